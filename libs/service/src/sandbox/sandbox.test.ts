import { afterAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '../process/logger.ts';
import { createSandbox, WorkLimitExceeded } from './sandbox.ts';

type Work = { spin?: number; fill?: 'heap' | 'buffers'; throw?: true; tell?: true; say?: number };

const body = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { answerWork } from ${JSON.stringify(new URL('./sandboxBody.ts', import.meta.url).href)};
answerWork(async ({ spin = 0, fill, throw: fails, tell, say = 4 }) => {
  const hoard = [];
  while (fill === 'heap') hoard.push(new Array(100_000).fill({}).map(() => ({})));
  while (fill === 'buffers' && hoard.length < 500) {
    hoard.push(Buffer.alloc(4 * 1024 * 1024, 1));
    for (const until = Date.now() + 5; Date.now() < until; );
  }
  if (fails) throw new Error('as asked');
  const until = Date.now() + spin;
  while (Date.now() < until);
  return tell ? JSON.stringify([process.execArgv, process.env]) : 'done'.padEnd(say, '.');
});`)}`,
);
const common = { body, logger: createLogger('documents', 'silent'), heapMb: 24, buffersMb: 48, answerMb: 1, most: 1 };
// On a busy machine work takes longer than it spins: only work that should time out has a short limit.
const sandbox = createSandbox<Work, string>({ ...common, timeMs: 30_000, waitMs: 2_500 });
const hurried = createSandbox<Work, string>({ ...common, timeMs: 4_000, waitMs: 20_000 });
const pair = createSandbox<Work, string>({ ...common, most: 2, timeMs: 30_000, waitMs: 20_000 });
afterAll(() => Promise.all([sandbox.stop(), hurried.stop(), pair.stop()]));

describe('work in a sandbox', () => {
  it('does not block the event loop', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    expect(await sandbox.run({ spin: 400 })).toBe('done');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it.each([
    ['too long', { spin: 60_000 }],
    ['too much memory', { fill: 'heap' as const }],
    ['too many buffers, which lie outside the heap,', { fill: 'buffers' as const }],
  ])(
    'that takes %s is ended, and the next work is done',
    async (_what, work) => {
      const next = [hurried.run(work), hurried.run({})];
      await expect(next[0]).rejects.toBeInstanceOf(WorkLimitExceeded);
      expect(await next[1]).toBe('done');
    },
    20_000,
  );

  it('refuses too large a result, and runs the next work', async () => {
    await expect(sandbox.run({ say: 2 * 1024 * 1024 })).rejects.toBeInstanceOf(WorkLimitExceeded);
    expect(await sandbox.run({ say: 500_000 })).toHaveLength(500_000);
  });

  it('knows neither how its process was started nor the secrets of its environment', async () => {
    expect(process.execArgv).not.toEqual([]);
    expect(await sandbox.run({ tell: true })).toBe('[[],{}]');
  });

  it('isolates failures', async () => {
    await expect(sandbox.run({ throw: true })).rejects.toThrow('as asked');
    expect(await sandbox.run({})).toBe('done');
  });

  it('refuses work that waits too long for its turn, with a message', async () => {
    const long = Array.from({ length: 6 }, () => sandbox.run({ spin: 600 }));
    const results = await Promise.allSettled(long);
    expect(results[0]).toMatchObject({ status: 'fulfilled' });
    expect(results.at(-1)).toMatchObject({
      status: 'rejected',
      reason: { code: 'UNAVAILABLE', message: expect.stringMatching(/try again/) },
    });
  });
});

describe('several callers', () => {
  it('take turns: callers with much work wait longer than those with little', async () => {
    const order: string[] = [];
    const bring = (caller: string) => pair.run({ spin: 100 }, caller).then(() => order.push(caller));
    const much = [1, 2, 3, 4].flatMap(() => [bring('a'), bring('b')]);
    await Promise.all([...much, bring('c')]);
    expect(order.indexOf('c')).toBeLessThan(5);
    expect(order).toHaveLength(9);
  });

  it('have one sandbox each, so that none ever holds all', async () => {
    const long = [1, 2, 3].map(() => pair.run({ spin: 1_000 }, 'a'));
    const began = performance.now();
    await pair.run({}, 'b');
    expect(performance.now() - began).toBeLessThan(900);
    await Promise.all(long);
  });

  it('are refused with a message if they bring more work than may wait', async () => {
    const results = await Promise.allSettled(Array.from({ length: 9 }, () => pair.run({ spin: 50 }, 'a')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
    expect(await pair.run({}, 'a')).toBe('done');
  });
});
