import { longDate } from '@aicp/compliance/law/calendar';
import type { Blank, Block, Field, Item, Section, Statement } from './document.ts';
import { answersOf, type Facts } from './facts.ts';
import { sourceOf } from './sources.ts';

export type Writer = ReturnType<typeof writer>;

/** The words that templates are written with. Each makes an item that stands on sources, or leaves a blank. */
export function writer(facts: Facts) {
  const answers = answersOf(facts);

  /** A statement; every source must exist, and one that does not is a mistake in a template. */
  function say(text: string, ...sources: string[]): Statement {
    for (const id of sources) if (!sourceOf(facts, id)) throw new RangeError(`"${text}" names no source: ${id}`);
    return { text, sources };
  }

  /** What the law asks. Where it does not apply yet, the sentence is followed by the day from which it does. */
  function law(text: string, ...ids: string[]): Statement {
    const statement = say(text, ...ids.map(id => `law.${id}`));
    const starts = statement.sources.map(id => sourceOf(facts, id)?.appliesFrom ?? '').toSorted();
    const latest = starts.at(-1) ?? '';
    return latest > facts.today ? { ...statement, text: `${text} This applies from ${longDate(latest)}.` } : statement;
  }

  /** A place that only people can fill, with the law that asks for it. */
  const blank = (id: string, needed: string, ...ids: string[]): Blank => ({
    blank: id,
    needed,
    sources: say(needed, ...ids.map(law => `law.${law}`)).sources,
  });

  /** What a field of the system or the account says; a blank where it is empty. */
  function known(id: string, needed: string, sentence: (text: string) => string = text => text): Item {
    const source = sourceOf(facts, id);
    return source ? say(sentence(source.text), id) : blank(id, needed);
  }

  /**
   * What an answer means, in the words for readers. An answer without words here (nothing in place, not sure) leaves a
   * blank: a document never says of something missing that it is there.
   */
  function answered(questionId: string, words: Readonly<Record<string, string>>, needed: string): Item {
    const text = words[answers[questionId] ?? ''];
    return text ? say(text, `answer.${questionId}`) : blank(questionId, needed, questionId);
  }

  /** Question and answer as they stand in the assessment. */
  function quoted(questionId: string): Item {
    const source = sourceOf(facts, `answer.${questionId}`);
    return source ? say(source.text, source.id) : blank(questionId, 'the answer to this question', questionId);
  }

  /** The files that support an answer. */
  const files = (questionId: string): Item[] =>
    facts.evidence
      .filter(({ supports }) => supports === questionId)
      .map(({ id, name }) => say(`Evidence: ${name}.`, `evidence.${id}`));

  const is = (questionId: string, ...options: string[]) => options.includes(answers[questionId] ?? '');

  return { facts, say, law, blank, known, answered, quoted, files, is };
}

export function section(id: string, title: string, ...blocks: (Block | undefined)[]): Section {
  const written = blocks.filter(block => block !== undefined);
  return { id, title, blocks: written.filter(block => block.kind !== 'items' || block.items.length > 0) };
}

/** Paragraphs, in their order; what is undefined is left out. */
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
