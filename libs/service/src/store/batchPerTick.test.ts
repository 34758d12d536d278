import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { batchPerTick } from './batchPerTick.ts';

test('what is asked for in one turn is one read, each with its own answer', async () => {
  const reads: (readonly number[])[] = [];
  const double = batchPerTick(async (numbers: readonly number[]) => {
    reads.push(numbers);
    return numbers.map(number => 2 * number);
  });
  const later = Promise.resolve().then(() => double(3));
  expect(await Promise.all([double(1), double(2), later, double(1)])).toEqual([2, 4, 6, 2]);
  expect(reads).toEqual([[1, 2, 1, 3]]);
});

test('nothing is kept, and nobody is given what was read before they asked', async () => {
  let stored = 'before';
  const reading = Promise.withResolvers<void>();
  const read = batchPerTick(async (keys: readonly string[]) => {
    const found = stored;
    await reading.promise;
    return keys.map(() => found);
  });
  const first = read('row');
  await nextTurn();
  stored = 'after';
  const second = read('row');
  reading.resolve();
  expect(await Promise.all([first, second, read('row')])).toEqual(['before', 'after', 'after']);
});

test('a read that fails fails for all who wait for it, and for nobody after them', async () => {
  let isAway = true;
  const read = batchPerTick(async (keys: readonly number[]) => {
    if (isAway) throw new Error('away');
    return [...keys];
  });
  const outcomes = await Promise.allSettled([read(1), read(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await read(1)).toBe(1);
});
