import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

/** A copy of a system, for the names in emails and the rights of its owner. */
export type KnownSystem = { id: number; organisationId: number; name: string; ownerId: number | null };

const KnownSystems = collection<Stored<KnownSystem> & { version: number }>(
  'known_systems',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    name: { type: String, required: true },
    ownerId: { type: Number, default: null },
    version: { type: Number, required: true },
  },
  [[{ organisationId: 1, ownerId: 1 }]],
);

/** Stores the published state of a system, unless a newer one is stored. */
export async function upsertKnownSystem(
  { session }: Transaction,
  { id, ...state }: KnownSystem & { version: number },
): Promise<void> {
  await KnownSystems.updateOne({ _id: id }, { $setOnInsert: state }, { upsert: true, session });
  await KnownSystems.updateOne({ _id: id, version: mongoose.trusted({ $lt: state.version }) }, state, { session });
}

/** Null if not this organisation's. */
export async function findKnownSystem(
  organisationId: number,
  id: number,
  session?: ClientSession,
): Promise<KnownSystem | null> {
  const found = await KnownSystems.findOne({ _id: id, organisationId }, { version: 0 }, { session }).lean();
  return found && withId(found);
}

/** Removes a former member as the owner of systems. */
export async function clearSystemOwner(organisationId: number, ownerId: number): Promise<void> {
  await KnownSystems.updateMany({ organisationId, ownerId }, { ownerId: null });
}

export async function removeKnownSystem({ session }: Transaction, id: number): Promise<void> {
  await KnownSystems.deleteOne({ _id: id }, { session });
}

/** Deletes one batch of an organisation's systems; returns how many. */
export async function removeKnownSystems(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(KnownSystems, tx, { organisationId }, limit)).length;
}
