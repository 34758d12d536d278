import { longDate, stateOf } from '../../law/calendar.ts';
import type { Duty, DutyState, DutyStatus } from '../../scoring/verdict.ts';
import { certainly, type Facts, mayBe } from './facts.ts';
import { itemLaws } from './itemLaw.ts';
import type { Item } from './rating.ts';
import { ukCitation } from './ukCitation.ts';
import { ukMeasures } from './ukMeasures.ts';

const STATUS: Readonly<Record<string, DutyStatus>> = {
  implemented: 'met',
  partial: 'partly',
  none: 'open',
  unsure: 'unknown',
  // Not asked, because a fact rules it out.
  '': 'not_applicable',
};

/** The provision that an item is cited by: the first that binds, or what is behind its question. */
export function citationOf({ laws, question }: Item) {
  const [first] = laws;
  return first ? ukCitation(first.cite) : question.citation;
}

/** The labels of all provisions that bind an item. */
export const lawsOf = ({ laws }: Item): string[] => laws.map(({ cite }) => cite[2]);

/** Whether law binds an item; null while that depends on a fact that is not known. */
export function bindsOf({ laws }: Item, facts: Facts): boolean | null {
  if (laws.some(({ needs }) => certainly(facts, ...needs))) return true;
  return laws.length > 0 ? null : false;
}

/** The row of an item in the table of duties. */
export function dutyOf(item: Item, facts: Facts, today: string): Duty {
  const { question, answer } = item;
  const citation = citationOf(item);
  const binds = bindsOf(item, facts);
  return {
    id: question.id,
    questionId: question.id,
    title: `${question.principle}: ${ukMeasures[question.id]?.title ?? ''}`,
    citation,
    binds,
    who: 'your organisation',
    why: whyOf(item, facts),
    from: binds === false ? null : citation.appliesFrom,
    state: binds === false ? null : stateOn(citation.appliesFrom, today),
    status: STATUS[answer] ?? 'unknown',
    tier: null,
    owner: ukMeasures[question.id]?.owner ?? null,
    evidence: [],
  };
}

export function stateOn(from: string | null, today: string): DutyState {
  return from === null || stateOf(from, today).state === 'in force' ? 'in_force' : 'due';
}

/** Since when a provision applies, or from when, in words that stay true when they are read later. */
export function whenOf(from: string | null, today: string): string {
  if (from === null) return `in force on ${longDate(today)}`;
  return stateOn(from, today) === 'in_force' ? `in force since ${longDate(from)}` : `applies from ${longDate(from)}`;
}

function whyOf(item: Item, facts: Facts): string {
  if (!item.answer)
    return 'It concerns only significant decisions without meaningful human involvement, which the answers rule out.';
  const { laws, policy } = itemLaws[item.question.id] ?? { laws: [] };
  const binding = laws.filter(({ needs }) => mayBe(facts, ...needs));
  const sentences = binding.map(({ cite, because, needs }) =>
    certainly(facts, ...needs)
      ? `${cite[2]} binds, because ${because}.`
      : `${cite[2]} may bind: it does if ${because}, which is not known yet.`,
  );
  const expected = policy && mayBe(facts, ...policy.needs) ? [policy.text] : [];
  if (sentences.length > 0) return [...sentences, ...expected].join(' ');
  return [
    'No law asks for it here; the principle is guidance that regulators expect to be followed.',
    ...expected,
  ].join(' ');
}
