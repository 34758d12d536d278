import { DomainError } from '@aicp/contracts/domainError';

type Limits = {
  atOnce: number;
  waiting: number;
  /** The longest that one waits; without it, until it is their turn. */
  waitMs?: number;
};
type Caller = { running: number; queue: (() => void)[] };

/**
 * Lets so much of each caller run at once, and makes the rest wait its turn: one after another, each caller for itself. In
 * this process: what is protected is this process's time.
 */
export function perCallerQueue({ atOnce, waiting, waitMs }: Limits) {
  const callers = new Map<string, Caller>();

  function give(caller: string): void {
    const own = callers.get(caller);
    if (!own) return;
    const next = own.queue.shift();
    if (next) next();
    else own.running -= 1;
    if (own.running === 0) callers.delete(caller);
  }

  function inQueue({ queue }: Caller, gone?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const at = queue.indexOf(enter);
      // Their turn came just before they left: the place is theirs to give back.
      if (at < 0) return;
      queue.splice(at, 1);
      reject(waitedTooLong());
    };
    const limit = waitMs === undefined ? undefined : setTimeout(leave, waitMs);
    const enter = () => resolve();
    queue.push(enter);
    gone?.addEventListener('abort', leave);
    return promise.finally(() => {
      clearTimeout(limit);
      gone?.removeEventListener('abort', leave);
    });
  }

  /**
   * Resolves when it is the caller's turn, with what gives the turn back.
   * @param gone tells that no one waits any more
   * @throws DomainError RATE_LIMITED when too many wait already, UNAVAILABLE after too long a wait
   */
  return async function take(caller: string, gone?: AbortSignal): Promise<() => void> {
    if (gone?.aborted) throw waitedTooLong();
    const own = callers.get(caller) ?? { running: 0, queue: [] };
    callers.set(caller, own);
    if (own.running < atOnce) own.running += 1;
    else if (own.queue.length >= waiting) throw waitMs === undefined ? tooMany() : waitedTooLong();
    else await inQueue(own, gone);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      give(caller);
    };
  };
}

const tooMany = () =>
  new DomainError('RATE_LIMITED', 'Too many requests at once. Please wait until some have finished.', {
    retryAfter: 1,
  });

/** Not the fault of the person who waited: it may be others of their network who ask for so much. */
const waitedTooLong = () =>
  new DomainError('UNAVAILABLE', 'Too many requests at once from this address. Please try again.', { retryAfter: 5 });
