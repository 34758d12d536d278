import { DomainError } from '@aicp/contracts/domainError';
import { isFull } from './isFull.ts';

/** Processor time below which a figure is noise: on a busy machine other tests' garbage is collected in it. */
const FLOOR_MS = isFull ? 80 : 300;
const MAX_PER_DOUBLING = 2.5;
/** Processor time of the event loop for one file: it sends the bytes to a sandbox and reads the result. */
const LOOP_MS = isFull ? 50 : 150;
/** Below this size, quadratic growth is insignificant. */
const SMALLEST = 120 * 1024;
const TIMES = 3;
const RUNS = isFull ? 3 : 2;

type Measured = { bytes: number; allMs: number; loopMs: number; said: string };

/**
 * Reads files of a quarter, a half and the whole of a size (in the ordinary run an eighth, if that is still 120 KB), and reports
 * superlinear growth: in processor time of the process, which excludes other work on the machine, and the best of several runs; measured up
 * to three times if something seems to grow.
 * @param read reads one file, in a sandbox; a refusal as too complicated has passed a limit
 * @returns sentences; none if all is well
 */
export async function faultsOfGrowth(
  make: (bytes: number) => Buffer,
  most: number,
  read: (file: Buffer) => Promise<unknown>,
): Promise<string[]> {
  let faults: string[] = [];
  for (let time = 0; time < TIMES; time++) {
    faults = await faultsOnce(make, most, read);
    if (faults.length === 0) break;
  }
  return faults;
}

async function faultsOnce(
  make: (bytes: number) => Buffer,
  most: number,
  read: (file: Buffer) => Promise<unknown>,
): Promise<string[]> {
  const largest = isFull ? most : Math.min(most, Math.max(most / 8, SMALLEST));
  const measured: Measured[] = [];
  for (const bytes of [largest / 4, largest / 2, largest]) measured.push(await bestOf(make(bytes), read));
  return measured.flatMap((now, at) => {
    const before = Math.max(FLOOR_MS, measured[at - 1]?.allMs ?? Number.POSITIVE_INFINITY);
    const figures = measured.map(({ bytes, allMs }) => `${bytes} B ${allMs.toFixed(0)} ms`).join(', ');
    return [
      ...(now.allMs > MAX_PER_DOUBLING * before ? [`grows faster than the file: ${figures}`] : []),
      ...(now.loopMs > LOOP_MS ? [`blocks the event loop for ${now.loopMs.toFixed(0)} ms at ${now.bytes} B`] : []),
      ...(/too complicated|in time/.test(now.said) ? [`is too much for a sandbox at ${now.bytes} B`] : []),
    ];
  });
}

async function bestOf(file: Buffer, read: (file: Buffer) => Promise<unknown>): Promise<Measured> {
  const best: Measured = {
    bytes: file.length,
    allMs: Number.POSITIVE_INFINITY,
    loopMs: Number.POSITIVE_INFINITY,
    said: '',
  };
  for (let run = 0; run < RUNS; run++) {
    const [all, loop] = [process.cpuUsage(), process.threadCpuUsage()];
    best.said = await read(file).then(
      () => '',
      (error: unknown) => {
        if (error instanceof DomainError && error.code === 'INVALID') return error.message;
        throw error;
      },
    );
    best.allMs = Math.min(best.allMs, inMs(process.cpuUsage(all)));
    best.loopMs = Math.min(best.loopMs, inMs(process.threadCpuUsage(loop)));
    // A quicker run would lead to the same outcome.
    if (best.allMs <= FLOOR_MS && best.loopMs <= LOOP_MS) break;
  }
  return best;
}

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

/** Repeats a text up to the given number of bytes. */
export const repeated = (text: string) => (bytes: number) =>
  Buffer.from(text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text)))));
