/** CPU time of one operation in ms, by process. */
export type CpuByProcess = Record<string, number>;

/** A goal for the median: of our figure, of its ratio to the baseline, or of CPU time. */
type Goal = { of: 'ours' | 'ratio' | 'CPU'; least?: number; most?: number };

/** One line of the table at the end of a run; lists have one value for each round. */
export type Figure = {
  name: string;
  /** The unit of the figure: 'a second', 'ms', … */
  unit: string;
  ours: readonly number[];
  baseline?: readonly number[];
  cpu?: readonly CpuByProcess[];
  goals?: readonly Goal[];
};

/** Processes with less CPU time are not listed. */
const MIN_CPU_MS = 0.05;

const figures: Figure[] = [];

/** Adds a figure to the table at the end of the run. */
export function record(figure: Figure): void {
  figures.push(figure);
}

/** Prints all figures with their goals. Ratios are taken within a round, so that both saw the same machine. */
export function printSummary(): void {
  if (figures.length === 0) return;
  const header = ['', 'ours (spread)', '', 'baseline', 'ratio (spread)', 'CPU ms each', 'goal', '', 'by process'];
  printTable('All figures: median of the rounds', header, figures.map(rowOf));
}

function rowOf({ name, unit, ours, baseline, cpu = [], goals = [] }: Figure): string[] {
  const own = spreadOf(ours);
  const ratio = baseline && spreadOf(ours.map((one, round) => one / (baseline[round] ?? Number.NaN)));
  const processes = [...new Set(cpu.flatMap(Object.keys))];
  const inAll =
    cpu.length > 0 ? spreadOf(cpu.map(one => Object.values(one).reduce((sum, ms) => sum + ms, 0))) : undefined;
  const byProcess = processes
    .map(process => ({ process, ms: spreadOf(cpu.map(one => one[process] ?? 0)).median }))
    .filter(({ ms }) => ms >= MIN_CPU_MS);
  const measured = { ours: own, ratio, CPU: inAll };
  const short = goals.some(({ of, least = -Infinity, most = Infinity }) => {
    const median = measured[of]?.median ?? Number.NaN;
    return !(median >= least && median <= most);
  });
  return [
    name,
    inWords(own),
    unit,
    baseline ? formatNumber(spreadOf(baseline).median) : '',
    ratio ? inWords(ratio, formatRatio) : '',
    inAll ? inWords(inAll) : '',
    goals.map(goalInWords).join(', '),
    goals.length === 0 ? '' : short ? 'short' : 'pass',
    processes.length > 1 ? byProcess.map(({ process, ms }) => `${process} ${formatNumber(ms)}`).join(', ') : '',
  ];
}

function goalInWords({ of, least, most }: Goal): string {
  const figure = of === 'ratio' ? formatRatio : formatNumber;
  return `${of === 'ours' ? '' : `${of} `}${least === undefined ? `≤ ${figure(most ?? 0)}` : `≥ ${figure(least)}`}`;
}

function inWords({ median, low, high }: Spread, figure = formatNumber): string {
  return low === high ? figure(median) : `${figure(median)} (${figure(low)}-${figure(high)})`;
}

const formatNumber = (value: number) => value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);

/** Writes small ratios as fractions, for example 1/70. */
const formatRatio = (ratio: number) => (ratio < 0.2 ? `1/${(1 / ratio).toFixed(0)}` : ratio.toFixed(2));

/** The median, the lowest and the highest value of the rounds. */
type Spread = { median: number; low: number; high: number };

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
  return { median, low: sorted[0] ?? Number.NaN, high: sorted.at(-1) ?? Number.NaN };
}

/** Prints a titled table, with the first column left-aligned and figures right-aligned. */
export function printTable(title: string, header: string[], rows: (string | number)[][]): void {
  const cells = [header, ...rows.map(row => row.map(String))];
  const widths = header.map((_, column) => Math.max(...cells.map(row => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)));
  const [head = [], ...body] = cells.map(row => `  ${line(row).join('  ')}`.trimEnd());
  console.log([`\n${title}`, head, `  ${'-'.repeat(head.length - 2)}`, ...body].join('\n'));
}
