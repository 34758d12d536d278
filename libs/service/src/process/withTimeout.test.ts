import { describe, expect, it } from '@jest/globals';
import { withTimeout } from './withTimeout.ts';

describe('work with a time limit', () => {
  it('returns the work’s result, or its error', async () => {
    expect(await withTimeout(1_000, Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('is given up after the limit', async () => {
    await expect(withTimeout(20, new Promise(() => undefined))).rejects.toThrow('no answer');
  });
});
