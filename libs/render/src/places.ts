import { availableParallelism } from 'node:os';
import { DomainError } from '@aicp/contracts/domainError';

/** The number of files that a process renders at once; one core stays free for the event loop. */
export const MAX_DRAWN_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

type Options = { most?: number; waitMs?: number };

/** Takes a slot for someone. Returns a function that releases it, and may be called again. */
export type Enter = (who: number | string) => Promise<() => void>;

/**
 * Limits the concurrent work of each account. Further calls wait their turn in order, and are refused if it does not come.
 * @throws DomainError RATE_LIMITED with the seconds to wait
 */
export function createSlots({ most = 2, waitMs = 10_000 }: Options = {}): Enter {
  const taken = new Map<number | string, number>();
  const waiting = new Map<number | string, (() => void)[]>();

  function leave(who: number | string): void {
    const next = waiting.get(who)?.shift();
    if (waiting.get(who)?.length === 0) waiting.delete(who);
    if (next) {
      next();
      return;
    }
    const left = (taken.get(who) ?? 1) - 1;
    if (left > 0) taken.set(who, left);
    else taken.delete(who);
  }

  return async who => {
    const others = taken.get(who) ?? 0;
    if (others < most) taken.set(who, others + 1);
    else await turn(who);
    let inside = true;
    return () => {
      if (inside) leave(who);
      inside = false;
    };
  };

  function turn(who: number | string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = waiting.get(who) ?? [];
    const patience = setTimeout(() => {
      queue.splice(queue.indexOf(come), 1);
      if (queue.length === 0) waiting.delete(who);
      const sentence = 'Too many downloads at once. Please wait until one has finished.';
      reject(new DomainError('RATE_LIMITED', sentence, { retryAfter: 5 }));
    }, waitMs);
    function come(): void {
      clearTimeout(patience);
      resolve();
    }
    waiting.set(who, queue);
    queue.push(come);
    return promise;
  }
}
