import { longDate, stateOf } from '../../law/calendar.ts';
import type { Question } from '../../scoring/question.ts';
import type { Duty, DutyState, DutyStatus } from '../../scoring/verdict.ts';
import { certainly, type Facts, isInUse, mayBe } from './facts.ts';
import { itemLaws } from './itemLaw.ts';
import type { Item } from './rating.ts';
import { type Cite, ukCitation } from './ukCitation.ts';
import { ukMeasures } from './ukMeasures.ts';

const STATUS: Readonly<Record<string, DutyStatus>> = {
  implemented: 'met',
  partial: 'partly',
  none: 'open',
  unsure: 'unknown',
  // Not asked, because a fact rules it out.
  '': 'not_applicable',
};

/** The guidance of each principle, on which an item rests that no law requires of this system. */
const guidance: Readonly<Record<NonNullable<Question['principle']>, Cite>> = {
  'Safety & Security': ['dsit', 'Principle 1: safety, security and robustness', 'DSIT guidance, principle 1'],
  Transparency: ['dsit', 'Principle 2: appropriate transparency and explainability', 'DSIT guidance, principle 2'],
  Fairness: ['dsit', 'Principle 3: fairness', 'DSIT guidance, principle 3'],
  Accountability: ['dsit', 'Principle 4: accountability and governance', 'DSIT guidance, principle 4'],
  Contestability: ['dsit', 'Principle 5: contestability and redress', 'DSIT guidance, principle 5'],
};

/** The provision that an item is cited by: the first that applies, the guidance if none does, the law behind a question not asked. */
export function citationOf({ answer, laws, ofPolice, question }: Item) {
  const first = laws[0]?.cite ?? (answer && question.principle ? guidance[question.principle] : ofPolice?.cite);
  return first ? ukCitation(first) : question.citation;
}

/** The instrument of a label: "Equality Act 2010" of "Equality Act 2010 s. 149". */
const instrumentOf = (label: string) => label.split(/ (?=(?:Arts|Art\.|ss?\.|regs|reg\.|Part) |\()/)[0] ?? label;

/** The labels of all provisions that require an item, each instrument named once. */
export function lawsOf({ laws }: Item): string {
  const labels = laws.map(({ cite }) => cite[2]);
  const own = labels.filter((label, at) => labels.indexOf(label) === at);
  const shown = own.map((label, at) => {
    const instrument = instrumentOf(label);
    const isNamed = own.slice(0, at).some(earlier => instrumentOf(earlier) === instrument);
    return isNamed ? label.slice(instrument.length).trim() : label;
  });
  return shown.join('; ');
}

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
  const from = isInUse(facts) ? citation.appliesFrom : null;
  return {
    id: question.id,
    questionId: question.id,
    title: `${question.principle}: ${ukMeasures[question.id]?.title ?? ''}`,
    citation,
    binds,
    who: 'your organisation',
    why: whyOf(item, facts),
    from: binds === false ? null : from,
    state: binds === false ? null : stateOn(citation.appliesFrom, today, facts),
    status: STATUS[answer] ?? 'unknown',
    tier: null,
    owner: ukMeasures[question.id]?.owner ?? null,
    evidence: [],
  };
}

/** Nothing is in force yet for a system that is certainly not in use. */
export function stateOn(from: string | null, today: string, facts: Facts): DutyState {
  if (!isInUse(facts)) return 'due';
  return from === null || stateOf(from, today).state === 'in force' ? 'in_force' : 'due';
}

/** The due date of an action, in words that stay true later. */
export function dueTextOf(from: string | null, today: string, facts: Facts): string {
  if (!isInUse(facts)) return 'before first use';
  if (from === null) return `at once, in force on ${longDate(today)}`;
  const isPast = stateOn(from, today, facts) === 'in_force';
  return isPast ? `at once, in force since ${longDate(from)}` : `by ${longDate(from)}`;
}

function whyOf(item: Item, facts: Facts): string {
  const { laws, policies, unasked } = itemLaws[item.question.id] ?? { laws: [] };
  if (!item.answer) return unasked ?? '';
  const sentences = laws
    .filter(({ needs }) => mayBe(facts, ...needs))
    .map(({ cite, because, needs }) =>
      certainly(facts, ...needs)
        ? `Required by ${cite[2]}, because ${because}.`
        : `May be required by ${cite[2]}: it is not known yet whether ${because}.`,
    );
  const expected = (policies ?? []).flatMap(({ needs, text }) => (mayBe(facts, ...needs) ? [text] : []));
  if (sentences.length > 0) return [...sentences, ...expected].join(' ');
  return [
    'No law requires this here; the principle is guidance that regulators expect to be followed.',
    ...expected,
  ].join(' ');
}
