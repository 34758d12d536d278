import { fieldsOf, type ValueOf } from './field.ts';

export const EVIDENCE_KINDS = [
  'policy',
  'procedure',
  'testReport',
  'contract',
  'trainingRecord',
  'logSample',
  'minutes',
  'certificate',
  'other',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export const EVIDENCE_LINK_KINDS = ['duty', 'answer', 'qms', 'action', 'record', 'organisation'] as const;
export type EvidenceLinkKind = (typeof EVIDENCE_LINK_KINDS)[number];

/** Whether a link belongs to the organisation and not to one of its systems. */
export const isOrganisationLink = (kind: EvidenceLinkKind) => kind === 'record' || kind === 'organisation';

/** The editable description of a file; the file itself never changes. */
export const evidenceFields = fieldsOf({
  title: {
    kind: 'line',
    label: 'Title',
    longest: 200,
    help: 'Defaults to the file name without its extension',
    in: ['create', 'change', 'rest'],
  },
  kind: {
    kind: 'choice',
    label: 'Kind',
    options: EVIDENCE_KINDS,
    help: 'Defaults to other',
    in: ['create', 'change', 'rest'],
  },
  note: { kind: 'text', label: 'Note', longest: 1_000, in: ['create', 'change', 'rest'] },
  // The first and the last day of its validity.
  effectiveFrom: { kind: 'day', label: 'Effective from', in: ['create', 'change', 'rest'] },
  validUntil: { kind: 'day', label: 'Valid until', in: ['create', 'change', 'rest'] },
  owner: {
    kind: 'member',
    label: 'Owner',
    help: 'The member who is reminded before the file expires; defaults to the person who added it',
    in: ['create', 'change', 'rest'],
  },
});

export type EvidenceFields = { [Name in keyof typeof evidenceFields]: ValueOf<(typeof evidenceFields)[Name]> };
