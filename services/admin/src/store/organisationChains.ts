import { collection, part } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { GENESIS, type Link } from '../domain/activity.ts';

/** The beginning and end of an organisation's log, by the organisation's id. */
type Row = { _id: number; last: Link; start: Link };

const link = part<Link>({ seq: { type: Number, required: true }, hash: { type: String, required: true } });

const Chains = collection<Row>('organisation_chains', {
  _id: { type: Number, required: true },
  last: { type: link, default: GENESIS },
  /** The last entry removed for its age: the kept ones follow it. */
  start: { type: link, default: GENESIS },
});

export async function listEnds(tx: Transaction, ids: readonly number[]): Promise<Map<number, Link>> {
  const found = await Chains.find({ _id: mongoose.trusted({ $in: ids }) }, { last: 1 }, { session: tx.session }).lean();
  const known = new Map(found.map(({ _id, last }) => [_id, last]));
  return new Map(ids.map(id => [id, known.get(id) ?? GENESIS]));
}

export async function upsertEnds(tx: Transaction, ends: ReadonlyMap<number, Link>): Promise<void> {
  const moves = [...ends].map(([_id, last]) => ({
    updateOne: { filter: { _id }, update: { $set: { last } }, upsert: true },
  }));
  await Chains.bulkWrite(moves, { session: tx.session });
}

/** Entries up to these have been removed. */
export async function upsertStarts(tx: Transaction, starts: ReadonlyMap<number, Link>): Promise<void> {
  for (const [id, start] of starts) await Chains.updateOne({ _id: id }, { $set: { start } }, { session: tx.session });
}

export async function readOrganisationChain(id: number): Promise<Pick<Row, 'last' | 'start'>> {
  const found = await Chains.findById(id).lean();
  return found ?? { last: GENESIS, start: GENESIS };
}
