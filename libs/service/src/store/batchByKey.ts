import { DomainError } from '@aicp/contracts/domainError';
import { isUnavailable } from './mongo.ts';

/** Limits how long a batch can take. */
const MAX_BATCH_SIZE = 20;

type Waiting<Work, Result> = PromiseWithResolvers<Result> & { work: Work };

/**
 * Batches work by key. Calls that arrive while a batch runs are queued and run together in the next batch, so that work which would cause
 * write conflicts shares a transaction. If a batch fails, each call is retried alone, unless the store is unavailable.
 * @param doAll returns the results in the order of the work
 */
export function batchByKey<Work, Result>(
  doAll: (works: Work[]) => Promise<Result[]>,
): (key: string, work: Work) => Promise<Result> {
  const queues = new Map<string, Waiting<Work, Result>[]>();

  async function turn(waiting: Waiting<Work, Result>[]): Promise<void> {
    try {
      const results = await doAll(waiting.map(({ work }) => work));
      for (const [at, { resolve }] of waiting.entries()) resolve(results[at] as Result);
    } catch (error) {
      if (waiting.length === 1 || isStoreUnavailable(error)) for (const { reject } of waiting) reject(error);
      else for (const one of waiting) await turn([one]);
    }
  }

  async function workOff(key: string, queue: Waiting<Work, Result>[]): Promise<void> {
    while (queue.length > 0) await turn(queue.splice(0, MAX_BATCH_SIZE));
    queues.delete(key);
  }

  return (key, work) => {
    const waiting = { ...Promise.withResolvers<Result>(), work };
    const queue = queues.get(key);
    if (queue) queue.push(waiting);
    else {
      const begun = [waiting];
      queues.set(key, begun);
      void workOff(key, begun);
    }
    return waiting.promise;
  };
}

export function isStoreUnavailable(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof DomainError && error.code === 'UNAVAILABLE');
}
