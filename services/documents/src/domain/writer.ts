import { bankOf } from '@aicp/compliance/banks/banks';
import { longDate } from '@aicp/compliance/law/calendar';
import { countedAnswers } from '@aicp/compliance/scoring/applicable';
import type { Duty } from '@aicp/compliance/scoring/verdict';
import type { Blank, Block, Field, Item, Section, Statement } from './document.ts';
import { answersOf, type Facts } from './facts.ts';
import { type SharedBlank, sharedBlanks } from './sharedBlanks.ts';
import { sourceOf } from './sources.ts';

export type Writer = ReturnType<typeof writer>;

/**
 * The vocabulary of templates. Each function creates an item with sources, or a blank. A section is written if one of its duties applies,
 * and states "in place" only if the duty is met.
 */
export function writer(facts: Facts) {
  const { result } = facts;
  const duties = new Map(result.duties.map(duty => [duty.id, duty]));
  /** The day of the assessment, to which "applies" and "due" refer. */
  const day = facts.completedAt.toISOString().slice(0, 10);

  /** A statement; a source that does not exist is a mistake in a template. */
  function say(text: string, ...sources: string[]): Statement {
    for (const id of sources)
      if (!sourceOf(facts, id)) throw new RangeError(`"${text}" cites an unknown source: ${id}`);
    return { text, sources };
  }

  /** A requirement of the law. If it does not apply yet, the date from which it does follows. */
  function law(text: string, ...ids: string[]): Statement {
    const statement = say(text, ...ids.map(id => `law.${id}`));
    const starts = statement.sources.map(id => sourceOf(facts, id)?.appliesFrom ?? '').toSorted();
    return withDay(statement, starts.at(-1));
  }

  /** A sentence based on duties. If none of them applies yet, it states from when. */
  function dutySays(text: string, ...ids: readonly string[]): Statement {
    const starts = ids.map(id => duties.get(id)?.from ?? '').toSorted();
    return withDay(say(text, ...basis(...ids)), starts[0]);
  }

  function withDay(statement: Statement, day = ''): Statement {
    return day > facts.today
      ? { ...statement, text: `${statement.text} This applies from ${longDate(day)}.` }
      : statement;
  }

  /** Whether one of these duties applies to the organisation, or may apply; unknown counts as applying. */
  const owed = (...ids: readonly string[]) => ids.some(id => isOwed(duties.get(id)));
  /** Whether the duty applies and is met. */
  const met = (id: string) => owed(id) && duties.get(id)?.status === 'met';

  /** The duties that are in the verdict, as ids of sources. */
  const basis = (...ids: readonly string[]) => ids.filter(id => duties.has(id)).map(id => `duty.${id}`);

  /** A blank that only people can fill in. */
  const blank = (key: string, needed: string, ...ids: readonly string[]): Blank => ({
    blank: key,
    needed,
    sources: basis(...ids),
  });

  /** A blank that means the same in every document. */
  const open = (key: SharedBlank, ...ids: readonly string[]) => blank(key, sharedBlanks[key], ...ids);

  /** The sentence if a duty is met; a blank if it is not. Nothing if the duty does not apply. */
  function whereMet(id: string, text: string, key: SharedBlank): Item | undefined {
    if (!owed(id)) return undefined;
    return met(id) ? say(text, `duty.${id}`) : open(key, id);
  }

  /** The value of a field of the system or the account; a blank if empty. */
  function knownAs(id: string, key: SharedBlank): Item {
    const source = sourceOf(facts, id);
    return source ? say(source.text, id) : open(key);
  }

  /** The organisation, if the verdict gives it that role. Otherwise a blank: a supplier need not be the provider. */
  function provider(): Item {
    const role = result.roles.find(({ id }) => id === 'provider' || id === 'model-provider');
    return role && facts.organisation ? say(facts.organisation, 'organisation', `role.${role.id}`) : open('provider');
  }

  /** Counted answers only: those to questions that do not apply have no effect here. */
  const answers = countedAnswers(bankOf(facts.bankVersion), answersOf(facts));
  /** Whether a fact applies, or may apply. */
  const maybe = (questionId: string) => answers[questionId] === 'yes' || answers[questionId] === 'unsure';

  return {
    facts,
    result,
    day,
    duties,
    answers,
    say,
    law,
    dutySays,
    blank,
    open,
    knownAs,
    provider,
    whereMet,
    maybe,
    owed,
    met,
    basis,
  };
}

function isOwed(duty: Duty | undefined): boolean {
  return (
    duty !== undefined && duty.binds !== false && duty.status !== 'other_party' && duty.status !== 'not_applicable'
  );
}

export function section(id: string, title: string, ...blocks: (Block | undefined)[]): Section {
  const written = blocks.filter(block => block !== undefined);
  return { id, title, blocks: written.filter(block => block.kind !== 'items' || block.items.length > 0) };
}

/** Paragraphs in this order, without undefined ones. */
export function items(...items: (Item | undefined)[]): Block {
  return { kind: 'items', items: items.filter(item => item !== undefined) };
}

/** Labelled values. */
export function fields(...entries: [label: string, item: Item][]): Block {
  return { kind: 'fields', fields: entries.map(([label, item]): Field => ({ label, item })) };
}

export function table(columns: string[], rows: Item[][]): Block {
  return { kind: 'table', columns, rows };
}
