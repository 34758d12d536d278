import { changesTextDirection, isolatedIn } from '@aicp/contracts/isolated';

/** A few words in one style: a `blank` is left for people to fill in, `sources` are the numbers of a sentence's sources. */
export type Run = { text: string; look?: 'strong' | 'quiet' | 'blank' | 'sources' };

/** One line of a cell or a paragraph; it may wrap on paper. */
export type Line = readonly Run[];

export type Cell = readonly Line[];

type Column = {
  title: string;
  /** The share of the width, in percent; the shares of a table add up to 100. */
  share: number;
  /** Whether its values are right-aligned figures. */
  isFigure?: boolean;
};

/** A score from 0 to 100 as drawn on screen: risk as a half circle, compliance as a full one. */
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
  /** The column titles are repeated at the top of every page of the table; the table's own heading replaces the first one. */
  | { kind: 'table'; heading: string | null; columns: readonly Column[]; rows: readonly Cell[][] }
  /** The sources of the text, numbered from 1. */
  | { kind: 'sources'; rows: readonly { text: string; url: string | null }[] }
  /** Scores as drawings, each with its words below. */
  | { kind: 'dials'; dials: readonly Dial[] }
  /** Lines for people to sign on. */
  | { kind: 'signatures'; rows: readonly { act: string; name: string; day: string }[] };

export type Section = {
  /** The target of links in HTML. */
  id?: string;
  title: string;
  intro: string | null;
  blocks: readonly Block[];
  onNewPage?: boolean;
};

/** A report or a document in its printed form; HTML, PDF and DOCX are rendered only from it. */
export type Paper = {
  /** The title of the file. */
  title: string;
  /** ISO date, which files state as their creation time. */
  day: string;
  /** The kind of document, above the heading. */
  kind?: string;
  heading: string;
  description: readonly Line[];
  facts: readonly { label: string; cell: Cell }[];
  /** A warning above everything else. */
  warning?: { title: string; lines: readonly Line[] } | null;
  sections: readonly Section[];
  /** At the top of every page except the first, and at the bottom of all. */
  head: string;
  foot: string;
  /** A separate page before the first, for the author only. */
  cover?: { title: string; lines: readonly string[] } | null;
  /** A sentence at the top, repeated in small print at the top of every page. */
  mark?: string | null;
};

/** An embedded image, for files that must not load anything. */
export function dataUrl({ kind, base64 }: { kind: 'png' | 'jpg'; base64: string }): string {
  return `data:image/${kind === 'jpg' ? 'jpeg' : 'png'};base64,${base64}`;
}

/** The colour of the mark, which is small so that the page stays readable. */
export const MARK_COLOUR = '#93510a';

/** Wider tables do not fit on paper. */
const MAX_COLUMNS = 5;

/** Splits a table with too many columns for a page into its rows: each becomes a list of facts, with the column titles as labels. */
export function foldedTable({ columns, rows }: Extract<Block, { kind: 'table' }>): Paper['facts'][] | null {
  if (columns.length <= MAX_COLUMNS) return null;
  return rows.map(row => row.map((cell, at) => ({ label: columns[at]?.title ?? '', cell })));
}

export const line = (...parts: readonly (string | Run | null)[]): Line =>
  parts.filter(part => part !== null).map(part => (typeof part === 'string' ? { text: part } : part));

export const strong = (text: string): Run => ({ text, look: 'strong' });
export const quiet = (text: string): Run => ({ text, look: 'quiet' });

/** Formats a count: "1 gap", "2 gaps". */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Formats whole euros, as the law writes its amounts. */
export const euros = (amount: number): string => `€${Math.round(amount).toLocaleString('en-GB')}`;

/** Percent of the width, for a column of text and for one of its place. */
export const WIDE = 70;
export const NARROW = 30;

/** Half a surrogate pair, characters that XML does not allow, and those that change the text direction. */
const UNPRINTABLE = /[\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]|(?!\n)\p{Cc}/gu;

/** Applies a function to every text in data. */
function withTexts<Value>(value: Value, other: (text: string) => string): Value {
  if (typeof value === 'string') return other(value) as Value;
  if (Array.isArray(value)) return value.map(part => withTexts(part, other)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTexts(part, other)])) as Value;
}

/** Returns the same data with texts that every format can contain: without control characters, and with plain line breaks. */
export const printable = <Value>(value: Value): Value =>
  withTexts(value, text =>
    text
      .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replaceAll('\t', ' ')
      .replaceAll(UNPRINTABLE, ''),
  );

/** Isolates user-typed right-to-left text in a document: the names at its top, or otherwise a whole text. */
export function isolatedPaper({ title, ...shown }: Paper): Paper {
  const names = shown.facts.flatMap(({ cell }) => cell.flat().map(({ text }) => text)).filter(changesTextDirection);
  return { title, ...withTexts(shown, text => isolatedIn(names, text)) };
}
