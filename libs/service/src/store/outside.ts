import { AsyncLocalStorage } from 'node:async_hooks';

const reasons = new AsyncLocalStorage<string>();

/**
 * Asks the database outside the transaction in which the caller is, on purpose. Tests refuse a query there that has no session
 * (libs/testing/src/strays.ts); of this one they take the reason.
 * @param because why it must not see, or not be undone with, what the transaction does
 */
export function outside<Result>(because: string, work: () => Promise<Result>): Promise<Result> {
  return reasons.run(because, work);
}

/** Whether what runs at this moment is outside on purpose. */
export function isOutside(): boolean {
  return reasons.getStore() !== undefined;
}
