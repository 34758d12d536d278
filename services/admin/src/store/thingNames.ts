import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { NamedThing } from '../domain/thingNames.ts';

/** A name that a thing has had, and since when. Kept after the thing is deleted, until its organisation is. */
type Row = { _id: string; organisationId: number; key: string; name: string; since: Date };

const ThingNames = collection<Row>(
  'thing_names',
  {
    /** The key and the name: each name of a thing is stored once. */
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    key: { type: String, required: true },
    name: { type: String, required: true },
    since: { type: Date, required: true },
  },
  [[{ organisationId: 1, key: 1 }]],
);

/** Notes what a thing is called since an event; events may come in any order. */
export async function recordThingName(
  { session }: Transaction,
  organisationId: number,
  { key, name }: NamedThing,
  since: Date,
): Promise<void> {
  const change = { $setOnInsert: { organisationId, key, name }, $min: { since } };
  await ThingNames.updateOne({ _id: `${organisationId} ${key} ${name}` }, change, { upsert: true, session });
}

export type ThingName = Pick<Row, 'key' | 'name' | 'since'>;

export async function listThingNames(organisationId: number, keys: readonly string[]): Promise<ThingName[]> {
  const these = { organisationId, key: mongoose.trusted({ $in: [...new Set(keys)] }) };
  return ThingNames.find(these, { _id: 0, key: 1, name: 1, since: 1 }).lean();
}

/** Deletes a page of an organisation's; returns how many. */
export async function removeThingNames(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(ThingNames, tx, { organisationId }, limit)).length;
}
