import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { fairTurns } from './fairTurns.ts';

const settings = { atOnce: 1, inLane: 5, inAll: 8, longestMs: 5_000 };

/** Turns of one millisecond, and the order in which they were taken. */
function queue(change: Partial<typeof settings> = {}) {
  const inTurn = fairTurns({ ...settings, ...change });
  const taken: string[] = [];
  const take = (lane: string, ms = 1) =>
    inTurn(
      lane,
      async () => {
        taken.push(lane);
        await sleep(ms);
      },
      () => {},
    ).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  return { taken, take };
}

describe('turns', () => {
  it('are taken lane by lane: one alone is next, however many wait in another', async () => {
    const { taken, take } = queue();
    const flood = Array.from({ length: 5 }, () => take('flood'));
    const stranger = take('stranger');
    await Promise.all([...flood, stranger]);
    expect(taken.indexOf('stranger')).toBeLessThanOrEqual(2);
  });

  it('are refused only to a full lane', async () => {
    const { take } = queue();
    const flood = Array.from({ length: 9 }, () => take('flood'));
    expect(await take('stranger')).toBe('done');
    const answers = await Promise.all(flood);
    expect(answers.filter(answer => answer === 'done')).toHaveLength(6);
    expect(answers.filter(answer => answer === 'UNAVAILABLE')).toHaveLength(3);
  });

  it('are given up by the longest lane when all lanes are full, for a shorter one', async () => {
    const { take } = queue();
    const busy = ['a', 'b'].flatMap(lane => Array.from({ length: 5 }, () => take(lane)));
    const stranger = take('stranger');
    expect(await stranger).toBe('done');
    expect((await Promise.all(busy)).filter(answer => answer === 'UNAVAILABLE').length).toBeGreaterThan(0);
  });

  it('are refused after a while, when their result would come too late', async () => {
    const { take } = queue({ longestMs: 20 });
    const [first, second] = [take('a', 60), take('a')];
    expect([await first, await second]).toEqual(['done', 'UNAVAILABLE']);
    expect(await take('a')).toBe('done');
  });

  it('continue after failed work', async () => {
    const inTurn = fairTurns(settings);
    const fails = inTurn(
      'a',
      () => Promise.reject(new Error('broken')),
      () => {},
    );
    await expect(fails).rejects.toThrow('broken');
    expect(
      await inTurn(
        'a',
        async () => 'works',
        () => {},
      ),
    ).toBe('works');
  });
});
