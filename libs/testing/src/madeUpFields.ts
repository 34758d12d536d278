import { actionFields } from '@aicp/contracts/entities/action';
import { evidenceFields } from '@aicp/contracts/entities/evidence';
import type { Field, Fields } from '@aicp/contracts/entities/field';
import { linkFields } from '@aicp/contracts/entities/link';
import { organisationFields } from '@aicp/contracts/entities/organisation';
import { systemFields } from '@aicp/contracts/entities/system';
import { userFields } from '@aicp/contracts/entities/user';

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
 * Fields that exist only in the tables of entities, one of each kind. A test that imports this file first finds them wherever the layers
 * take their fields from a table.
 */
export const madeUpFields = {
  madeUpLine: { kind: 'line', label: 'Made-up line', longest: 60, in: everywhere },
  madeUpText: { kind: 'text', label: 'Made-up text', longest: 600, in: everywhere },
  madeUpCodes: { kind: 'codes', label: 'Made-up codes', in: everywhere },
} satisfies Fields;

for (const fields of [systemFields, actionFields, evidenceFields, linkFields, organisationFields, userFields])
  Object.assign(fields, madeUpFields);
