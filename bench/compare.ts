import { cpuTime } from './cpuTime.ts';
import { type Figure, printTable, record, spreadOf } from './summary.ts';

/** The result of one short round: the number of operations, its duration, and latencies of single operations. */
export type Round = { count: number; seconds: number; p50Ms: number; p97Ms: number };

type Contender = {
  name: string;
  /** The measured process, or several. Their CPU time per operation hardly depends on the machine's load. */
  pid: number | readonly number[];
  play(): Promise<Round>;
  /** The goals for its rate, and for its ratio to the baseline. */
  goals?: Figure['goals'];
};

type Figures = { perSecond: number; p50Ms: number; p97Ms: number; cpuMs: number };

const TURNS = 5;

/**
 * Runs contenders in turn (A, B, A, B, …) after one warm-up round each, and prints their medians. Ratios are taken within a turn, so that
 * both saw the same machine; above 1 is better than the baseline. All except the baseline are recorded.
 * @param contenders the baseline first
 * @param turns with ten or more, the medians' 95 % confidence intervals are printed
 * @returns for each contender, the results of its turns
 */
export async function compare(title: string, contenders: Contender[], turns = TURNS): Promise<Figures[][]> {
  for (const { play } of contenders) await play();
  const played: Figures[][] = contenders.map(() => []);
  for (let turn = 0; turn < turns; turn++)
    for (const [index, contender] of contenders.entries()) played[index]?.push(await measure(contender));

  const [baseline = []] = played;
  const rows = contenders.map(({ name }, index) => {
    const own = played[index] ?? [];
    const median = (figure: keyof Figures) => spreadOf(own.map(figures => figures[figure])).median;
    const ratios = own.map(({ perSecond }, turn) => perSecond / (baseline[turn]?.perSecond ?? Number.NaN));
    const ratio = spreadOf(ratios);
    const byCpu = own.map(({ cpuMs }, turn) => (baseline[turn]?.cpuMs ?? Number.NaN) / cpuMs);
    return [
      name,
      median('perSecond').toFixed(0),
      median('p50Ms').toFixed(1),
      median('p97Ms').toFixed(1),
      ratio.median.toFixed(2),
      `${ratio.low.toFixed(2)}-${ratio.high.toFixed(2)}`,
      median('cpuMs').toFixed(2),
      spreadOf(byCpu).median.toFixed(2),
      ...(turns < 10 ? [] : [intervalOf(ratios), intervalOf(byCpu)]),
    ];
  });
  const header = ['', 'per second', 'p50 ms', 'p97.5 ms', 'ratio', 'of turns', 'CPU ms each', 'by CPU'];
  printTable(title, turns < 10 ? header : [...header, 'ratio 95 %', 'by CPU 95 %'], rows);

  const subject = title.replace(/, 20 connections| \(.*/g, '');
  for (const [index, { name, goals = [] }] of contenders.entries()) {
    if (index === 0) continue;
    const own = played[index] ?? [];
    record({
      name: `${subject}: ${name}`,
      unit: 'a second',
      ours: own.map(({ perSecond }) => perSecond),
      baseline: baseline.map(({ perSecond }) => perSecond),
      cpu: own.map(({ cpuMs }) => ({ all: cpuMs })),
      goals,
    });
  }
  return played;
}

async function measure({ pid, play }: Contender): Promise<Figures> {
  const pids = [pid].flat();
  const cpu = () => pids.reduce((sum, one) => sum + cpuTime(one), 0);
  const before = cpu();
  const { count, seconds, p50Ms, p97Ms } = await play();
  return { perSecond: count / seconds, p50Ms, p97Ms, cpuMs: (cpu() - before) / count };
}

/** The 95 % confidence interval of the median, by the ranks of a sign test, which assumes no distribution. */
function intervalOf(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  const rank = Math.floor((n - 1.96 * Math.sqrt(n)) / 2);
  return `${sorted[rank]?.toFixed(2)}-${sorted[n - 1 - rank]?.toFixed(2)}`;
}
