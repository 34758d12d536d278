import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import type { ReportProof } from '@aicp/contracts/dutyProof';
import { provedDuties } from '@aicp/contracts/provedDuties';

type Cell = string | number | boolean | null;

/** A report as rows: the kind of the row first, with columns empty that a kind does not have. */
const COLUMNS = [
  'kind',
  'id',
  'questionId',
  'title',
  'answer',
  'why',
  'status',
  'binds',
  'state',
  'from',
  'due',
  'severity',
  'goodPractice',
  'tier',
  'who',
  'owner',
  'proof',
  'proofAsOf',
] as const;

const CITATION = ['label', 'instrument', 'article', 'url', 'asOf', 'checkedOn', 'confidence', 'appliesFrom'] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], Cell>> & {
  citation: Record<(typeof CITATION)[number], string | null>;
};

/**
 * The table of a report's duties, gaps, actions and answers, with a header row.
 * @param proof stored next to the report, not in it; null leaves its columns empty
 */
export function reportRows({ duties, gaps, actions, answers }: CanonicalReport, proof: ReportProof | null): Cell[][] {
  const rows: Row[] = [
    ...provedDuties(duties, proof).map(duty => ({ kind: 'duty', proofAsOf: duty.proof && proof?.asOf, ...duty })),
    ...gaps.map(({ text, appliesFrom, ...gap }) => ({
      kind: 'gap',
      title: text,
      from: appliesFrom,
      ...gap,
      id: gap.dutyId,
    })),
    ...actions.map(({ text, appliesFrom, ...action }) => ({
      kind: 'action',
      title: text,
      from: appliesFrom,
      ...action,
    })),
    ...answers.map(({ question, text, ...answer }) => ({ kind: 'answer', title: question, ...answer, answer: text })),
  ];
  return [
    [...COLUMNS, ...CITATION.map(name => `citation.${name}`)],
    ...rows.map(row => [...COLUMNS.map(name => row[name] ?? null), ...CITATION.map(name => row.citation[name])]),
  ];
}
