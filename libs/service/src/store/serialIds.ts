import mongoose from 'mongoose';
import { collection } from './collection.ts';
import { outside } from './outside.ts';

const Counters = collection<{ _id: string; last: number }>('counters', {
  _id: { type: String, required: true },
  last: { type: Number, default: 0 },
});

/**
 * The next serial integer of a collection. It is taken outside any transaction, so gaps are possible and conflicts are not.
 * @param name the collection's name
 * @param above the number below the very first one
 */
export function nextId(name: string, above = 0): Promise<number> {
  return lastOfNext(name, 1, above);
}

/** The next serial integers of a collection, in ascending order. */
export async function nextIds(name: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const last = await lastOfNext(name, count);
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

/** For rows that are written by the hundred. */
const BLOCK = 100;
/** Separate for each connection, because the numbers belong to its database. */
const taken = new WeakMap<mongoose.mongo.MongoClient, Map<string, number[]>>();

/**
 * Ids for rows that are written all the time: this process takes a block of numbers, and gives them out without a query. They ascend within
 * a process, not across processes; unused ones at its end leave a gap.
 */
export async function nextIdsFromBlock(name: string, count: number): Promise<number[]> {
  const client = mongoose.connection.getClient();
  const byName = taken.get(client) ?? new Map<string, number[]>();
  taken.set(client, byName);
  const kept = byName.get(name) ?? [];
  byName.set(name, kept);
  while (kept.length < count) kept.push(...(await nextIds(name, Math.max(BLOCK, count))));
  return kept.splice(0, count);
}

async function lastOfNext(name: string, count: number, above = 0): Promise<number> {
  const counter = await outside('all changes that take a number would conflict', () =>
    Counters.findOneAndUpdate({ _id: name }, [{ $set: { last: { $add: [{ $ifNull: ['$last', above] }, count] } } }], {
      upsert: true,
      returnDocument: 'after',
      updatePipeline: true,
    })
      .orFail()
      .lean()
      .exec(),
  );
  return counter.last;
}
