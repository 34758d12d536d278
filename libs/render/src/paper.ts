import { changesTextDirection, isolatedIn } from '@aicp/contracts/isolated';

/** A few words in one look: a `blank` is left for people to fill, `sources` are the numbers of what a sentence rests on. */
export type Run = { text: string; look?: 'strong' | 'quiet' | 'blank' | 'sources' };

/** One line of a cell or a paragraph; it may take several on paper. */
export type Line = readonly Run[];

export type Cell = readonly Line[];

type Column = {
  title: string;
  /** Of the width, in percent; all of a table's are 100. */
  share: number;
  /** Figures stand at the right. */
  isFigure?: boolean;
};

/** A score from 0 to 100 as the screen draws it: risk on half a circle, compliance on a whole one. */
export type Dial = {
  shape: 'gauge' | 'ring';
  name: string;
  score: number;
  words: string;
  tone: 'high' | 'medium' | 'low';
  /** The limits of the bands. */
  thresholds: readonly number[];
};

export type Block =
  | { kind: 'lines'; lines: readonly Line[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly { label: string; cell: Cell }[] }
  /** The titles of the columns stand at the head of every page that the table goes over; a heading of its own takes the first one's place. */
  | { kind: 'table'; heading: string | null; columns: readonly Column[]; rows: readonly Cell[][] }
  /** What the text rests on, numbered from 1. */
  | { kind: 'sources'; rows: readonly { text: string; url: string | null }[] }
  /** Scores as drawings, each with its words under it. */
  | { kind: 'dials'; dials: readonly Dial[] }
  /** Lines for people to sign on. */
  | { kind: 'signatures'; rows: readonly { act: string; name: string; day: string }[] };

export type Section = {
  /** In HTML what a link can lead to. */
  id?: string;
  title: string;
  intro: string | null;
  blocks: readonly Block[];
  onNewPage?: boolean;
};

/** A report or a document as it is printed; HTML, PDF and DOCX are drawn from it and from nothing else. */
export type Paper = {
  /** Of the file. */
  title: string;
  /** ISO date: files bear it as the time they were made. */
  day: string;
  /** Over the heading: what kind of paper it is. */
  kind?: string;
  heading: string;
  description: readonly Line[];
  facts: readonly { label: string; cell: Cell }[];
  /** Above everything else. */
  warning?: { title: string; lines: readonly Line[] } | null;
  sections: readonly Section[];
  /** At the head of every page but the first, and at the foot of all. */
  head: string;
  foot: string;
  /** A page of its own before the first: for the author alone. */
  cover?: { title: string; lines: readonly string[] } | null;
  /** A sentence on top, and small at the head of every page. */
  mark?: string | null;
};

/** A picture for a file that must not load anything. */
export function dataUrl({ kind, base64 }: { kind: 'png' | 'jpg'; base64: string }): string {
  return `data:image/${kind === 'jpg' ? 'jpeg' : 'png'};base64,${base64}`;
}

/** The colour of the mark, which is small: a board can read the page. */
export const MARK_COLOUR = '#93510a';

/** More columns than these do not fit on paper. */
const MAX_COLUMNS = 5;

/** Tables with more columns than fit on a page, a row at a time: each as facts, with the titles of the columns as labels. */
export function foldedTable({ columns, rows }: Extract<Block, { kind: 'table' }>): Paper['facts'][] | null {
  if (columns.length <= MAX_COLUMNS) return null;
  return rows.map(row => row.map((cell, at) => ({ label: columns[at]?.title ?? '', cell })));
}

export const line = (...parts: readonly (string | Run | null)[]): Line =>
  parts.filter(part => part !== null).map(part => (typeof part === 'string' ? { text: part } : part));

export const strong = (text: string): Run => ({ text, look: 'strong' });
export const quiet = (text: string): Run => ({ text, look: 'quiet' });

/** "1 gap", "2 gaps" */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Whole euros, as the law writes its amounts. */
export const euros = (amount: number): string => `€${Math.round(amount).toLocaleString('en-GB')}`;

/** Percent of the width, for what is read and for where it stands. */
export const WIDE = 70;
export const NARROW = 30;

/** Half of a surrogate pair, what XML does not allow, and what turns the direction of the text around it. */
const UNPRINTABLE = /[\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]|(?!\n)\p{Cc}/gu;

/** Replaces every text in data. */
function withTexts<Value>(value: Value, other: (text: string) => string): Value {
  if (typeof value === 'string') return other(value) as Value;
  if (Array.isArray(value)) return value.map(part => withTexts(part, other)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTexts(part, other)])) as Value;
}

/** The same data with texts that every format can hold: without control characters, and with plain line breaks. */
export const printable = <Value>(value: Value): Value =>
  withTexts(value, text =>
    text
      .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replaceAll('\t', ' ')
      .replaceAll(UNPRINTABLE, ''),
  );

/** Puts isolates around what people typed from right to left in a paper: the names at its head, or else a whole text. */
export function isolatedPaper({ title, ...shown }: Paper): Paper {
  const names = shown.facts.flatMap(({ cell }) => cell.flat().map(({ text }) => text)).filter(changesTextDirection);
  return { title, ...withTexts(shown, text => isolatedIn(names, text)) };
}
