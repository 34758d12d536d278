/** A few words in one look. */
export type Run = { text: string; look?: 'strong' | 'quiet' };

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

export type Block =
  | { kind: 'lines'; lines: readonly Line[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly { label: string; cell: Cell }[] }
  /** The titles of the columns stand at the head of every page that the table goes over; a heading of its own takes the first one's place. */
  | { kind: 'table'; heading: string | null; columns: readonly Column[]; rows: readonly Cell[][] }
  /** Lines for people to sign on. */
  | { kind: 'signatures'; rows: readonly { act: string; name: string; day: string }[] };

export type Section = { title: string; intro: string | null; blocks: readonly Block[]; onNewPage?: boolean };

/** A report as what stands on paper; PDF and DOCX are drawn from it and from nothing else. */
export type Paper = {
  /** Of the file. */
  title: string;
  /** The day of the assessment, ISO: files bear it as the time they were made. */
  day: string;
  /** Over the title: what kind of paper it is. */
  kind: string;
  system: string;
  description: readonly Line[];
  facts: readonly { label: string; cell: Cell }[];
  /** Above everything else. */
  warning: { title: string; lines: readonly Line[] } | null;
  sections: readonly Section[];
  /** At the head of every page but the first, and at the foot of all. */
  head: string;
  foot: string;
};

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
