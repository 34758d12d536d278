/** A line as a file has it, and what is wrong with cells that could not be read, by their place from 0. */
export type Line = { line: number; cells: readonly string[]; broken?: ReadonlyMap<number, string> };
