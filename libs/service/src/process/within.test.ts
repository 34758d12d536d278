import { describe, expect, it } from '@jest/globals';
import { within } from './within.ts';

describe('work within a time', () => {
  it('gives what it gives, failures included', async () => {
    expect(await within(1_000, Promise.resolve('done'))).toBe('done');
    await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('is not waited for any longer', async () => {
    await expect(within(20, new Promise(() => undefined))).rejects.toThrow('no answer');
  });
});
