import { setTimeout as sleep } from 'node:timers/promises';
import type { Round } from './compare.ts';

/** One round of calling a function of this process, always `inFlight` calls at once. */
export async function hammer(call: () => Promise<unknown>, inFlight: number, milliseconds: number): Promise<Round> {
  const took: number[] = [];
  const started = performance.now();
  const caller = async () => {
    while (performance.now() - started < milliseconds) {
      const before = performance.now();
      await call();
      took.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, caller));
  const seconds = (performance.now() - started) / 1000;
  await sleep(50); // lets what is left over from this round not count in the next
  const sorted = took.toSorted((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { count: took.length, seconds, p50Ms: percentile(0.5), p97Ms: percentile(0.975) };
}
