import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { Files } from './evidence.ts';

const idsIn = (ids: readonly number[]) => mongoose.trusted({ $in: [...ids] });

/** A page of the files of an organisation, or of those uploaded for one system, removed and replaced ones included. */
export async function pageEvidence(
  { organisationId, systemId }: { organisationId: number; systemId?: number },
  limit: number,
  tx?: Transaction,
): Promise<number[]> {
  const filter = { organisationId, ...(systemId !== undefined && { filedFor: systemId }) };
  const options = tx ? { session: tx.session } : {};
  return (await Files.find(filter, { _id: 1 }, options).limit(limit).lean()).map(({ _id }) => _id);
}

/**
 * A page of removed files with bytes that no snapshot keeps, by id.
 * @param of.after only ids above it
 * @param of.inRooms whether to include files of rooms
 */
export async function pageRemovedFiles(
  { organisationId, after = 0, inRooms }: { organisationId: number; after?: number; inRooms: boolean },
  limit: number,
  tx?: Transaction,
): Promise<number[]> {
  const filter = {
    _id: mongoose.trusted({ $gt: after }),
    organisationId,
    removedAt: null,
    takenOutAt: mongoose.trusted({ $ne: null }),
    keptBy: [],
    ...(!inRooms && { inRooms: [] }),
  };
  const options = tx ? { session: tx.session } : {};
  const found = await Files.find(filter, { _id: 1 }, options).sort({ _id: 1 }).limit(limit).lean();
  return found.map(({ _id }) => _id);
}

/** Keeps files that were uploaded for a deleted system, because something else uses them. */
export async function keepInLibrary({ session }: Transaction, organisationId: number, ids: readonly number[]) {
  await Files.updateMany({ _id: idsIn(ids), organisationId }, { filedFor: null }, { session });
}

/** Takes unused files out of the library, so that no one links or replaces them. Rows without bytes are deleted at once. */
export async function takeOut({ session }: Transaction, organisationId: number, ids: readonly number[], at: Date) {
  const these = { _id: idsIn(ids), organisationId };
  await Files.deleteMany({ ...these, removedAt: mongoose.trusted({ $ne: null }) }, { session });
  await Files.updateMany(these, { takenOutAt: at, isCurrent: false, filedFor: null, keptBy: [] }, { session });
}

/** Records that the bytes of removed files were deleted on that day; their references stay. */
export async function markBytesErased({ session }: Transaction, organisationId: number, ids: readonly number[]) {
  const removed = [{ $set: { removedAt: '$takenOutAt' } }];
  await Files.updateMany({ _id: idsIn(ids), organisationId }, removed, { session, updatePipeline: true });
}

export async function deleteEvidenceRows({ session }: Transaction, ids: readonly number[]): Promise<void> {
  await Files.deleteMany({ _id: idsIn(ids) }, { session });
}
