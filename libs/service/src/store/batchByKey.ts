import { DomainError } from '@aicp/contracts/domainError';
import { isUnavailable } from './mongo.ts';

/** So that no turn is long. */
const MOST = 20;

type Waiting<Work, Result> = PromiseWithResolvers<Result> & { work: Work };

/**
 * Does work of one key at a time: what comes while some is being done is done when that is over, all of it by one call. What would
 * meet in write conflicts otherwise shares a transaction. Where work fails that was done together each is tried by itself, so that
 * no one's fault is another one's; not where the store is away, which each would wait for in turn.
 * @param doAll gives the results in the order of the work
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
    while (queue.length > 0) await turn(queue.splice(0, MOST));
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
