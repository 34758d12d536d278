import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

type Law = { aiSystemId: number; jurisdiction: 'EU' | 'UK' };

/** The latest file for a question of a system under a law; null if none. Later answers point to it too. */
export type Pointer = Law & { organisationId: number; questionId: string; evidenceUrl: string | null; version: number };

type Row = Pointer & { _id: string };

const Pointers = collection<Row>(
  'evidence_pointers',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    aiSystemId: { type: Number, required: true },
    jurisdiction: { type: String, required: true },
    questionId: { type: String, required: true },
    evidenceUrl: { type: String, default: null },
    version: { type: Number, required: true },
  },
  [[{ organisationId: 1, aiSystemId: 1 }]],
);

const keyOf = ({ aiSystemId, jurisdiction }: Law, questionId: string) => `${aiSystemId}-${jurisdiction}-${questionId}`;

/** @returns false if the stored version is as new */
export async function upsertPointer({ session }: Transaction, pointer: Pointer): Promise<boolean> {
  const _id = keyOf(pointer, pointer.questionId);
  const known = await Pointers.findOne({ _id }, { version: 1 }, { session }).lean();
  if (known && known.version >= pointer.version) return false;
  await Pointers.updateOne({ _id }, pointer, { upsert: true, session });
  return true;
}

/** By question. */
export async function listPointers(
  law: Law,
  questionIds: readonly string[],
  session?: ClientSession,
): Promise<Map<string, string | null>> {
  const named = { _id: mongoose.trusted({ $in: questionIds.map(id => keyOf(law, id)) }) };
  const found = await Pointers.find(named, { questionId: 1, evidenceUrl: 1 }, { session }).lean();
  return new Map(found.map(({ questionId, evidenceUrl }) => [questionId, evidenceUrl]));
}

/** Deletes one batch of the pointers of a system or an organisation; returns how many. */
export async function removePointers(
  tx: Transaction,
  of: { organisationId: number; aiSystemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Pointers, tx, of, limit)).length;
}

/**
 * Moves a merged record's pointers to the kept one. If both have one for a question (after a discarded assessment), the newer file counts,
 * with the moved pointer's version, so that later events still apply.
 */
export async function reassignPointers(
  { session }: Transaction,
  { organisationId, goneId, keptId }: SystemsMergedData,
): Promise<void> {
  const theirs = await Pointers.find({ organisationId, aiSystemId: goneId }, null, { session }).lean();
  for (const { _id, ...pointer } of theirs) {
    const moved = { ...pointer, aiSystemId: keptId };
    const key = keyOf(moved, pointer.questionId);
    const own = await Pointers.findOne({ _id: key }, { evidenceUrl: 1 }, { session }).lean();
    const evidenceUrl = fileIn(own?.evidenceUrl) > fileIn(moved.evidenceUrl) ? own?.evidenceUrl : moved.evidenceUrl;
    await Pointers.updateOne({ _id: key }, { ...moved, evidenceUrl }, { upsert: true, session });
  }
  await Pointers.deleteMany({ organisationId, aiSystemId: goneId }, { session });
}

/** The number of the file in its URL; 0 without one. */
const fileIn = (url: string | null | undefined): number => Number(url?.match(/\d+/)?.[0] ?? 0);
