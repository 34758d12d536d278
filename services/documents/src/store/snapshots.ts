import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, part } from '@aicp/service/store/collection';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { Letterhead } from '../domain/branding.ts';
import type { KeptFile, Snapshot } from '../domain/snapshot.ts';
import type { ReportApproval } from '../domain/trail.ts';
import { anonymiseNames } from './anonymiseNames.ts';
import { logo } from './brandings.ts';
import { FORMER } from './versions.ts';

type Row = Omit<Snapshot, 'assessmentId'> & { _id: number };

const fixed = { required: true, immutable: true } as const;
const { Mixed } = mongoose.Schema.Types;

const Snapshots = collection<Row>(
  'snapshots',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, ...fixed },
    jurisdiction: { type: String, ...fixed },
    takenAt: { type: Date, ...fixed },
    evidence: { type: Mixed, ...fixed },
    ticked: { type: [String], ...fixed },
    savedAt: { type: Date, default: null },
    documents: { type: Mixed, ...fixed },
    trail: { type: Mixed, ...fixed },
    letterhead: {
      type: part<Letterhead>({
        name: { type: String, default: null },
        colour: { type: String, default: null },
        logo: { type: logo, default: null },
      }),
      default: null,
    },
  },
  [
    [{ organisationId: 1, systemId: 1 }],
    [{ organisationId: 1, 'evidence.id': 1 }],
    [{ 'documents.approval.by': 1 }],
    [{ 'trail.names.id': 1 }],
  ],
);

const snapshotOf = ({ _id, ...snapshot }: Row): Snapshot => ({ ...snapshot, assessmentId: _id });

/** Keeps the first snapshot: the past never changes. */
export async function insertSnapshotOnce(
  { session }: Transaction,
  { assessmentId, ...snapshot }: Snapshot,
): Promise<void> {
  await Snapshots.updateOne({ _id: assessmentId }, { $setOnInsert: snapshot }, { upsert: true, session });
}

/** The snapshots of these assessments, in no order. */
export async function listSnapshots(
  organisationId: number,
  assessmentIds: readonly number[],
  tx?: Transaction,
): Promise<Snapshot[]> {
  const filter = { _id: mongoose.trusted({ $in: assessmentIds }), organisationId };
  return (await Snapshots.find(filter, null, tx ? { session: tx.session } : {}).lean()).map(snapshotOf);
}

/** Whether an assessment has a snapshot, because another assessment followed it. Does not read the snapshot. */
export async function hasSnapshot(organisationId: number, assessmentId: number, tx?: Transaction): Promise<boolean> {
  const found = Snapshots.exists({ _id: assessmentId, organisationId });
  return (await (tx ? found.session(tx.session) : found)) !== null;
}

export async function findSnapshot(
  organisationId: number,
  assessmentId: number,
  tx?: Transaction,
): Promise<Snapshot | null> {
  return (await listSnapshots(organisationId, [assessmentId], tx))[0] ?? null;
}

/** The given files that snapshots name, with their bytes or as traces. */
export async function listNamedInSnapshots(
  { session }: Transaction,
  organisationId: number,
  ids: readonly number[],
): Promise<number[]> {
  const named = { organisationId, 'evidence.id': { $in: [...ids] } };
  const options = { projection: { 'evidence.id': 1 }, session };
  const found = await Snapshots.collection.find<Pick<Row, 'evidence'>>(named, options).toArray();
  return found.flatMap(({ evidence }) => evidence.map(({ id }) => id));
}

/** Records in each snapshot with a file, for each of its links, that its bytes were deleted. */
export async function markContentDeletedInSnapshots(
  { session }: Transaction,
  organisationId: number,
  { id, removedAt, removalReason }: Pick<KeptFile, 'id' | 'removedAt' | 'removalReason'>,
): Promise<void> {
  await Snapshots.collection.updateMany(
    { organisationId, evidence: { $elemMatch: { id, removedAt: null } } },
    { $set: { 'evidence.$[file].removedAt': removedAt, 'evidence.$[file].removalReason': removalReason } },
    { arrayFilters: [{ 'file.id': id, 'file.removedAt': null }], session },
  );
}

export async function snapshotIds(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<number[]> {
  return (await Snapshots.find({ organisationId, systemId }, { _id: 1 }, { session }).lean()).map(({ _id }) => _id);
}

/** Removes the name from a batch of a deleted user's approvals; returns their number. */
export async function anonymiseKeptApprovals({ session }: Transaction, userId: number, limit: number): Promise<number> {
  const named = { documents: { $elemMatch: { 'approval.by': userId, 'approval.name': { $ne: FORMER } } } };
  const found = await Snapshots.collection
    .find(named, { projection: { _id: 1 }, session })
    .limit(limit)
    .toArray();
  await Snapshots.collection.updateMany(
    { _id: { $in: found.map(({ _id }) => _id) } },
    { $set: { 'documents.$[document].approval.name': FORMER, 'documents.$[document].approval.function': null } },
    { arrayFilters: [{ 'document.approval.by': userId }], session },
  );
  return found.length;
}

export function anonymiseKeptNames(tx: Transaction, userId: number, limit: number): Promise<number> {
  return anonymiseNames(Snapshots, tx, userId, limit);
}

/** Adds an approval, with the approver's name, to the snapshot of a report that was approved before the snapshot. Never replaces one. */
export async function addLateApproval(
  { session }: Transaction,
  { organisationId, assessmentId }: { organisationId: number; assessmentId: number },
  approval: ReportApproval,
  name: string | null,
): Promise<void> {
  const { at } = approval;
  if (at === null) return;
  const snapshots = Snapshots.db.collection<Row>(Snapshots.collection.name);
  const added = await snapshots.updateOne(
    { _id: assessmentId, organisationId, takenAt: { $gte: at }, 'trail.approval': null },
    { $set: { 'trail.approval': approval } },
    { session },
  );
  if (added.modifiedCount === 0 || name === null) return;
  const person = { $each: [{ id: approval.by, name }], $sort: { id: 1 as const } };
  await snapshots.updateOne(
    { _id: assessmentId, 'trail.names.id': { $ne: approval.by } },
    { $push: { 'trail.names': person } },
    { session },
  );
}

/** Deletes the snapshots of a system, or of every system of an organisation. */
export async function removeSnapshots(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
): Promise<void> {
  await Snapshots.deleteMany(systemId === undefined ? { organisationId } : { organisationId, systemId }, { session });
}

export function reassignKept(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Snapshots, tx, merged);
}
