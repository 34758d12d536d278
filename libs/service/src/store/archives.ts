import { archivedConflict } from '@aicp/contracts/archivedSystem';
import type { SystemArchivedData, SystemRestoredData } from '@aicp/contracts/events/assessmentEvents';
import mongoose from 'mongoose';
import { batchPerTick } from './batchPerTick.ts';
import { collection } from './collection.ts';
import type { Context } from './context.ts';
import { deleteBatch } from './deleteInBatches.ts';
import { lockUnlessDeleted } from './tombstones.ts';
import type { Transaction } from './transaction.ts';

/** Whether a system is archived, as last published. Systems that were never archived have no row. */
type Row = {
  /** The system's. */
  _id: number;
  organisationId: number;
  /** The system's version. */
  version: number;
  isArchived: boolean;
  /** ISO date. */
  heldUntil: string | null;
};

const Archives = collection<Row>(
  'archives',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    version: { type: Number, required: true },
    isArchived: { type: Boolean, required: true },
    heldUntil: { type: String, default: null },
  },
  [[{ organisationId: 1, isArchived: 1, _id: 1 }]],
);

/** Stores that a system was archived, unless a newer state is stored. */
export const applySystemArchived = (ctx: Context, heard: SystemArchivedData): Promise<void> =>
  ctx.transaction(tx => applyArchived(tx, heard));

/** Stores that a system was restored, unless a newer state is stored. */
export const applySystemRestored = (ctx: Context, heard: SystemRestoredData): Promise<void> =>
  ctx.transaction(tx => applyRestored(tx, heard));

export const applyArchived = (tx: Transaction, heard: SystemArchivedData): Promise<void> =>
  apply(tx, heard, { isArchived: true, heldUntil: heard.heldUntil });

export const applyRestored = (tx: Transaction, heard: SystemRestoredData): Promise<void> =>
  apply(tx, heard, { isArchived: false, heldUntil: null });

async function apply(
  tx: Transaction,
  { organisationId, systemId: _id, version }: SystemRestoredData,
  state: Pick<Row, 'isArchived' | 'heldUntil'>,
): Promise<void> {
  if (!(await lockUnlessDeleted(tx, 'system', _id))) return;
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
  const known = await Archives.findById(_id, { version: 1 }, { session: tx.session }).lean();
  if (known && known.version >= version) return;
  await Archives.updateOne({ _id }, { organisationId, version, ...state }, { upsert: true, session: tx.session });
}

/**
 * Checks that a system locked by the transaction may be changed.
 * @throws DomainError CONFLICT while it is archived
 */
export async function requireNotArchived(tx: Transaction, systemId: number): Promise<void> {
  if ((await archivedAmong([systemId], tx)).has(systemId)) throw archivedConflict();
}

/** The archived ones among these systems, for any owner. */
export async function archivedAmong(systemIds: readonly number[], tx?: Transaction): Promise<Set<number>> {
  const among = { _id: mongoose.trusted({ $in: [...new Set(systemIds)] }), isArchived: true };
  const found = await Archives.find(among, { _id: 1 }, tx ? { session: tx.session } : {}).lean();
  return new Set(found.map(({ _id }) => _id));
}

/** The archived systems of an organisation, which lists leave out. */
export async function listArchived(organisationId: number, tx?: Transaction): Promise<number[]> {
  return [...(await listArchivedWithHolds(organisationId, tx)).keys()];
}

/** The archived systems of an organisation, each with the last day of its hold, or null. */
export async function listArchivedWithHolds(
  organisationId: number,
  tx?: Transaction,
): Promise<Map<number, string | null>> {
  if (!tx) return archivedNow(organisationId);
  const { session } = tx;
  const found = await Archives.find({ organisationId, isArchived: true }, { heldUntil: 1 }, { session }).lean();
  return new Map(found.map(({ _id, heldUntil }) => [_id, heldUntil]));
}

/** One read for all lists of a request. */
const archivedNow = batchPerTick(async (organisationIds: readonly number[]) => {
  const theirs = { organisationId: mongoose.trusted({ $in: [...new Set(organisationIds)] }), isArchived: true };
  const found = await Archives.find(theirs, { organisationId: 1, heldUntil: 1 }).lean();
  const byOrganisation = Map.groupBy(found, ({ organisationId }) => organisationId);
  return organisationIds.map(
    id => new Map((byOrganisation.get(id) ?? []).map(({ _id, heldUntil }) => [_id, heldUntil])),
  );
});

/** Aggregation stages that exclude rows about archived systems, of every organisation. */
export const WITHOUT_ARCHIVED: mongoose.PipelineStage.FacetPipelineStage[] = [
  { $lookup: { from: 'archives', localField: 'systemId', foreignField: '_id', as: 'archive' } },
  { $match: { 'archive.isArchived': { $ne: true } } },
];

/** Deletes that of a system, or a batch of an organisation's. Returns their number. */
export async function removeArchives(
  tx: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  const of = systemId === undefined ? { organisationId } : { organisationId, _id: systemId };
  return (await deleteBatch(Archives, tx, of, limit)).length;
}

/** Deletes all of them, before they are published again. */
export async function clearArchives(): Promise<void> {
  await Archives.deleteMany({});
}
