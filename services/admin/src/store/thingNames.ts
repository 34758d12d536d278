import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { NamedThing } from '../domain/thingNames.ts';

/** The most times stored for a name: the first ones and the latest ones. */
const MAX_TIMES = 100;

/** A name of a thing, with the times of events with it. Kept after the thing is deleted, until its organisation is. */
type Row = { _id: string; organisationId: number; key: string; name: string; saidAt: Date[] };

const ThingNames = collection<Row>(
  'thing_names',
  {
    /** The key and the name, so that each name of an object is stored once. */
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    key: { type: String, required: true },
    name: { type: String, required: true },
    saidAt: { type: [Date], required: true },
  },
  [[{ organisationId: 1, key: 1 }]],
);

/**
 * Records a thing's name at the time of an event. Events may arrive in any order, and a thing may get an earlier name again. The first and
 * the latest time do not depend on the order, so neither does the row.
 */
export async function recordThingName(
  { session }: Transaction,
  organisationId: number,
  { key, name }: NamedThing,
  at: Date,
): Promise<void> {
  const said = { $setUnion: [{ $ifNull: ['$saidAt', []] }, [at]] };
  const sorted = { $sortArray: { input: said, sortBy: 1 } };
  const ends = { $concatArrays: [{ $slice: ['$$all', 1] }, { $slice: ['$$all', 1 - MAX_TIMES] }] };
  const bounded = { $cond: [{ $gt: [{ $size: '$$all' }, MAX_TIMES] }, ends, '$$all'] };
  const saidAt = { $let: { vars: { all: sorted }, in: bounded } };
  // A literal, because a name may begin with a dollar sign.
  const row = { organisationId, key, name: { $literal: name }, saidAt };
  const _id = `${organisationId} ${key} ${name}`;
  await ThingNames.collection.updateOne({ _id: _id as never }, [{ $set: row }], { upsert: true, session });
}

export type ThingName = { key: string; name: string; at: Date };

export async function listThingNames(organisationId: number, keys: readonly string[]): Promise<ThingName[]> {
  const these = { organisationId, key: mongoose.trusted({ $in: [...new Set(keys)] }) };
  const found = await ThingNames.find(these, { _id: 0, key: 1, name: 1, saidAt: 1 }).lean();
  return found.flatMap(({ key, name, saidAt }) => saidAt.map(at => ({ key, name, at })));
}

/** Deletes one batch of an organisation's names; returns how many. */
export async function removeThingNames(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(ThingNames, tx, { organisationId }, limit)).length;
}
