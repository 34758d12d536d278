import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { pageRows } from '@aicp/service/store/exportPage';
import { nextId } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { ManagementRecord } from '../domain/policy.ts';

const Records = collection<Stored<ManagementRecord>>(
  'management_records',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true, immutable: true },
    kind: { type: String, required: true },
    title: { type: String, required: true },
    heldOn: { type: String, required: true },
    participants: { type: mongoose.Schema.Types.Mixed, default: [] },
    minutes: { type: String, default: null },
    evidenceId: { type: Number, default: null },
    decisions: { type: String, default: null },
    writtenBy: { type: Number, required: true },
    writtenAt: { type: Date, required: true },
  },
  [[{ organisationId: 1, heldOn: -1, _id: -1 }], [{ organisationId: 1, writtenBy: 1, _id: 1 }]],
);

/** Null if the organisation has no record with this number. */
export async function findManagementRecord(
  { session }: Transaction,
  organisationId: number,
  id: number,
): Promise<ManagementRecord | null> {
  const found = await Records.findOne({ _id: id, organisationId }, null, { session }).lean();
  return found && withId(found);
}

/** The management reviews and internal audits of an organisation, the latest first, from the one after `after` on. */
export async function listManagementRecords(
  organisationId: number,
  limit: number,
  after?: number,
): Promise<ManagementRecord[]> {
  const last = after === undefined ? null : await Records.findOne({ _id: after, organisationId }, { heldOn: 1 }).lean();
  const older = last && {
    $or: [
      { heldOn: mongoose.trusted({ $lt: last.heldOn }) },
      { heldOn: last.heldOn, _id: mongoose.trusted({ $lt: last._id }) },
    ],
  };
  const found = await Records.find({ organisationId, ...older })
    .sort({ heldOn: -1, _id: -1 })
    .limit(limit)
    .lean();
  return found.map(withId);
}

/** The given files that are the minutes of a record. */
export async function listFilesOfRecords(
  { session }: Transaction,
  organisationId: number,
  ids: readonly number[],
): Promise<number[]> {
  const named = { organisationId, evidenceId: mongoose.trusted({ $in: [...ids] }) };
  const found = await Records.find(named, { evidenceId: 1 }, { session }).lean();
  return found.flatMap(({ evidenceId }) => evidenceId ?? []);
}

export function countManagementRecords({ session }: Transaction, organisationId: number): Promise<number> {
  return Records.countDocuments({ organisationId }, { session });
}

export async function insertManagementRecord(
  { session }: Transaction,
  record: Omit<ManagementRecord, 'id'>,
): Promise<ManagementRecord> {
  const id = await nextId('management_records');
  await Records.insertMany([{ ...record, _id: id }], { session });
  return { ...record, id };
}

export async function replaceManagementRecord(
  { session }: Transaction,
  { id, organisationId: _, ...record }: ManagementRecord,
): Promise<void> {
  await Records.updateOne({ _id: id }, { $set: record }, { session });
}

export async function deleteManagementRecord({ session }: Transaction, id: number): Promise<void> {
  await Records.deleteOne({ _id: id }, { session });
}

/** The records of an organisation, or those that one member wrote. For exports. */
export function pageManagementRecords(
  of: { organisationId: number; writtenBy?: number },
  after: number,
  limit: number,
): Promise<{ id: number }[]> {
  return pageRows(Records, of, after, limit);
}

/** Deletes one batch of the records of an organisation. Returns how many. */
export async function removeManagementRecords(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(Records, tx, { organisationId }, limit)).length;
}
