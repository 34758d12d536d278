import type { LawMove } from '@aicp/compliance/banks/resultChanges';
import type { Citation } from '@aicp/compliance/law/citation';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { pageRows } from '@aicp/service/store/exportPage';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import type { Impact } from '../domain/compareWithCurrentLaw.ts';
import { listArchivedIds } from './archive.ts';

/** The changes of a system's result under one law, by the id of its latest completed assessment. */
export type LawChange = Impact & {
  id: number;
  organisationId: number;
  aiSystemId: number;
  jurisdiction: 'EU' | 'UK';
  bankVersion: string;
  /** The latest run that computed it. */
  run: number;
  status: 'open' | 'kept';
  /** The reason why the result was kept; null, like `decidedBy` and the time, while the change is open. */
  reason: string | null;
  decidedBy: number | null;
  decidedAt: Date | null;
};

/** The organisation of a list; each part of it is read on request. */
export type ListOfChanges = Pick<LawChange, 'organisationId'>;

const Changes = collection<Stored<LawChange>>(
  'law_changes',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    aiSystemId: { type: Number, required: true },
    jurisdiction: { type: String, required: true },
    bankVersion: { type: String, required: true },
    toVersion: { type: String, required: true },
    run: { type: Number, required: true },
    needs: { type: String, required: true },
    questions: { type: Number, required: true },
    moves: {
      type: [mongoose.Schema.Types.Mixed] as unknown as typeof mongoose.Schema.Types.Mixed,
      default: [] as LawMove[],
    },
    citation: { type: mongoose.Schema.Types.Mixed, default: null as Citation | null },
    status: { type: String, default: 'open' },
    reason: { type: String, default: null },
    decidedBy: { type: Number, default: null },
    decidedAt: { type: Date, default: null },
  },
  [
    [{ organisationId: 1, status: 1, _id: -1 }],
    [{ aiSystemId: 1 }],
    // For all organisations: those with open law changes are notified.
    [{ run: 1, status: 1, organisationId: 1 }],
  ],
);

/** Writes a run's results for these assessments: a row for each change, none otherwise. */
export async function upsertChanges(
  tx: Transaction,
  looked: readonly number[],
  changes: readonly LawChange[],
): Promise<void> {
  const changed = new Set(changes.map(({ id }) => id));
  await Changes.bulkWrite(
    [
      { deleteMany: { filter: { _id: { $in: looked.filter(id => !changed.has(id)) } } } },
      ...changes.map(({ id, ...row }) => ({
        updateOne: { filter: { _id: id }, update: { $set: row }, upsert: true },
      })),
    ],
    { session: tx.session },
  );
}

export async function findChange(
  organisationId: number,
  id: number,
  session?: ClientSession,
): Promise<LawChange | null> {
  const row = await Changes.findOne({ _id: id, organisationId }, null, { session }).lean();
  return row && withId(row);
}

/** Leaves out archived systems, for which there is nothing to decide. */
const inUse = async (organisationId: number) => ({
  aiSystemId: mongoose.trusted({ $nin: await listArchivedIds(organisationId) }),
});

/** Newest first. */
export async function listChanges(
  organisationId: number,
  status: LawChange['status'],
  { first, after }: { first: number; after: number },
): Promise<LawChange[]> {
  const below = { organisationId, status, ...(await inUse(organisationId)), _id: mongoose.trusted({ $lt: after }) };
  return (await Changes.find(below).sort({ _id: -1 }).limit(first).lean()).map(withId);
}

export async function countChanges(
  organisationId: number,
  status: LawChange['status'],
  jurisdiction?: 'EU' | 'UK',
): Promise<number> {
  const filter = { organisationId, status, ...(await inUse(organisationId)), ...(jurisdiction && { jurisdiction }) };
  return Changes.countDocuments(filter);
}

/** The kept results among these assessments, with the reasons. */
export async function keptAmong(tx: Transaction, ids: readonly number[]): Promise<Map<number, LawChange>> {
  const among = { _id: mongoose.trusted({ $in: ids }), status: 'kept' as const };
  const kept = await Changes.find(among, null, { session: tx.session }).lean();
  return new Map(kept.map(row => [row._id, withId(row)]));
}

/** The number of systems per organisation with open changes from a run. */
export async function countByOrganisation(run: number): Promise<Map<number, number>> {
  const groups = await Changes.aggregate<{ _id: number; systems: number }>([
    { $match: { run, status: 'open' } },
    { $group: { _id: '$organisationId', systems: { $sum: 1 } } },
  ]);
  return new Map(groups.map(({ _id, systems }) => [_id, systems]));
}

/** False if it has been decided or deleted. */
export async function keepChange(
  tx: Transaction,
  { id, organisationId }: Pick<LawChange, 'id' | 'organisationId'>,
  decision: Pick<LawChange, 'reason' | 'decidedBy' | 'decidedAt'>,
): Promise<boolean> {
  const open = { _id: id, organisationId, status: 'open' as const };
  const { matchedCount } = await Changes.updateOne(open, { ...decision, status: 'kept' }, { session: tx.session });
  return matchedCount === 1;
}

/** Deletes the changes that a later result of a system under that law has settled. */
export async function settleChanges(
  tx: Transaction,
  { aiSystemId, jurisdiction }: Pick<LawChange, 'aiSystemId' | 'jurisdiction'>,
): Promise<void> {
  await Changes.deleteMany({ aiSystemId, jurisdiction }, { session: tx.session });
}

/** Deletes the law changes of assessments that are being deleted. */
export async function deleteLawChanges(tx: Transaction, assessmentIds: readonly number[]): Promise<void> {
  await Changes.deleteMany({ _id: mongoose.trusted({ $in: assessmentIds }) }, { session: tx.session });
}

/** For the organisation's export. */
export function pageLawChangesForExport(
  organisationId: number,
  after: number,
  limit: number,
): Promise<{ id: number }[]> {
  return pageRows(Changes, { organisationId }, after, limit);
}

export function reassignChanges(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Changes, tx, merged, 'aiSystemId');
}
