import { DomainError } from '@aicp/contracts/domainError';

type Limits = {
  atOnce: number;
  waiting: number;
  /** The longest wait; if missing, unlimited. */
  waitMs?: number;
};
type Caller = { running: number; queue: (() => void)[] };

/** Limits each caller's concurrent work, and queues the rest in order, separately per caller. In this process, whose time it protects. */
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
      // Their turn came just before they left: they must give it back.
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
   * Resolves on the caller's turn, with a function that ends the turn.
   * @param gone signals that the caller has left
   * @throws DomainError RATE_LIMITED if too many are waiting already, UNAVAILABLE after too long a wait
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

/** Not the waiting caller's fault: others of their network may ask for so much. */
const waitedTooLong = () =>
  new DomainError('UNAVAILABLE', 'Too many requests at once from this address. Please try again.', { retryAfter: 5 });
