import type { Fault, Line } from './sheet/line.ts';

/** A file as tables: the visible sheets of a workbook in its order, or the one table of a CSV file, which has no name. */
export type Book = { sheets: BookSheet[] };

/** The lines with a text, up to the place where reading had to stop: `fault` says why, and where. */
export type BookSheet = { name: string; lines: Line[]; fault?: Fault };
