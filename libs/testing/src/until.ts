import { waitFor } from '@aicp/service/process/waitFor';
import { expect } from '@jest/globals';

/** Waits for something, and fails the test when it does not happen: `waitFor` alone only stops waiting. */
export async function until(isThere: () => boolean | Promise<boolean>, timeoutMs?: number): Promise<void> {
  expect(await waitFor(async () => (await isThere()) || undefined, timeoutMs)).toBe(true);
}
