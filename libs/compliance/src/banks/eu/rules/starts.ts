import type { Citation } from '../../../law/citation.ts';
import type { DutyState } from '../../../scoring/verdict.ts';
import { type Cite, cite } from '../cite.ts';
import { euLegalDateOf, type LegalDateId, longDateOf } from '../dates.ts';
import type { Start } from '../duty.ts';
import { all, annexIA, annexIII, annexIIIBinds, is, isPlanned, liveSearch, not } from '../facts.ts';
import { always, type Case, firstOf, type Row } from './case.ts';

/**
 * The start of a duty for this system, and its state on the report's date. `from` is null if a change of the system decides instead of a
 * date: the calendar never makes such a duty apply.
 */
export type Begin = {
  from: string | null;
  state: DutyState;
  /** The start in words, if a date alone is not enough, with its provision. */
  words?: string;
  by?: string;
};

type Days = {
  /** The day on which the duties begin for systems that are new, in its long form. */
  begins: string;
  /** Whether the day of the row has come: by it, or since it. */
  hasCome: boolean;
};

type Transition = Row<{
  from: LegalDateId | 'high-risk' | 'change';
  conditional?: true;
  source: Cite;
  say(days: Days): string;
  /** The start in words for rows, gaps, actions, fines and deadlines. */
  words?(days: Days): string;
}>;

const publicDay = () => longDateOf('legacy-public');
const atTheEarliest = ({ begins }: Days) => `from the significant change of its design, ${begins} at the earliest`;
const inAnyCase = (days: Days) =>
  days.hasCome ? `since ${publicDay()}` : `${atTheEarliest(days)}, and by ${publicDay()} in any case`;
const planned = is('m-chg', 'yes', 'unsure');

/** Art. 111(1) and (2): what earlier systems owe, and when. First match. */
export const transitions: readonly Transition[] = [
  {
    when: is('m-x', 'yes'),
    from: 'annex-x',
    source: ['Art. 111(1)', 'annex-x'],
    say: ({ hasCome }) =>
      `As part of a large-scale EU information system it ${hasCome ? 'has had to comply since' : 'must comply by'} ${longDateOf('annex-x')} (Art. 111(1)).`,
  },
  {
    when: is('m-chg', 'happened'),
    from: 'change',
    source: ['Art. 111(2)'],
    say: ({ begins }) =>
      `The system was on the market before ${begins}, and its design has changed significantly on or after that date. Its duties have applied since that change (Art. 111(2)). Record the date of the change among the facts of the system.`,
    words: () => 'since the significant change of its design',
  },
  {
    when: all(planned, is('m-pub', 'yes', 'unsure')),
    from: 'legacy-public',
    source: ['Art. 111(2)', 'legacy-public'],
    say: days =>
      `The system was on the market before and is, or may be, intended for public authorities. A significant change of its design is planned, likely or not ruled out, so its duties apply ${inAnyCase(days)} (Art. 111(2)).`,
    words: inAnyCase,
  },
  {
    when: planned,
    from: 'high-risk',
    source: ['Art. 111(2)'],
    say: days =>
      `The system was on the market before, and a significant change of its design is planned, likely or not ruled out: its duties apply ${atTheEarliest(days)} (Art. 111(2)).`,
    words: atTheEarliest,
  },
  {
    when: is('m-pub', 'yes', 'unsure'),
    from: 'legacy-public',
    source: ['Art. 111(2)', 'legacy-public'],
    say: ({ hasCome }) =>
      `The system was on the market before and is, or may be, intended for public authorities: providers and deployers ${hasCome ? 'have had to comply since' : 'must comply by'} ${publicDay()} (Art. 111(2)).`,
  },
  {
    when: is('m-pub', 'no'),
    from: 'high-risk',
    conditional: true,
    source: ['Art. 111(2)'],
    say: ({ begins }) =>
      `The system was on the market before ${begins}: the duties of high-risk systems apply only if its design changes significantly on or after that date (Art. 111(2)). Article 5 is not affected; nor, as the guidelines read it, is Article 50.`,
  },
];

/** The start of Chapter III for the system: Annex III before Annex I (both: reasoned from the text). */
export function highRiskLegalDateOf({ says }: Case): LegalDateId {
  return says(annexIIIBinds) || says(all(annexIII, not(annexIA))) ? 'annex-iii' : 'annex-i';
}

/** The transition of Art. 111(1) or (2) for the system, with its sentence. Its date is null if a change has decided. */
export function transitionOf(given: Case): { text: string; citation: Citation; date: string | null } | undefined {
  const row = firstOf(transitions, given);
  return row && { text: row.say(daysOf(row, given)), citation: cite(row.source), date: dayOf(row, given) };
}

function dayOf({ from }: Transition, given: Case): string | null {
  if (from === 'change') return null;
  return euLegalDateOf(from === 'high-risk' ? highRiskLegalDateOf(given) : from);
}

function daysOf(row: Transition, given: Case): Days {
  const day = dayOf(row, given);
  return { begins: longDateOf(highRiskLegalDateOf(given)), hasCome: day !== null && day <= given.today };
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

/** The start of applicable duties for a system that is neither on the market nor in use. */
export const BEFORE_USE = 'before it is placed on the market, put into service or first used';

/** The start of a duty for this system, and its state on the report's date: nothing applies to a planned one. */
export function beginOf(start: Start, given: Case): Begin {
  const begin = ordinaryBegin(start, given);
  // A model is supplied independently of any planned system on it.
  if (begin.state !== 'in_force' || start === 'model' || !given.says(isPlanned)) return begin;
  return { from: null, state: 'due', words: BEFORE_USE, by: 'Art. 113' };
}

function ordinaryBegin(start: Start, given: Case): Begin {
  // Systems under the exception in Art. 6(3) get no transition period: the questionnaire does not ask whether they were on the market
  // earlier.
  if (start === 'exception') return stateOn(euLegalDateOf(highRiskLegalDateOf(given)), given);
  // The conditions of live identification apply since the prohibition began (Art. 5(2)), whatever Art. 111 says.
  if (start === 'lawful-use' && given.says(liveSearch)) return stateOn(euLegalDateOf('chapters-1-and-2'), given);
  if (start !== 'high-risk' && start !== 'lawful-use')
    return stateOn(euLegalDateOf(firstOf(fixed[start], given)?.from ?? 'annex-iii'), given);
  const row = firstOf(transitions, given);
  if (!row) return stateOn(euLegalDateOf(highRiskLegalDateOf(given)), given);
  if (row.conditional) return { from: dayOf(row, given) ?? '', state: 'conditional' };
  const words = row.words && { words: row.words(daysOf(row, given)), by: 'Art. 111(2)' };
  const ordinary = stateOn(euLegalDateOf(highRiskLegalDateOf(given)), given);
  // A change cannot start a duty that had not started for new systems; a planned one starts nothing.
  if (row.from === 'change')
    return ordinary.state === 'in_force' ? { from: null, state: 'in_force', ...words } : ordinary;
  if (row.from === 'high-risk') return { from: null, state: 'due', ...words };
  return { ...stateOn(euLegalDateOf(row.from), given), ...words };
}

/** A date on the report's day: in force once it has come. */
export function stateOn(from: string, { today }: Case): Begin & { from: string } {
  return { from, state: from <= today ? 'in_force' : 'due' };
}
