import { collection, type Paths } from '@aicp/service/store/collection';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { Activity, Entry, Private } from '../domain/activity.ts';
import type { ChainPosition } from '../domain/organisationChain.ts';

/** Data that is not part of the chain. */
type Subjects = {
  /** The accounts that the entry concerns, so that a person's entries can be found. */
  subjects: number[];
  /** The organisation concerned; null if none. */
  organisationId: number | null;
  /** Whether the actor is outside the organisation: an administrator of the platform. */
  isOutside: boolean;
};
export type PendingActivity = Activity & Subjects;
/** `privately` is not part of the chain, which only holds its digest. */
export type KeptEntry = Entry & Subjects & ChainPosition & { privately: Private | null };
/** The row's number is the entry's. */
type Row = Omit<KeptEntry, 'seq'> & { _id: number };

const { Mixed } = mongoose.Schema.Types;

const activity: Paths<PendingActivity> = {
  eventId: { type: String, required: true },
  at: { type: Date, required: true },
  action: { type: String, required: true },
  who: { type: Number, default: null },
  target: { type: Mixed, default: null },
  facts: { type: Mixed, default: {} },
  subjects: { type: [Number], default: [] },
  organisationId: { type: Number, default: null },
  isOutside: { type: Boolean, default: false },
  privately: { type: Mixed, default: null },
};

const BY_AGE = { at: 1, _id: 1 } as const;

const Pending = collection<PendingActivity & { _id: string }>(
  'pending_activities',
  { ...activity, _id: { type: String, required: true } },
  [[BY_AGE]],
);

/** For the neighbouring store that exports them. */
export const Entries = collection<Row>(
  'activities',
  {
    ...activity,
    _id: { type: Number, required: true },
    origin: { type: String, default: null },
    organisationSeq: { type: Number, default: null },
    organisationHash: { type: String, default: null },
    prev: { type: String, required: true },
    hash: { type: String, required: true },
  },
  [
    [{ eventId: 1 }, { unique: true }],
    [{ at: -1, _id: -1 }],
    [{ action: 1, at: -1, _id: -1 }],
    [{ subjects: 1, at: -1, _id: -1 }],
    [{ organisationId: 1, organisationSeq: -1 }, { partialFilterExpression: { organisationSeq: { $gt: 0 } } }],
  ],
);

export function entryOf<Stored extends { _id: number }>({
  _id,
  ...entry
}: Stored): Omit<Stored, '_id'> & { seq: number } {
  return { ...entry, seq: _id };
}

export async function insertPending(tx: Transaction, activity: PendingActivity): Promise<void> {
  const options = { upsert: true, session: tx.session };
  await Pending.updateOne({ _id: activity.eventId }, { $setOnInsert: activity }, options);
}

/**
 * The oldest queued activities.
 * @param since leaves out earlier ones, and skips recently removed ones, as in the outbox
 */
export async function listPending(tx: Transaction, limit: number, since = new Date(0)): Promise<PendingActivity[]> {
  const oldest = Pending.find({ at: mongoose.trusted({ $gte: since }) }, { _id: 0 })
    .sort(BY_AGE)
    .limit(limit);
  return oldest.session(tx.session).lean();
}

/** The events among these that are logged already. */
export async function listEntered(tx: Transaction, eventIds: readonly string[]): Promise<Set<string>> {
  const found = await Entries.find({ eventId: mongoose.trusted({ $in: eventIds }) }, { eventId: 1 })
    .session(tx.session)
    .lean();
  return new Set(found.map(({ eventId }) => eventId));
}

/** @param entered in ascending order of time, so that the index skips recently removed acts */
export async function removePending(tx: Transaction, entered: readonly PendingActivity[]): Promise<void> {
  const ids = entered.map(({ eventId }) => eventId);
  const at = mongoose.trusted({ $gte: entered[0]?.at, $lte: entered.at(-1)?.at });
  await Pending.deleteMany({ at, _id: mongoose.trusted({ $in: ids }) }, { session: tx.session, hint: BY_AGE });
}

/** @throws a duplicate error if another process has entered them */
export async function insertEntries(tx: Transaction, entries: readonly KeptEntry[]): Promise<void> {
  const rows = entries.map(({ seq, ...entry }): Row => ({ ...entry, _id: seq }));
  await Entries.collection.insertMany(rows as never[], { session: tx.session });
}

export type ActivityQuery = {
  userId?: number | undefined;
  /** Activities on that account, by any actor. */
  aboutUser?: number | undefined;
  action?: string | undefined;
  actions?: readonly string[] | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
  /** The last one of the previous page. */
  after?: { at: Date; seq: number } | undefined;
};

/** Newest first. */
export async function listEntries(query: ActivityQuery, limit: number): Promise<KeptEntry[]> {
  const found = await Entries.find(filterOf(query)).sort({ at: -1, _id: -1 }).limit(limit).lean();
  return found.map(entryOf);
}

/** The entries as a stream, for files. */
export function streamEntries(query: ActivityQuery): AsyncIterable<KeptEntry> {
  const rows = Entries.find(filterOf(query)).sort({ at: -1, _id: -1 }).lean().cursor({ batchSize: 500 });
  return rows.map(entryOf);
}

export const CHAIN_PAGE = 5_000;

/**
 * The whole log in chain order, without fields for lists. It is read page by page: a mongoose cursor takes a third longer than pages,
 * which are as fast as the driver's own cursor.
 */
export async function* streamChain(): AsyncGenerator<Omit<KeptEntry, 'subjects'>> {
  for (let after = 0, more = true; more; ) {
    const above = { _id: mongoose.trusted({ $gt: after }) };
    const page = await Entries.find(above, { subjects: 0 }).sort({ _id: 1 }).limit(CHAIN_PAGE).lean();
    yield* page.map(entryOf);
    after = page.at(-1)?._id ?? after;
    more = page.length === CHAIN_PAGE;
  }
}

export function filterOf({ userId, aboutUser, action, actions, from, before, after }: ActivityQuery) {
  const at = { ...(from && { $gte: from }), ...(before && { $lt: before }) };
  const older = after && [
    { at: mongoose.trusted({ $lt: after.at }) },
    { at: after.at, _id: mongoose.trusted({ $lt: after.seq }) },
  ];
  return {
    ...(userId !== undefined && { subjects: userId }),
    ...(aboutUser !== undefined && { 'target.kind': 'user', 'target.id': String(aboutUser) }),
    ...(action !== undefined && { action }),
    ...(actions && { action: mongoose.trusted({ $in: [...actions] }) }),
    ...((from || before) && { at: mongoose.trusted(at) }),
    ...(older && { $or: older }),
  };
}

/**
 * Erases a person's origins and texts from queued activities. Entering them conflicts with this, and one is retried, so that none reaches
 * the log unerased.
 */
export async function erasePendingOrigins(tx: Transaction, userId: number): Promise<void> {
  await Pending.updateMany(byPerson(userId), { privately: null }, { session: tx.session });
}

/** Erases them in the log, which may be long. The chain stays valid. */
export async function eraseOrigins(userId: number): Promise<void> {
  let page: number[] = [];
  const forget = () => Entries.updateMany({ _id: mongoose.trusted({ $in: page }) }, { privately: null });
  for await (const { _id } of Entries.find(byPerson(userId), { _id: 1 }).lean().cursor()) {
    page.push(_id);
    if (page.length < PAGE) continue;
    await forget();
    page = [];
  }
  await forget();
}

const byPerson = (userId: number) => ({ subjects: userId, who: mongoose.trusted({ $in: [userId, null] }) });

/** The first entry, in chain order, that is young enough to be kept. */
export async function findFirstSince(at: Date): Promise<number | null> {
  const young = await Entries.findOne({ at: mongoose.trusted({ $gte: at }) }, { _id: 1 })
    .sort({ _id: 1 })
    .lean();
  return young?._id ?? null;
}

/** The entries up to a number, oldest first. */
export async function listUpTo(
  seq: number,
  limit: number,
): Promise<(Pick<KeptEntry, 'seq' | 'hash' | 'organisationId'> & ChainPosition)[]> {
  const fields = { hash: 1, organisationId: 1, organisationSeq: 1, organisationHash: 1 } as const;
  const found = await Entries.find({ _id: mongoose.trusted({ $lte: seq }) }, fields)
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(entryOf);
}

export async function pruneActivities(tx: Transaction, seq: number): Promise<void> {
  await Entries.deleteMany({ _id: mongoose.trusted({ $lte: seq }) }, { session: tx.session });
}
