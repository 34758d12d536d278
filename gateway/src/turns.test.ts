import { describe, expect, it } from '@jest/globals';
import { turnsOf } from './turns.ts';

/** As many operations as are begun, each of which ends when it is told to. */
function operations(limits: { atOnce: number; waiting: number }) {
  const take = turnsOf(limits);
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

describe('the operations of one caller', () => {
  it('run four at once; the others wait their turn, in their order', async () => {
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

  it('keep nobody else waiting', async () => {
    const { begin, running } = operations({ atOnce: 4, waiting: 60 });
    for (let count = 0; count < 30; count++) void begin('ann');
    void begin('bob');
    await settled();
    expect(running.filter(name => name === 'bob')).toHaveLength(1);
  });

  it('are refused only when sixty wait already', async () => {
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
