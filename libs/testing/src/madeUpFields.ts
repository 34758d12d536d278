import type { Field, Fields } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';

const everywhere: Field['in'] = [
  'create',
  'change',
  'import',
  'rest',
  'csv',
  'json',
  'event',
  'administration',
  'report',
  'merge',
];

/**
 * Fields that only the table of a system has, one of each kind that several systems may have. A test that imports this file first finds
 * them wherever the layers take their fields from the table.
 */
export const madeUpFields = {
  madeUpLine: { kind: 'line', label: 'Made-up line', longest: 60, in: everywhere },
  madeUpText: { kind: 'text', label: 'Made-up text', longest: 600, in: everywhere },
  madeUpCodes: { kind: 'codes', label: 'Made-up codes', in: everywhere },
} satisfies Fields;

Object.assign(systemFields, madeUpFields);
