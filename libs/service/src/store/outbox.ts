import type { Origin } from '@aicp/contracts/event';
import mongoose, { type ClientSession } from 'mongoose';
import { collection } from './collection.ts';

/** An event or a job that is committed but not on its queues yet. */
export type OutboxRow = {
  /** Also its id on the queue. */
  _id: string;
  name: string;
  queues: string[];
  at: Date;
  requestId: string;
  data: unknown;
  /** The actor and origin of an event. */
  origin?: Origin;
  /** The rebuild in which an event is republished. */
  restated?: string;
  /** One of many (an import): other rows need not wait for all of them. */
  inBulk?: true | null;
  /** The number of attempts before it has failed, if it differs from the default. */
  attempts?: number;
  /** The trace to which it belongs. */
  traceparent?: string;
};

/** Earlier than every row; also the end of a lease that does not exist. */
const NEVER = new Date(0);

const { Mixed } = mongoose.Schema.Types;

const Outbox = collection<OutboxRow & { leaseUntil: Date; lease: string }>(
  'outbox',
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    queues: { type: [String], required: true },
    at: { type: Date, required: true },
    requestId: { type: String, required: true },
    data: { type: Mixed, required: true },
    origin: { type: Mixed },
    restated: { type: String },
    inBulk: { type: Boolean },
    attempts: { type: Number },
    traceparent: { type: String },
    leaseUntil: { type: Date, default: NEVER },
    lease: { type: String, default: '' },
  },
  [[{ inBulk: 1, at: 1 }]],
);

/** The Redis channel on which a commit wakes the service's relay, in any process. */
export function outboxChannel(service: string): string {
  return `aicp:outbox:${service}`;
}

export async function insertOutbox(rows: OutboxRow[], session: ClientSession): Promise<void> {
  if (rows.length > 0) await Outbox.insertMany(rows, { session });
}

/*
 * MongoDB keeps deleted entries in its indexes for minutes, and each search passes them. Rows are added and removed at the end of the index
 * by age; in any other index, including ids, recent deletions would be in the way.
 */
const BY_AGE = { inBulk: 1, at: 1 } as const;
/** Rows that were not written in bulk come first; the index by age finds both kinds. */
const ANY = { inBulk: mongoose.trusted({ $in: [null, true as const] }) };

/**
 * Leases the oldest free rows, bulk rows after all others, so that several relays share the work and a dead one's rows become free again.
 * @param lease a new value of the caller for each claim
 * @param since leaves out rows written before
 */
export async function claimOutbox(lease: string, limit: number, leaseMs: number, since = NEVER): Promise<OutboxRow[]> {
  const now = new Date();
  const free = { leaseUntil: mongoose.trusted({ $lte: now }) };
  const oldest = Outbox.find({ ...free, ...ANY, at: mongoose.trusted({ $gte: since }) })
    .sort(BY_AGE)
    .limit(limit);
  const rows = await oldest.lean();
  if (rows.length === 0) return [];
  const leased = { lease, leaseUntil: new Date(now.getTime() + leaseMs) };
  const { modifiedCount } = await Outbox.updateMany({ ...these(rows), ...free }, leased, { hint: BY_AGE });
  // Usually no other relay interfered, and all read rows were leased.
  if (modifiedCount === rows.length) return rows;
  return Outbox.find({ ...these(rows), lease })
    .sort(BY_AGE)
    .hint(BY_AGE)
    .lean();
}

/** Published rows are deleted at once: only consumers keep an event's data. */
export async function deleteOutbox(rows: readonly OutboxRow[]): Promise<void> {
  await Outbox.deleteMany(these(rows), { hint: BY_AGE });
}

/** Releases rows that could not be published. */
export async function releaseOutbox(lease: string, rows: readonly OutboxRow[]): Promise<void> {
  await Outbox.updateMany({ ...these(rows), lease }, { lease: '', leaseUntil: NEVER }, { hint: BY_AGE });
}

function these(rows: readonly OutboxRow[]) {
  const times = rows.map(({ at }) => at.getTime());
  return {
    ...ANY,
    at: mongoose.trusted({ $gte: new Date(Math.min(...times)), $lte: new Date(Math.max(...times)) }),
    _id: mongoose.trusted({ $in: rows.map(({ _id }) => _id) }),
  };
}

export async function countOutbox(): Promise<number> {
  return Outbox.countDocuments();
}

/** The waiting time of the oldest row in seconds; 0 if there is none. */
export async function outboxLagSeconds(now: Date): Promise<number> {
  const oldest = await Promise.all(
    ([null, true] as const).map(inBulk => Outbox.findOne({ inBulk }, { at: 1 }).sort(BY_AGE).lean()),
  );
  return Math.max(0, ...oldest.map(row => (row ? now.getTime() - row.at.getTime() : 0))) / 1000;
}
