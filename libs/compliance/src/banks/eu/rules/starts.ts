import { longDate } from '../../../law/calendar.ts';
import type { Citation } from '../../../law/citation.ts';
import type { DutyState } from '../../../scoring/verdict.ts';
import { type Cite, cite } from '../cite.ts';
import { dateOf, type LegalDateId } from '../dates.ts';
import type { Start } from '../duty.ts';
import { all, annexIA, annexIII, annexIIIBinds, is, liveSearch, not } from '../facts.ts';
import { always, type Case, firstOf, type Row } from './case.ts';

/** From when a duty binds this system, and whether it does only on a condition. */
export type Begin = { from: string; state: DutyState };

type Transition = Row<{
  from: LegalDateId | 'high-risk';
  conditional?: true;
  source: Cite;
  say(begins: string): string;
}>;

/** Art. 111(1) and (2): what earlier systems owe, and when. First match. */
export const transitions: readonly Transition[] = [
  {
    when: is('m-x', 'yes'),
    from: 'annex-x',
    source: ['Art. 111(1)', 'annex-x'],
    say: begins => `As a part of a large-scale EU information system it must comply by ${begins} (Art. 111(1)).`,
  },
  {
    when: is('m-chg', 'yes', 'unsure'),
    from: 'high-risk',
    source: ['Art. 111(2)'],
    say: begins =>
      `The system was on the market before, and a significant change of its design is planned, likely or not ruled out: its duties apply from that change, ${begins} at the earliest (Art. 111(2)).`,
  },
  {
    when: is('m-pub', 'yes', 'unsure'),
    from: 'legacy-public',
    source: ['Art. 111(2)', 'legacy-public'],
    say: begins =>
      `The system was on the market before and is intended for public authorities, or may be: providers and deployers must comply by ${begins} (Art. 111(2)).`,
  },
  {
    when: is('m-pub', 'no'),
    from: 'high-risk',
    conditional: true,
    source: ['Art. 111(2)'],
    say: begins =>
      `The system was on the market before ${begins}: the duties of high-risk systems bind only if its design changes significantly after that day (Art. 111(2)). Article 5 is not affected, and neither, as the guidelines read it, is Article 50.`,
  },
];

/** The day on which Chapter III begins for the system: Annex III goes before Annex I (both: reasoned from the text). */
export function highRiskDay({ says }: Case): LegalDateId {
  return says(annexIIIBinds) || says(all(annexIII, not(annexIA))) ? 'annex-iii' : 'annex-i';
}

/** The transition of Art. 111(1) or (2) that fits the system, with its sentence. */
export function transitionOf(given: Case): { text: string; citation: Citation; date: string } | undefined {
  const row = firstOf(transitions, given);
  if (!row) return undefined;
  const date = dateOf(row.from === 'high-risk' ? highRiskDay(given) : row.from);
  return { text: row.say(longDate(date)), citation: cite(row.source), date };
}

const fixed: Record<Exclude<Start, 'high-risk' | 'lawful-use' | 'exception'>, readonly Row<{ from: LegalDateId }>[]> = {
  literacy: [{ when: always, from: 'chapters-1-and-2' }],
  'sensitive-data': [{ when: always, from: 'omnibus' }],
  transparency: [{ when: always, from: 'general' }],
  marking: [
    { when: is('m-gen', 'yes'), from: 'legacy-marking' },
    { when: always, from: 'general' },
  ],
  supply: [
    { when: all(annexIA, not(annexIIIBinds)), from: 'annex-i' },
    { when: always, from: 'annex-iii' },
  ],
  model: [
    { when: is('g-when', 'yes'), from: 'legacy-gpai' },
    { when: always, from: 'gpai-and-penalties' },
  ],
};

/** When a duty begins for this system, and how it stands on the report's day. */
export function beginOf(start: Start, given: Case): Begin {
  // Of a system under the exception nobody asks whether it is an earlier one, so that the transitions never soften a claim of it.
  if (start === 'exception') return stateOn(dateOf(highRiskDay(given)), given);
  // What makes live identification lawful has been its condition since the prohibition began (Art. 5(2)), whatever Art. 111 says.
  if (start === 'lawful-use' && given.says(liveSearch)) return stateOn(dateOf('chapters-1-and-2'), given);
  if (start !== 'high-risk' && start !== 'lawful-use')
    return stateOn(dateOf(firstOf(fixed[start], given)?.from ?? 'annex-iii'), given);
  const row = firstOf(transitions, given);
  const from = dateOf(!row || row.from === 'high-risk' ? highRiskDay(given) : row.from);
  return row?.conditional ? { from, state: 'conditional' } : stateOn(from, given);
}

/** A date on the report's day: in force once it has come. */
export function stateOn(from: string, { today }: Case): Begin {
  return { from, state: from <= today ? 'in_force' : 'due' };
}
