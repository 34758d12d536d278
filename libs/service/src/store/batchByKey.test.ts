import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aicp/contracts/domainError';
import { expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { batchByKey } from './batchByKey.ts';

test('work that arrives during other work is done together afterwards, each with its own result', async () => {
  const turns: number[][] = [];
  const double = batchByKey(async (numbers: number[]) => {
    turns.push(numbers);
    await sleep(10);
    return numbers.map(number => 2 * number);
  });
  const results = await Promise.all([1, 2, 3].map(number => double('one key', number)));
  expect(results).toEqual([2, 4, 6]);
  expect(turns).toEqual([[1], [2, 3]]);
});

test('work with different keys does not wait for each other', async () => {
  const turns: string[][] = [];
  const note = batchByKey(async (works: string[]) => {
    turns.push(works);
    await sleep(10);
    return works;
  });
  await Promise.all([note('a', 'first of a'), note('b', 'first of b'), note('a', 'second of a')]);
  expect(turns).toEqual([['first of a'], ['first of b'], ['second of a']]);
});

test('failing work does not fail the others of its batch', async () => {
  const halve = batchByKey(async (numbers: number[]) => {
    await sleep(10);
    if (numbers.some(number => number % 2 === 1)) throw new Error('odd');
    return numbers.map(number => number / 2);
  });
  const results = await Promise.allSettled([2, 4, 5, 6].map(number => halve('one key', number)));
  expect(results).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new Error('odd') },
    { status: 'fulfilled', value: 3 },
  ]);
});

test.each([
  new DomainError('UNAVAILABLE', 'The service is busy. Please try again.'),
  new mongoose.mongo.MongoNetworkError('connection closed'),
])('work is not tried by itself when the store is away: %s', async away => {
  const turns: number[][] = [];
  const fail = batchByKey(async (numbers: number[]): Promise<number[]> => {
    turns.push(numbers);
    await sleep(10);
    throw away;
  });
  const results = await Promise.allSettled([1, 2, 3, 4].map(number => fail('one key', number)));
  expect(results).toEqual(Array.from({ length: 4 }, () => ({ status: 'rejected', reason: away })));
  expect(turns).toEqual([[1], [2, 3, 4]]);
});
