/** A file as tables: the visible sheets of a workbook in its order, or the one table of a CSV file, which has no name. */
export type Book = { sheets: BookSheet[] };

/** The non-empty lines, up to the place where reading stopped: `fault` has the reason and the place. */
export type BookSheet = { name: string; lines: Line[]; fault?: Fault };

/** A fault with its place: the line of the file, counted from 1, and the column by the file's name for it; '' is the whole line. */
export type Fault = { line: number; column: string; message: string };

/** A line of a file, with the faults of unreadable cells by position from 0. */
export type Line = { line: number; cells: readonly string[]; broken?: ReadonlyMap<number, string> };
