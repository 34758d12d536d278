import type { Fault, Line } from './sheet/line.ts';

/** A file as tables: the visible sheets of a workbook in its order, or the one table of a CSV file, which has no name. */
export type Book = { sheets: BookSheet[] };

/** The non-empty lines, up to the place where reading stopped: `fault` has the reason and the place. */
export type BookSheet = { name: string; lines: Line[]; fault?: Fault };
