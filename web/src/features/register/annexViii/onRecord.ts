import { type AnnexPoint, type AnnexSection, type AnnexSource, annexViii } from '@aicp/compliance/law/annexViii';
import { factInWords, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { formatDay } from '../../../ui/formatDate.ts';

/** The values that the product has for a system, by source. */
export type Known = Partial<Record<AnnexSource, string | null | undefined>>;

type Said = { source: AnnexSource; label: string; text: string };

export type PointOnRecord = Omit<AnnexPoint, 'beside'> & {
  /** "byHand": only a person can judge whether it is answered. */
  state: 'there' | 'part' | 'missing' | 'byHand';
  known: Said[];
  beside: Said[];
  missing: { source: AnnexSource; label: string }[];
};

const elsewhere: Partial<Record<AnnexSource, string>> = {
  name: 'System name',
  description: 'System description',
  organisation: 'Your organisation',
  class: 'AI Act class in the report',
};
const facts = new Map<AnnexSource, (typeof systemFacts)[number]>(systemFacts.map(fact => [fact.name, fact]));

const labelOf = (source: AnnexSource) => elsewhere[source] ?? facts.get(source)?.label ?? source;

function inWords(source: AnnexSource, value: string): string {
  const fact = facts.get(source);
  if (!fact) return value;
  return fact.kind === 'day' ? formatDay(value) : factInWords(fact.name, value);
}

/** Each point of a section, with its recorded and missing values. */
export function pointsOf(section: AnnexSection, known: Known): PointOnRecord[] {
  const said = (sources: readonly AnnexSource[] = []): Said[] =>
    sources.flatMap(source => {
      const value = known[source];
      return value ? [{ source, label: labelOf(source), text: inWords(source, value) }] : [];
    });
  return annexViii[section].points.map((point: AnnexPoint) => {
    const there = said(point.needs);
    const missing = point.needs.filter(source => !known[source]).map(source => ({ source, label: labelOf(source) }));
    return { ...point, known: there, beside: said(point.beside), missing, state: stateOf(point, there.length) };
  });
}

function stateOf({ needs }: AnnexPoint, there: number): PointOnRecord['state'] {
  if (needs.length === 0) return 'byHand';
  if (there === 0) return 'missing';
  return there < needs.length ? 'part' : 'there';
}

type Duty = { id: string; binds?: boolean | null | undefined; status: string };

/** Whether a section applies to the organisation; 'open' if no report states it. */
export function annexSectionStatus(section: AnnexSection, duties: readonly Duty[]): 'asked' | 'notAsked' | 'open' {
  if (duties.length === 0) return 'open';
  const duty = duties.find(({ id }) => id === annexViii[section].duty);
  const isOwed = duty && duty.binds !== false && duty.status !== 'other_party' && duty.status !== 'not_applicable';
  return isOwed ? 'asked' : 'notAsked';
}
