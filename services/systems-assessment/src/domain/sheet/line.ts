/** A fault with its place: the line of the file, counted from 1, and the column by the file's name for it; '' is the whole line. */
export type Fault = { line: number; column: string; message: string };

/** A line of a file, with the faults of unreadable cells by position from 0. */
export type Line = { line: number; cells: readonly string[]; broken?: ReadonlyMap<number, string> };
