import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Env } from '../env.ts';
import { productOf } from './product.ts';

const env = { TRIAL: false, PLANS: 'off' } as Env;
afterEach(() => {
  jest.useRealTimers();
});

describe('whether sign-in by email address is possible', () => {
  it('is shared by all concurrent callers', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const ask = jest.fn(() => promise);
    const product = productOf(env, ask);
    const answers = Promise.all([product(), product()]);
    resolve(true);
    expect(await answers).toMatchObject([{ signInByEmail: true }, { signInByEmail: true }]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is the last known state while it cannot be read, and is read again', async () => {
    jest.useFakeTimers();
    const ask = jest.fn<() => Promise<boolean>>();
    const product = productOf(env, ask);
    ask.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('away'));
    expect(await product()).not.toHaveProperty('signInByEmail');
    expect(await product()).toMatchObject({ signInByEmail: true });
    jest.advanceTimersByTime(10_000);
    expect(await product()).toMatchObject({ signInByEmail: true });
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
