import { describe, expect, it } from '@jest/globals';
import { perCallerQueue } from './turns.ts';

/** Runs any number of operations, each of which ends on command. */
function operations(limits: Parameters<typeof perCallerQueue>[0]) {
  const take = perCallerQueue(limits);
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const begin = async (caller: string, name = caller) => {
    const giveBack = await take(caller);
    running.push(name);
    ends.push(giveBack);
  };
  return { begin, running, end: (at: number) => ends[at]?.() };
}
const settled = () => new Promise(resolve => setImmediate(resolve));

describe('one caller’s operations', () => {
  it('run four at once; the others wait in order', async () => {
    const { begin, running, end } = operations({ atOnce: 4, waiting: 60 });
    for (const name of ['1', '2', '3', '4', '5', '6']) void begin('ann', name);
    await settled();
    expect(running).toEqual(['1', '2', '3', '4']);
    end(2);
    await settled();
    expect(running).toEqual(['1', '2', '3', '4', '5']);
    end(2); // an operation ends once, whoever reports it again
    await settled();
    expect(running).toHaveLength(5);
  });

  it('do not delay other callers', async () => {
    const { begin, running } = operations({ atOnce: 4, waiting: 60 });
    for (let count = 0; count < 30; count++) void begin('ann');
    void begin('bob');
    await settled();
    expect(running.filter(name => name === 'bob')).toHaveLength(1);
  });

  it('are refused only if sixty are already waiting', async () => {
    const { begin, end } = operations({ atOnce: 4, waiting: 60 });
    const begun = Array.from({ length: 64 }, () => begin('ann'));
    await expect(begin('ann')).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 1 } });
    for (let at = 0; at < 64; at++) {
      await settled();
      end(at);
    }
    await Promise.all(begun);
    await begin('ann');
  });
});

describe('requests with a limited wait', () => {
  it('are asked to retry after it, and later ones keep their order', async () => {
    const { begin, running, end } = operations({ atOnce: 1, waiting: 2, waitMs: 50 });
    await begin('ann', '1');
    await expect(begin('ann', '2')).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 5 } });
    const third = begin('ann', '3');
    end(0);
    await third;
    expect(running).toEqual(['1', '3']);
  });

  it('are asked the same if too many are waiting already: others of their network may be the reason', async () => {
    const { begin, end } = operations({ atOnce: 1, waiting: 1, waitMs: 60_000 });
    await begin('ann', '1');
    const second = begin('ann', '2');
    await expect(begin('ann', '3')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    end(0);
    await second;
  });

  it('remove no one else from the queue when they hang up as their turn comes', async () => {
    const take = perCallerQueue({ atOnce: 1, waiting: 2 });
    const gone = new AbortController();
    const giveBack = await take('ann');
    const left = take('ann', gone.signal);
    const stays = take('ann');
    // At once, as when a browser is closed: all of its connections end together.
    giveBack();
    gone.abort();
    (await left)();
    await expect(stays).resolves.toBeInstanceOf(Function);
  });

  it('leave the queue when their caller hangs up, and take no turn after that', async () => {
    const take = perCallerQueue({ atOnce: 1, waiting: 2 });
    const gone = new AbortController();
    const giveBack = await take('ann');
    const left = take('ann', gone.signal);
    const stays = take('ann');
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    giveBack();
    await stays;
    await expect(take('bob', gone.signal)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
