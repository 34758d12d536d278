import { fieldsOf, type ValueOf } from './field.ts';

/** What people say of a file, which they may change; the file itself never changes. */
export const evidenceFields = fieldsOf({
  note: { kind: 'text', label: 'Note', longest: 1_000, in: ['create', 'change'] },
  // The first and the last day on which it counts.
  effectiveFrom: { kind: 'day', label: 'Effective from', in: ['create', 'change'] },
  validUntil: { kind: 'day', label: 'Valid until', in: ['create', 'change'] },
});

export type EvidenceFields = { [Name in keyof typeof evidenceFields]: ValueOf<(typeof evidenceFields)[Name]> };
