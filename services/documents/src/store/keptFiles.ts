import { DomainError } from '@aicp/contracts/domainError';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { Evidence } from '../domain/evidence.ts';
import { Files } from './evidence.ts';

const idsIn = (ids: readonly number[]) => mongoose.trusted({ $in: [...ids] });

/** Keeps the bytes of files that a snapshot of an assessment names. */
export async function keepFiles(
  { session }: Transaction,
  assessmentId: number,
  files: readonly Evidence[],
): Promise<void> {
  const stored = files.filter(({ removedAt }) => removedAt === null);
  const these = { _id: idsIn(stored.map(({ id }) => id)) };
  await Files.updateMany(these, { $addToSet: { keptBy: assessmentId } }, { session });
}

/** Releases the files that the deleted snapshots of these assessments kept. */
export async function releaseFiles(
  { session }: Transaction,
  organisationId: number,
  assessmentIds: readonly number[],
): Promise<void> {
  const these = { organisationId, keptBy: idsIn(assessmentIds) };
  await Files.updateMany(these, { $pull: { keptBy: idsIn(assessmentIds) } }, { session });
}

/**
 * Keeps the bytes of files while a room is open.
 * @throws DomainError CONFLICT if some have just been deleted
 */
export async function holdFiles(
  { session }: Transaction,
  { organisationId, room }: { organisationId: number; room: number },
  ids: readonly number[],
): Promise<void> {
  const these = { _id: idsIn(ids), organisationId, removedAt: null };
  const { matchedCount } = await Files.updateMany(these, { $addToSet: { inRooms: room } }, { session });
  if (matchedCount < ids.length)
    throw new DomainError('CONFLICT', 'A file was deleted while the room was being created. Please try again.');
}

export async function sumHeldBytes(
  { session }: Transaction,
  { organisationId, room }: { organisationId: number; room: number },
): Promise<number> {
  const stages = [{ $match: { organisationId, inRooms: room } }, { $group: { _id: null, bytes: { $sum: '$bytes' } } }];
  const [sum] = await Files.aggregate<{ bytes: number }>(stages, { session });
  return sum?.bytes ?? 0;
}

/** Releases these files from a room; without `ids`, all of its files. */
export async function releaseHeld(
  { session }: Transaction,
  { organisationId, room, ids }: { organisationId: number; room: number; ids?: readonly number[] },
): Promise<void> {
  const these = { organisationId, inRooms: room, ...(ids && { _id: idsIn(ids) }) };
  await Files.updateMany(these, { $pull: { inRooms: room } }, { session });
}

/** The assessments whose reports keep a file, up to 100. */
export async function listKeepers(organisationId: number, id: number): Promise<number[]> {
  const found = await Files.findOne({ _id: id, organisationId }, { keptBy: 1 }).lean();
  return found?.keptBy.slice(0, 100) ?? [];
}
