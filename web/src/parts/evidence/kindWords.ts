import { EVIDENCE_KINDS, type EvidenceKind } from '@aicp/contracts/entities/evidence';

const words: Record<EvidenceKind, string> = {
  policy: 'Policy',
  procedure: 'Procedure',
  testReport: 'Test report',
  contract: 'Contract',
  trainingRecord: 'Training record',
  logSample: 'Log sample',
  minutes: 'Minutes',
  certificate: 'Certificate',
  other: 'Other',
};

/** The kinds of evidence files with their names, in the order of lists. */
export const kindWords = EVIDENCE_KINDS.map(kind => [kind, words[kind]] as const);

export const kindWord = (kind: string): string => words[kind as EvidenceKind] ?? kind;
