import type { FactsOnRecord } from '@aicp/compliance/law/systemFacts/systemFacts';
import { collection } from '@aicp/service/store/collection';
import { pageRows } from '@aicp/service/store/exportPage';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import { listArchivedIds } from './archive.ts';
import { Systems } from './systems.ts';

/** A system's recorded facts, stored apart from `ai_systems` so that lists of systems need not read them. */
type Row = {
  /** The system's. */
  _id: number;
  organisationId: number;
  /** A copy of the fact, kept unique in the organisation by an index. Missing if there is none. */
  reference?: string;
  facts: FactsOnRecord;
  recorded: Recorded;
};

/** The person who recorded each fact last, and when, by its name. */
export type Recorded = Record<string, { by: number; at: Date }>;

/** One person and time for several facts. */
export const recordedBy = (names: readonly string[], who: Recorded[string]): Recorded =>
  Object.fromEntries(names.map(name => [name, who]));

const Facts = collection<Row>(
  'system_facts',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    reference: { type: String },
    facts: { type: mongoose.Schema.Types.Mixed, default: {} },
    recorded: { type: mongoose.Schema.Types.Mixed, default: {} },
  },
  [
    [
      { organisationId: 1, reference: 1 },
      { unique: true, partialFilterExpression: { reference: { $exists: true } } },
    ],
    [{ organisationId: 1, _id: 1 }],
    [
      { organisationId: 1, 'facts.nextReview': 1, _id: 1 },
      { partialFilterExpression: { 'facts.nextReview': { $exists: true } } },
    ],
  ],
);

/** In the order of the systems' ids; empty if nothing is recorded. Only for systems whose owner is known. */
export async function listSystemFacts(ids: readonly number[], session?: ClientSession): Promise<FactsOnRecord[]> {
  const rows = await Facts.find({ _id: mongoose.trusted({ $in: ids }) }, { facts: 1 }, { session }).lean();
  const byId = new Map(rows.map(({ _id, facts }) => [_id, facts]));
  return ids.map(id => byId.get(id) ?? {});
}

/** The people behind the facts about systems, in the order of their ids. Ask only for systems whose owner is known. */
export async function listRecorded(ids: readonly number[], session?: ClientSession): Promise<Recorded[]> {
  const rows = await Facts.find({ _id: mongoose.trusted({ $in: ids }) }, { recorded: 1 }, { session }).lean();
  const byId = new Map(rows.map(({ _id, recorded }) => [_id, recorded]));
  return ids.map(id => byId.get(id) ?? {});
}

/** An organisation's systems with these references, by reference. */
export async function systemsByReference(
  organisationId: number,
  references: readonly string[],
  session?: ClientSession,
): Promise<Map<string, number>> {
  const filter = { organisationId, reference: mongoose.trusted({ $in: references }) };
  const rows = await Facts.find(filter, { reference: 1 }, { session }).lean();
  return new Map(rows.map(({ _id, reference = '' }) => [reference, _id]));
}

export type ReviewDay = { systemId: number; day: string };

/**
 * The next review dates of systems, soonest first, without retired and archived ones.
 * @param law only systems on this law's list
 */
export async function listReviewDays(
  organisationId: number,
  law: 'EU' | 'UK' | null,
  limit: number,
): Promise<ReviewDay[]> {
  const archived = await listArchivedIds(organisationId);
  const rows = await Facts.aggregate<Row>([
    {
      $match: {
        organisationId,
        _id: { $nin: archived },
        'facts.nextReview': { $gt: '' },
        'facts.status': { $ne: 'retired' },
      },
    },
    { $sort: { 'facts.nextReview': 1, _id: 1 } },
    ...(law ? onListOf(law) : []),
    { $limit: limit },
  ]);
  return rows.map(({ _id, facts: { nextReview = '' } }) => ({ systemId: _id, day: nextReview }));
}

const onListOf = (law: 'EU' | 'UK'): mongoose.PipelineStage.FacetPipelineStage[] => [
  { $lookup: { from: Systems.collection.name, localField: '_id', foreignField: '_id', as: 'system' } },
  { $match: { $or: [{ 'system.jurisdiction': law }, { 'system.otherLaw.jurisdiction': law }] } },
];

export async function listRetired(organisationId: number): Promise<number[]> {
  const rows = await Facts.find({ organisationId, 'facts.status': 'retired' }, { _id: 1 }).lean();
  return rows.map(({ _id }) => _id);
}

/** Systems of an organisation that have a value in an own field, with all their recorded facts. */
export async function systemsWithOwn(
  { session }: Transaction,
  organisationId: number,
  name: string,
  limit: number,
): Promise<{ id: number; facts: FactsOnRecord }[]> {
  const filter = { organisationId, [`facts.${name}`]: mongoose.trusted({ $exists: true }) };
  const rows = await Facts.find(filter, { facts: 1 }, { session }).limit(limit).lean<Row[]>();
  return rows.map(({ _id, facts }) => ({ id: _id, facts }));
}

/** Counts the systems that have one of these values in an own field. */
export function countOwnChoices(
  { session }: Transaction,
  organisationId: number,
  name: string,
  values: readonly string[],
): Promise<number> {
  const filter = { organisationId, [`facts.${name}`]: mongoose.trusted({ $in: values }) };
  return Facts.countDocuments(filter, { session }).exec();
}

/** Counts the systems that have a value, for each of these own fields. */
export async function countOwnValues(organisationId: number, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const counts = names.map((name, index) => [
    `n${index}`,
    { $sum: { $cond: [{ $ne: [{ $type: `$facts.${name}` }, 'missing'] }, 1, 0] } },
  ]);
  const [found] = await Facts.aggregate<Record<string, number>>([
    { $match: { organisationId } },
    { $group: { _id: null, ...Object.fromEntries(counts) } },
  ]);
  return names.map((_name, index) => found?.[`n${index}`] ?? 0);
}

/** `recorded` is of what has changed. */
type Written = { id: number; organisationId: number; facts: FactsOnRecord; recorded: Recorded };

/** Writes a system's recorded facts. */
export async function upsertSystemFacts({ session }: Transaction, written: Written): Promise<void> {
  const { id, organisationId } = written;
  await Facts.updateOne({ _id: id, organisationId }, changeTo(written), { upsert: true, session });
}

function changeTo({ facts, recorded }: Written) {
  const { reference } = facts;
  const changed = Object.entries(recorded);
  const stays = (name: string) => facts[name as keyof FactsOnRecord] !== undefined;
  const set = changed.filter(([name]) => stays(name)).map(([name, who]) => [`recorded.${name}`, who]);
  const unset = changed.filter(([name]) => !stays(name)).map(([name]) => [`recorded.${name}`, 1]);
  if (reference === undefined) unset.push(['reference', 1]);
  return {
    $set: { facts, ...(reference !== undefined && { reference }), ...Object.fromEntries(set) },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset) }),
  };
}

/** Writes the recorded facts of many systems. */
export async function upsertManySystemFacts({ session }: Transaction, systems: readonly Written[]): Promise<void> {
  if (systems.length === 0) return;
  const writes = systems.map(written => ({
    updateOne: {
      filter: { _id: written.id, organisationId: written.organisationId },
      update: changeTo(written),
      upsert: true,
    },
  }));
  await Facts.bulkWrite(writes, { session });
}

/** Whether a write failed because another system of the organisation has just taken the reference. */
export function isReferenceTaken(error: unknown): boolean {
  return duplicateField(error) === 'organisationId';
}

/** All facts with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageSystemFacts(
  after: number,
  limit: number,
): Promise<{ id: number; facts: FactsOnRecord; recorded: Recorded }[]> {
  const above = { _id: mongoose.trusted({ $gt: after }) };
  const rows = await Facts.find(above, { facts: 1, recorded: 1 }).sort({ _id: 1 }).limit(limit).lean();
  return rows.map(({ _id, facts, recorded }) => ({ id: _id, facts, recorded }));
}

/** For the organisation's export. */
export function pageSystemFactsForExport(
  organisationId: number,
  after: number,
  limit: number,
): Promise<{ id: number }[]> {
  return pageRows(Facts, { organisationId }, after, limit);
}

export async function removeSystemFacts({ session }: Transaction, ids: readonly number[]): Promise<void> {
  await Facts.deleteMany({ _id: mongoose.trusted({ $in: ids }) }, { session });
}
