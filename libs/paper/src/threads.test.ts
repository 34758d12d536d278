import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@aicp/service/process/logger';
import { afterAll, describe, expect, it } from '@jest/globals';
import { keepForAWhile } from './keepForAWhile.ts';
import { openPlaces } from './places.ts';
import { Overtaxed, startThreads } from './threads.ts';

type Work = { spin?: number; fill?: true; throw?: true; tell?: true };

const body = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ spin = 0, fill, throw: fails, tell }) => {
  const hoard = [];
  while (fill) hoard.push(new Array(100_000).fill({}).map(() => ({})));
  if (fails) throw new Error('as asked');
  const until = Date.now() + spin;
  while (Date.now() < until);
  parentPort.postMessage(tell ? JSON.stringify([process.execArgv, process.env]) : 'done');
});`)}`,
);
const common = { body, logger: createLogger('documents', 'silent'), heapMb: 24, most: 1 };
// On a busy machine work takes longer than it spins: only what is to take too long has little time.
const threads = startThreads<Work, string>({ ...common, timeMs: 30_000, waitMs: 2_500 });
const hurried = startThreads<Work, string>({ ...common, timeMs: 2_000, waitMs: 10_000 });
afterAll(() => Promise.all([threads.stop(), hurried.stop()]));

describe('work in a thread', () => {
  it('leaves the event loop free', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    expect(await threads.run({ spin: 400 })).toBe('done');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it.each([
    ['too long', { spin: 60_000 }],
    ['too much memory', { fill: true as const }],
  ])(
    'that takes %s is ended, and the next work is done',
    async (_what, work) => {
      const next = [hurried.run(work), hurried.run({})];
      await expect(next[0]).rejects.toBeInstanceOf(Overtaxed);
      expect(await next[1]).toBe('done');
    },
    15_000,
  );

  it('knows neither how its process was started nor the secrets of its environment', async () => {
    expect(process.execArgv).not.toEqual([]);
    expect(await threads.run({ tell: true })).toBe('[[],{}]');
  });

  it('that fails fails alone', async () => {
    await expect(threads.run({ throw: true })).rejects.toThrow('as asked');
    expect(await threads.run({})).toBe('done');
  });

  it('that waits too long for its turn is answered with a sentence', async () => {
    const long = Array.from({ length: 6 }, () => threads.run({ spin: 600 }));
    const results = await Promise.allSettled(long);
    expect(results[0]).toMatchObject({ status: 'fulfilled' });
    expect(results.at(-1)).toMatchObject({
      status: 'rejected',
      reason: { code: 'UNAVAILABLE', message: expect.stringMatching(/try again/) },
    });
  });
});

describe('places', () => {
  it('are two for each account: a third one waits, and others do not', async () => {
    const enter = openPlaces();
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

  it('that do not come free in time are refused, and are not lost by it', async () => {
    const enter = openPlaces({ most: 1, waitMs: 20 });
    const leave = await enter(1);
    await expect(enter(1)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 5 } });
    leave();
    (await enter(1))();
  });
});

describe('what was drawn', () => {
  const bytes = (size: number) => async () => new Uint8Array(size);

  it('is drawn once for all who ask at once, and again when it failed', async () => {
    const keep = keepForAWhile();
    let made = 0;
    const make = async () => {
      if (++made === 1) throw new Error('away');
      return new Uint8Array(1);
    };
    await expect(keep('a', make)).rejects.toThrow('away');
    await Promise.all([keep('a', make), keep('a', make), keep('a', make)]);
    expect(made).toBe(2);
  });

  it('is forgotten after a while, and the oldest when it is too much', async () => {
    const keep = keepForAWhile({ mostBytes: 100, forMs: 50 });
    await keep('a', bytes(60));
    await keep('b', bytes(60));
    const again = async (key: string) => (await keep(key, bytes(1))).byteLength;
    expect(await again('b')).toBe(60);
    expect(await again('a')).toBe(1);
    await sleep(80);
    expect(await again('b')).toBe(1);
  });
});
