/** Prints a titled table: the first column to the left, figures to the right. */
export function printTable(title: string, header: string[], rows: (string | number)[][]): void {
  const cells = [header, ...rows.map(row => row.map(String))];
  const widths = header.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)));
  const [head = [], ...body] = cells.map(row => `  ${line(row).join('  ')}`.trimEnd());
  console.log([`\n${title}`, head, `  ${'-'.repeat(head.length - 2)}`, ...body].join('\n'));
}
