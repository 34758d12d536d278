import { bankOf } from '@aicp/compliance/banks/banks';
import { longDate } from '@aicp/compliance/law/calendar';
import { countedAnswers } from '@aicp/compliance/scoring/applicable';
import type { Duty, DutyStatus, Verdict } from '@aicp/compliance/scoring/verdict';
import type { Blank, Item, Statement } from '../document.ts';
import { answersOf, type Facts } from '../facts.ts';
import { writer } from '../writer.ts';
import { type SharedBlank, sharedBlanks } from './sharedBlanks.ts';

/** What a document is written from after an assessment on an adaptive bank. */
export type VerdictFacts = Facts & { result: Verdict };

export type VerdictWriter = ReturnType<typeof verdictWriter>;

export const statusWords: Readonly<Record<DutyStatus, string>> = {
  met: 'Met',
  partly: 'Partly',
  open: 'Open',
  unknown: 'Not known',
  not_applicable: 'Not applicable',
  other_party: "The other party's",
};

/** The words of a writer, with those for duties: a section is written where a duty is owed, and says "in place" only where it is met. */
export function verdictWriter(facts: VerdictFacts) {
  const write = writer(facts);
  const { result } = facts;
  const duties = new Map(result.duties.map(duty => [duty.id, duty]));
  /** The day of the assessment: what is in force or due is so on that day. */
  const day = facts.completedAt.toISOString().slice(0, 10);

  /** Whether the organisation owes one of these duties, or may owe it: what is not known is not left out. */
  const owed = (...ids: readonly string[]) => ids.some(id => isOwed(duties.get(id)));
  /** Whether the duty is owed and done. */
  const met = (id: string) => owed(id) && duties.get(id)?.status === 'met';

  /** Those of the duties that are in the verdict, as ids of sources. */
  const basis = (...ids: readonly string[]) => ids.filter(id => duties.has(id)).map(id => `duty.${id}`);

  /** A sentence that rests on duties. Where none of them applies yet, it says from when. */
  function dutySays(text: string, ...ids: readonly string[]): Statement {
    const statement = write.say(text, ...basis(...ids));
    const [first = ''] = ids.map(id => duties.get(id)?.from ?? '').toSorted();
    return first > facts.today ? { ...statement, text: `${text} This applies from ${longDate(first)}.` } : statement;
  }

  /** A place that only people can fill, which means the same wherever it stands. */
  const open = (key: SharedBlank, ...ids: readonly string[]): Blank => ({
    blank: key,
    needed: sharedBlanks[key],
    sources: basis(...ids),
  });

  /** A place of one section. */
  const blank = (key: string, needed: string, ...ids: readonly string[]): Blank => ({
    blank: key,
    needed,
    sources: basis(...ids),
  });

  /** What is said where a duty is met; a place to complete where it is not. Nothing where it is not owed. */
  function whereMet(id: string, text: string, key: SharedBlank): Item | undefined {
    if (!owed(id)) return undefined;
    return met(id) ? write.say(text, `duty.${id}`) : open(key, id);
  }

  const knownAs = (id: string, key: SharedBlank): Item => {
    const item = write.known(id, sharedBlanks[key]);
    return 'blank' in item ? open(key) : item;
  };

  /** Those that count: an answer to a question that does not apply is kept elsewhere, and says nothing here. */
  const answers = countedAnswers(bankOf(facts.bankVersion), answersOf(facts));
  /** Whether a fact is so, or may be. */
  const maybe = (questionId: string) => answers[questionId] === 'yes' || answers[questionId] === 'unsure';

  return {
    ...write,
    blank,
    open,
    knownAs,
    facts,
    result,
    day,
    duties,
    answers,
    maybe,
    owed,
    met,
    basis,
    dutySays,
    whereMet,
  };
}

function isOwed(duty: Duty | undefined): boolean {
  return (
    duty !== undefined && duty.binds !== false && duty.status !== 'other_party' && duty.status !== 'not_applicable'
  );
}
