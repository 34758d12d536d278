import type { Say } from './binary.ts';

const FIRST_MS = 10_000;
const AGAIN_MS = 30_000;
const LOOK_MS = 500;

/**
 * Shows what a start waits for if that takes long: first after ten seconds, then whenever the reason changes, and every half minute.
 * @param sentence called twice a second; empty for no message
 */
export async function logWaits<Result>(say: Say, sentence: () => string, work: Promise<Result>): Promise<Result> {
  const began = Date.now();
  let said = { sentence: '', at: 0 };
  const timer = setInterval(() => {
    const now = Date.now();
    const next = sentence();
    if (!next || now - began < FIRST_MS || (next === said.sentence && now - said.at < AGAIN_MS)) return;
    said = { sentence: next, at: now };
    say(next);
  }, LOOK_MS);
  return work.finally(() => clearInterval(timer));
}
