import { archivedConflict } from '@aicp/contracts/archivedSystem';
import { notFound } from '@aicp/contracts/serialId';
import { withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { PageRequest } from './pageRequestOf.ts';
import { type AiSystem, findSystem, Systems } from './systems.ts';

/**
 * Locks a system for a change.
 * @param what the kind of object that the error names as missing
 * @throws DomainError NOT_FOUND, CONFLICT for an archived one
 */
export async function requireInUse(
  tx: Transaction,
  organisationId: number,
  id: number,
  what = 'AI system',
): Promise<AiSystem> {
  const system = await findSystem(organisationId, id, tx.session);
  if (!system) throw notFound(what);
  if (system.isArchived) throw archivedConflict();
  return system;
}

/** @throws DomainError CONFLICT for an archived system */
export async function requireNotArchived({ session }: Transaction, id: number): Promise<void> {
  if (await Systems.exists({ _id: id, isArchived: true }).session(session ?? null)) throw archivedConflict();
}

/** An organisation's archived systems, for lists that are kept elsewhere. */
export async function listArchivedIds(organisationId: number): Promise<number[]> {
  const rows = await Systems.find({ organisationId, isArchived: true }, { _id: 1 }).lean();
  return rows.map(({ _id }) => _id);
}

/** The archived systems of an organisation under either law, newest first. */
export async function listArchived(organisationId: number, { first, after }: PageRequest): Promise<AiSystem[]> {
  const below = { organisationId, isArchived: true, _id: mongoose.trusted({ $lt: after }) };
  return (await Systems.find(below).sort({ _id: -1 }).limit(first).lean()).map(withId);
}

/** All archived systems with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageArchived(after: number, limit: number): Promise<AiSystem[]> {
  const above = { isArchived: true, _id: mongoose.trusted({ $gt: after }) };
  return (await Systems.find(above).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}

/** A page of all archived systems whose hold has ended by this day, without a notification. */
export async function pageEndedHolds({ session }: Transaction, today: string, limit: number): Promise<AiSystem[]> {
  const ended = { isArchived: true, heldUntil: mongoose.trusted({ $lte: today }), isHoldTold: false };
  return (await Systems.find(ended, null, { session }).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}

export async function setHoldEndNotified({ session }: Transaction, ids: readonly number[]): Promise<void> {
  await Systems.updateMany({ _id: mongoose.trusted({ $in: ids }) }, { isHoldTold: true }, { session });
}
