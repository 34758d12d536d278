import { DomainError } from '@aicp/contracts/domainError';

type Limits = { atOnce: number; waiting: number };

/**
 * Lets so much of each caller run at once, and makes the rest wait its turn: one after another, each caller for itself. In
 * this process: what is protected is this process's time.
 */
export function turnsOf({ atOnce, waiting }: Limits) {
  const callers = new Map<string, { running: number; queue: (() => void)[] }>();

  function give(caller: string): void {
    const own = callers.get(caller);
    if (!own) return;
    const next = own.queue.shift();
    if (next) next();
    else own.running -= 1;
    if (own.running === 0) callers.delete(caller);
  }

  /**
   * Resolves when it is the caller's turn, with what gives the turn back.
   * @throws DomainError RATE_LIMITED when too many wait already
   */
  return async function take(caller: string): Promise<() => void> {
    const own = callers.get(caller) ?? { running: 0, queue: [] };
    callers.set(caller, own);
    if (own.running < atOnce) own.running += 1;
    else {
      if (own.queue.length >= waiting)
        throw new DomainError('RATE_LIMITED', 'Too many requests at once. Please wait until some have finished.', {
          retryAfter: 1,
        });
      await new Promise<void>(resolve => own.queue.push(resolve));
    }
    let given = false;
    return () => {
      if (given) return;
      given = true;
      give(caller);
    };
  };
}
