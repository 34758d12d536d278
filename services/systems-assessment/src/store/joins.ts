import { collection, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import { type AiSystem, findSystems } from './systems.ts';

/** A record of a merge. */
export type Join = {
  /** The merged record. */
  id: number;
  organisationId: number;
  /** The user in the event: the creator of the kept record. */
  userId: number;
  keptId: number;
};

const Joins = collection<Omit<Join, 'id'> & { _id: number }>(
  'joins',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    userId: { type: Number, required: true },
    keptId: { type: Number, required: true },
  },
  [[{ organisationId: 1, keptId: 1 }]],
);

/** Records a merge, and redirects earlier merges into the merged record to the kept one. */
export async function insertJoin({ session }: Transaction, { id, ...join }: Join): Promise<void> {
  const { organisationId, keptId } = join;
  await Joins.updateMany({ organisationId, keptId: id }, { keptId }, { session });
  await Joins.create([{ _id: id, ...join }], { session });
}

/** The record that one was merged into; null if not merged, unknown or another organisation's. */
export async function findKeptId({ session }: Transaction, organisationId: number, id: number): Promise<number | null> {
  return (await Joins.findOne({ _id: id, organisationId }, { keptId: 1 }, { session }).lean())?.keptId ?? null;
}

/** Systems, also by the id of a merged record, which leads to the kept one. In the order of `ids`; null for unknown or others' systems. */
export async function listKept(
  organisationId: number,
  ids: readonly number[],
  session?: ClientSession,
): Promise<(AiSystem | null)[]> {
  const systems = await findSystems(organisationId, ids, session);
  const missing = mongoose.trusted({ $in: ids.filter((_, at) => !systems[at]) });
  if (systems.every(system => system !== null)) return systems;
  const joins = await Joins.find({ _id: missing, organisationId }, null, { session }).lean();
  const keptIds = joins.map(({ keptId }) => keptId);
  const kept = joins.length > 0 ? await findSystems(organisationId, keptIds, session) : [];
  const byId = new Map(joins.map(({ _id }, at) => [_id, kept[at] ?? null]));
  return ids.map((id, at) => systems[at] ?? byId.get(id) ?? null);
}

/** All merges with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageJoins(after: number, limit: number): Promise<Join[]> {
  const above = { _id: mongoose.trusted({ $gt: after }) };
  return (await Joins.find(above).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}

/** Deletes one batch of the merges into a system, or into the systems of an organisation; returns how many. */
export async function removeJoins(
  tx: Transaction,
  of: { organisationId: number; keptId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Joins, tx, of, limit)).length;
}
