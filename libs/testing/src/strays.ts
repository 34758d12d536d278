import { AsyncLocalStorage } from 'node:async_hooks';
import { isOutside } from '@aicp/service/store/outside';
import mongoose from 'mongoose';
import { aroundDriverCalls, callingFiles, isExemptFile } from './driverCalls.ts';

/**
 * Checks that queries stay in their transaction: while one is open, its work must pass the session. Without it, a query does not see the
 * transaction's writes, and its own writes survive a rollback.
 */

type Open = { session: unknown; begunBy: readonly string[]; hasEnded: boolean };

const open = new AsyncLocalStorage<Open>();
const faults = new Set<string>();
let isWatching = false;

/** From here on such a query throws. The exception: `outside`. */
export function watchStrays(): void {
  if (isWatching) return;
  isWatching = true;
  const { prototype } = mongoose.mongo.ClientSession;
  const { withTransaction } = prototype;
  prototype.withTransaction = function (work, options) {
    keepWithin('a transaction begins', this);
    const begunBy = callingFiles();
    return withTransaction.call(
      this,
      async session => {
        const own = { session, begunBy, hasEnded: false };
        try {
          return await open.run(own, () => work(session));
        } finally {
          own.hasEnded = true;
        }
      },
      options,
    ) as never;
  };
  aroundDriverCalls(({ collection, method, options }, run) => {
    keepWithin(`${collection}.${method} is called`, options?.session);
    return run(options);
  });
}

/** Returns a sentence for each refusal since the last call: the product may have caught the error. */
export function straysFound(): string[] {
  const found = [...faults];
  faults.clear();
  return found;
}

function keepWithin(what: string, session: unknown): void {
  const transaction = open.getStore();
  if (!transaction || transaction.hasEnded || transaction.session === session || isOutside()) return;
  const [near, ...far] = callingFiles();
  if (isExemptFile(near)) return;
  const path = near ? [near, ...far] : ['what is no longer on the stack', ...transaction.begunBy];
  const fault = `${what} in a transaction without its session, by ${path.join(', from ')}`;
  faults.add(fault);
  throw new Error(fault);
}
