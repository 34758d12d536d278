import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { keptFor } from './keptFor.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('an answer that is the same for everybody', () => {
  it('is made once for all who ask at once, and again when its time is over', async () => {
    jest.useFakeTimers();
    const kept = keptFor<number>(60_000);
    let made = 0;
    const ask = (key: string) => kept(key, async () => ++made);
    expect(await Promise.all([ask('EU'), ask('EU'), ask('UK')])).toEqual([1, 1, 2]);
    jest.advanceTimersByTime(59_999);
    expect(await ask('EU')).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await ask('EU')).toBe(3);
  });

  it('is asked for again at once after a failure', async () => {
    const kept = keptFor<string>(60_000);
    await expect(kept('EU', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept('EU', async () => 'here')).toBe('here');
  });
});
