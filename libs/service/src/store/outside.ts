import { AsyncLocalStorage } from 'node:async_hooks';

const reasons = new AsyncLocalStorage<string>();

/**
 * Queries the database outside the caller's transaction, on purpose. Tests refuse other queries without a session there
 * (libs/testing/src/strays.ts).
 * @param because why it must not see, or be undone with, the transaction
 */
export function outside<Result>(because: string, work: () => Promise<Result>): Promise<Result> {
  return reasons.run(because, work);
}

/** Whether the current work is outside on purpose. */
export function isOutside(): boolean {
  return reasons.getStore() !== undefined;
}
