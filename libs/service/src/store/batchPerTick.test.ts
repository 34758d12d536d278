import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { batchPerTick } from './batchPerTick.ts';

test('calls of one tick are one read, each with its own answer', async () => {
  const reads: (readonly number[])[] = [];
  const double = batchPerTick(async (numbers: readonly number[]) => {
    reads.push(numbers);
    return numbers.map(number => 2 * number);
  });
  const later = Promise.resolve().then(() => double(3));
  expect(await Promise.all([double(1), double(2), later, double(1)])).toEqual([2, 4, 6, 2]);
  expect(reads).toEqual([[1, 2, 1, 3]]);
});

test('nothing is cached, and no caller gets an answer read before its call', async () => {
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

test('a failing read fails for all its callers, and for no later ones', async () => {
  let isUnavailable = true;
  const read = batchPerTick(async (keys: readonly number[]) => {
    if (isUnavailable) throw new Error('away');
    return [...keys];
  });
  const outcomes = await Promise.allSettled([read(1), read(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isUnavailable = false;
  expect(await read(1)).toBe(1);
});
