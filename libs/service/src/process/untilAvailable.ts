import { setTimeout as sleep } from 'node:timers/promises';
import { NotReady, type ServiceProcess } from './serviceProcess.ts';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

/** A step of a process's start-up. */
type Step<Result> = {
  /** May run several times, so earlier failed attempts must have no effect. */
  run(): Promise<Result>;
  /** Whether an error only means that the dependency is unavailable or slow. Any other error ends the start at once. */
  isUnavailable(error: unknown): boolean;
};

/**
 * Runs a step of the start, retried with growing pauses while a dependency is unavailable or slow. While it waits, the process is alive,
 * and both /readyz and the log name the dependency.
 * @param dependency its name in that sentence, for example 'MongoDB'
 */
export async function untilAvailable<Result>(
  { name, checks, logger }: Pick<ServiceProcess, 'name' | 'checks' | 'logger'>,
  dependency: string,
  { run, isUnavailable }: Step<Result>,
): Promise<Result> {
  const sentence = `${name} waits for ${dependency}.`;
  const check = `start: ${dependency}`;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      const result = await run();
      checks.delete(check);
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      checks.set(check, () => Promise.reject(new NotReady(sentence)));
      logger.info({ err: error }, sentence);
      await sleep(pause);
    }
  }
}
