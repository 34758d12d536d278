import { pollUntil } from '@aicp/service/process/pollUntil';
import { expect } from '@jest/globals';

/** Waits for a condition, and fails the test if it does not occur; `waitFor` alone only stops waiting. */
export async function until(isTrue: () => boolean | Promise<boolean>, timeoutMs?: number): Promise<void> {
  expect(await pollUntil(async () => (await isTrue()) || undefined, timeoutMs)).toBe(true);
}
