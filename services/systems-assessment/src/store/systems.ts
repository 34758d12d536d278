import { type SystemFields, systemFields } from '@aicp/contracts/entities/system';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { batchPerTick } from '@aicp/service/store/batchPerTick';
import { collection, part, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { pageRows } from '@aicp/service/store/exportPage';
import { pathsOf } from '@aicp/service/store/fieldPaths';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose, { type ClientSession } from 'mongoose';
import { NEVER_ASSESSED, type Ranking, type Urgency } from '../domain/ranking.ts';
import type { Assessed, LatestAssessment, UnderLaw } from '../domain/viewUnderLaw.ts';
import { ledgerIndexes } from './ledgerSorts.ts';

/** As it was registered; `otherLaw` is null if it was never assessed under the other law. */
export type AiSystem = Assessed &
  SystemFields & {
    id: number;
    userId: number;
    organisationId: number;
    version: number;
    createdAt: Date;
    /** The version of its facts in `system_facts`; 0: never any. */
    factsVersion: number;
  } & Archived;

/** Whether a system is archived, with the date and the member who archived it. */
export type Archived = {
  isArchived: boolean;
  archivedAt: Date | null;
  archivedBy: number | null;
  /** ISO date; null without a hold. */
  heldUntil: string | null;
  /** Whether the end of the hold was notified. */
  isHoldTold: boolean;
};

/** The values of a system that is not archived. */
export const IN_USE: Archived = {
  isArchived: false,
  archivedAt: null,
  archivedBy: null,
  heldUntil: null,
  isHoldTold: false,
};

const ranking = part<Ranking>({
  class: { type: String, default: null },
  score: { type: Number, default: null },
  openGaps: { type: Number, required: true },
  dates: { type: [String], required: true },
  due: {
    type: [
      part<Ranking['due'][number]>({
        from: { type: String, required: true },
        count: { type: Number, required: true },
      }),
    ],
    required: true,
  },
  urgency: {
    type: part<Urgency>({
      class: { type: Number, required: true },
      level: { type: Number, required: true },
      score: { type: Number, default: null },
      gaps: { type: Number, required: true },
      next: { type: Number, default: null },
    }),
    required: true,
  },
});

/** Stored with the system, so that a list of systems takes one read. */
const results = {
  latestAssessment: {
    type: part<LatestAssessment>({
      id: { type: Number, required: true },
      riskLevel: { type: String, required: true },
      scored: { type: Boolean, default: true },
      completedAt: { type: Date, required: true },
      standing: { type: ranking, default: null },
    }),
    default: null,
  },
  openAssessmentId: { type: Number, default: null },
  ownDue: { type: String, default: null },
  urgency: { type: Number, default: NEVER_ASSESSED },
} as const;

export const Systems = collection<Stored<AiSystem>>(
  'ai_systems',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    version: { type: Number, default: 1 },
    ...pathsOf(systemFields),
    createdAt: { type: Date, required: true },
    ...results,
    otherLaw: { type: part<UnderLaw>({ jurisdiction: { type: String, required: true }, ...results }), default: null },
    factsVersion: { type: Number, default: 0 },
    isArchived: { type: Boolean, default: false },
    archivedAt: { type: Date, default: null },
    archivedBy: { type: Number, default: null },
    heldUntil: { type: String, default: null },
    isHoldTold: { type: Boolean, default: false },
  },
  [
    [{ userId: 1, jurisdiction: 1, _id: -1 }],
    [{ organisationId: 1, jurisdiction: 1, _id: -1 }],
    [{ organisationId: 1, 'otherLaw.jurisdiction': 1, _id: -1 }],
    [{ organisationId: 1, _id: -1 }],
    [{ organisationId: 1, isArchived: 1, _id: -1 }],
    // For all organisations: notifies ended holds, and republishes archived systems.
    [{ isArchived: 1, _id: 1 }, { partialFilterExpression: { isArchived: true } }],
    ...ledgerIndexes,
  ],
);

export async function insertSystem(tx: Transaction, { id, ...system }: AiSystem): Promise<void> {
  await Systems.create([{ _id: id, ...system }], { session: tx.session });
}

export async function insertSystems({ session }: Transaction, systems: readonly AiSystem[]): Promise<void> {
  await Systems.insertMany(
    systems.map(({ id, ...system }) => ({ _id: id, ...system })),
    { session },
  );
}

/** The estimated number of all systems, for the progress of a run. */
export async function countAllSystems(): Promise<number> {
  return Systems.estimatedDocumentCount();
}

/** Counts the active systems under both laws; a system under both counts once. */
export async function countSystems(tx: Transaction, organisationId: number): Promise<number> {
  return Systems.countDocuments({ organisationId, isArchived: false }, { session: tx.session });
}

/** Like `countSystems`, but for display, up to a maximum. */
export async function countSystemsUpTo(organisationId: number, most: number): Promise<number> {
  return Systems.countDocuments({ organisationId, isArchived: false }, { limit: most });
}

export async function findSystem(
  organisationId: number,
  id: number,
  session?: ClientSession,
): Promise<AiSystem | null> {
  const system = await Systems.findOne({ _id: id, organisationId }, null, { session }).lean();
  return system && withId(system);
}

/** In the order of `ids`; null for unknown or others' systems. */
export async function findSystems(
  organisationId: number,
  ids: readonly number[],
  session?: ClientSession,
): Promise<(AiSystem | null)[]> {
  const [only] = ids;
  if (ids.length === 1 && only !== undefined && !session) return [await systemNow({ organisationId, id: only })];
  const systems = await Systems.find({ _id: mongoose.trusted({ $in: ids }), organisationId }, null, { session }).lean();
  const byId = new Map(systems.map(system => [system._id, withId(system)]));
  return ids.map(id => byId.get(id) ?? null);
}

type Named = Pick<AiSystem, 'id' | 'organisationId'>;

const systemNow = batchPerTick(async (wanted: readonly Named[]): Promise<(AiSystem | null)[]> => {
  const rows = await Systems.find({ _id: mongoose.trusted({ $in: wanted.map(({ id }) => id) }) }).lean();
  return wanted.map(({ id, organisationId }) => {
    const row = rows.find(({ _id }) => _id === id);
    return row?.organisationId === organisationId ? withId(row) : null;
  });
});

/** By id, for any owner: to republish them. */
export async function listSystemsById(ids: readonly number[]): Promise<Map<number, AiSystem>> {
  const systems = await Systems.find({ _id: mongoose.trusted({ $in: ids }) }).lean();
  return new Map(systems.map(system => [system._id, withId(system)]));
}

/** All systems with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageSystems(after: number, limit: number): Promise<AiSystem[]> {
  const above = { _id: mongoose.trusted({ $gt: after }) };
  return (await Systems.find(above).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}

/** Writes an assessment's changes of a system that the transaction has read; its version stays. */
export async function setResults(
  tx: Transaction,
  organisationId: number,
  id: number,
  results: Partial<Assessed>,
): Promise<void> {
  await Systems.updateOne({ _id: id, organisationId }, { $set: results }, { session: tx.session });
}

/** Writes changed fields and increments the version; returns the changed system. */
export async function changeSystem(
  tx: Transaction,
  organisationId: number,
  id: number,
  changes: Partial<AiSystem>,
): Promise<AiSystem> {
  const system = await Systems.findOneAndUpdate(
    { _id: id, organisationId },
    { $set: changes, $inc: { version: 1 } },
    { returnDocument: 'after', session: tx.session },
  )
    .orFail()
    .lean();
  return withId(system);
}

/** A file's changes of a system: fields, recorded facts, or both. */
type SystemChange = { id: number; changes: Partial<AiSystem>; changesFacts: boolean };

/** `changeSystem` and `nextFactsVersion` for many systems that the transaction has read. */
export async function changeSystems(
  { session }: Transaction,
  organisationId: number,
  systems: readonly SystemChange[],
): Promise<void> {
  await Systems.bulkWrite(
    systems.map(({ id, changes, changesFacts }) => {
      const version = Object.keys(changes).length > 0 ? 1 : 0;
      const update = { $set: changes, $inc: { version, factsVersion: changesFacts ? 1 : 0 } };
      return { updateOne: { filter: { _id: id, organisationId }, update } };
    }),
    { session },
  );
}

/** Numbers a change of a system's facts; null if it was deleted. A concurrent deletion waits. */
export async function nextFactsVersion(
  { session }: Transaction,
  organisationId: number,
  id: number,
): Promise<AiSystem | null> {
  const filter = { _id: id, organisationId };
  const options = { returnDocument: 'after', session } as const;
  const system = await Systems.findOneAndUpdate(filter, { $inc: { factsVersion: 1 } }, options).lean();
  return system && withId(system);
}

/** Deletes a system and returns it as it was; null if it was deleted already. */
export async function removeSystem(tx: Transaction, organisationId: number, id: number): Promise<AiSystem | null> {
  const system = await Systems.findOneAndDelete({ _id: id, organisationId }, { session: tx.session }).lean();
  return system && withId(system);
}

/** For the organisation's export. */
export function pageSystemsForExport(organisationId: number, after: number, limit: number): Promise<{ id: number }[]> {
  return pageRows(Systems, { organisationId }, after, limit);
}

/** Deletes one batch of an organisation's systems; returns their ids. */
export function removeSystemsOf(tx: Transaction, organisationId: number, limit: number): Promise<number[]> {
  return deleteBatch(Systems, tx, { organisationId }, limit);
}

/** The owners of these systems; deleted ones are missing. */
export async function ownersOfSystems(ids: readonly number[], session?: ClientSession): Promise<Map<number, number>> {
  const named = { _id: mongoose.trusted({ $in: ids }) };
  const found = await Systems.find(named, { organisationId: 1 }, { session }).lean();
  return new Map(found.map(({ _id, organisationId }) => [_id, organisationId]));
}

/** The owner of each of these systems of an organisation; systems without one have no entry. */
export async function listOwners(
  { session }: Transaction,
  organisationId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const named = { _id: mongoose.trusted({ $in: ids }), organisationId };
  const found = await Systems.find(named, { ownerId: 1 }, { session }).lean();
  return new Map(found.flatMap(({ _id, ownerId }) => (ownerId ? [[_id, ownerId] as const] : [])));
}

/** Transfers a batch of a former member's systems to the successor; returns their number. */
export function transferSystems(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Systems, tx, ended, limit);
}

/** Removes a former member as owner or reviewer of systems. */
export async function clearPerson(tx: Transaction, { organisationId, userId }: MembershipEndedData): Promise<void> {
  for (const role of ['ownerId', 'reviewerId'] as const)
    await Systems.updateMany({ organisationId, [role]: userId }, { [role]: null }, { session: tx.session });
}
