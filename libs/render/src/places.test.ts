import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createSlots } from './places.ts';
import { ttlCache } from './ttlCache.ts';

describe('places', () => {
  it('are two for each account: a third request waits, and other accounts do not', async () => {
    const enter = createSlots();
    const [first] = [await enter(1), await enter(1)];
    let entered = false;
    const third = enter(1).then(leave => {
      entered = true;
      return leave;
    });
    await (await enter(2))();
    await sleep(20);
    expect(entered).toBe(false);
    first();
    first();
    (await third)();
  });

  it('that do not become free in time are refused, and are not lost by that', async () => {
    const enter = createSlots({ most: 1, waitMs: 20 });
    const leave = await enter(1);
    await expect(enter(1)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 5 } });
    leave();
    (await enter(1))();
  });
});

describe('rendered files', () => {
  const bytes = (size: number) => async () => new Uint8Array(size);

  it('is rendered once for concurrent requests, and again after a failure', async () => {
    const keep = ttlCache();
    let made = 0;
    const make = async () => {
      if (++made === 1) throw new Error('away');
      return new Uint8Array(1);
    };
    await expect(keep('a', make)).rejects.toThrow('away');
    await Promise.all([keep('a', make), keep('a', make), keep('a', make)]);
    expect(made).toBe(2);
  });

  it('is discarded after a while, and the oldest if there are too many', async () => {
    const keep = ttlCache({ mostBytes: 100, forMs: 50 });
    await keep('a', bytes(60));
    await keep('b', bytes(60));
    const again = async (key: string) => (await keep(key, bytes(1))).byteLength;
    expect(await again('b')).toBe(60);
    expect(await again('a')).toBe(1);
    await sleep(80);
    expect(await again('b')).toBe(1);
  });
});
