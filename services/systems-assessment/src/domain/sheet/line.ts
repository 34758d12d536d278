/** What is wrong, and where: the line of the file, counted from 1, and the column as the file calls it; '' is the whole line. */
export type Fault = { line: number; column: string; message: string };

/** A line as a file has it, and what is wrong with cells that could not be read, by their place from 0. */
export type Line = { line: number; cells: readonly string[]; broken?: ReadonlyMap<number, string> };
