import type { Origin } from '@aicp/contracts/event';
import mongoose, { type ClientSession, Schema } from 'mongoose';

/** An event or a job that is committed and not yet on its queues. */
export type OutboxRow = {
  /** Also its id on the queue. */
  _id: string;
  name: string;
  queues: string[];
  at: Date;
  requestId: string;
  data: unknown;
  /** Who caused an event, and from where. */
  origin?: Origin;
  /** The rebuild in which an event is said again. */
  restated?: string;
  /** Tries before it is dead, where they are not the usual ones. */
  attempts?: number;
  /** The trace that it belongs to. */
  traceparent?: string;
};

const schema = new Schema<OutboxRow & { leaseUntil: Date; lease: string }>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    queues: { type: [String], required: true },
    at: { type: Date, required: true },
    requestId: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    origin: Schema.Types.Mixed,
    restated: String,
    attempts: Number,
    traceparent: String,
    leaseUntil: { type: Date, default: () => new Date(0) },
    lease: { type: String, default: '' },
  },
  { collection: 'outbox', versionKey: false },
);
schema.index({ leaseUntil: 1, at: 1 });
schema.index({ lease: 1 });

const Outbox = mongoose.model('Outbox', schema);

/** The Redis channel on which a commit wakes the service's relay, in whatever process it runs. */
export function outboxChannel(service: string): string {
  return `aicp:outbox:${service}`;
}

export async function insertOutbox(rows: OutboxRow[], session: ClientSession): Promise<void> {
  if (rows.length > 0) await Outbox.insertMany(rows, { session });
}

/**
 * Leases the oldest free rows, so that several relays share the work and a dead one's rows come free again.
 * @param lease a value of the caller's own, new for each claim
 */
export async function claimOutbox(lease: string, limit: number, leaseMs: number): Promise<OutboxRow[]> {
  const now = new Date();
  const free = mongoose.trusted({ $lte: now });
  const oldest = Outbox.find({ leaseUntil: free }).sort({ leaseUntil: 1, at: 1 }).limit(limit);
  const rows = await oldest.lean<OutboxRow[]>();
  if (rows.length === 0) return [];
  const { modifiedCount } = await Outbox.updateMany(
    { _id: mongoose.trusted({ $in: rows.map(row => row._id) }), leaseUntil: free },
    { lease, leaseUntil: new Date(now.getTime() + leaseMs) },
  );
  // Nearly always no other relay came in between, and what was read is what was leased.
  if (modifiedCount === rows.length) return rows.sort((one, other) => one.at.getTime() - other.at.getTime());
  return Outbox.find({ lease }).sort({ at: 1 }).lean<OutboxRow[]>();
}

/** Published rows are gone at once: an event's data lives on only where a consumer keeps it. */
export async function deleteOutbox(lease: string): Promise<void> {
  await Outbox.deleteMany({ lease });
}

/** Gives rows back that could not be published. */
export async function releaseOutbox(lease: string): Promise<void> {
  await Outbox.updateMany({ lease }, { lease: '', leaseUntil: new Date(0) });
}

export async function countOutbox(): Promise<number> {
  return Outbox.countDocuments();
}

/** How long the row that is next to be claimed has waited, in seconds; 0 when there is none. */
export async function ageOfOutbox(now: Date): Promise<number> {
  const next = await Outbox.findOne({}, { at: 1 }).sort({ leaseUntil: 1, at: 1 }).lean();
  return next ? Math.max(0, now.getTime() - next.at.getTime()) / 1000 : 0;
}
