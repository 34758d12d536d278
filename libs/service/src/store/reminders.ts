import type { Ahead } from '@aicp/contracts/emails/reminder';
import type { SystemJoinedData } from '@aicp/contracts/events/assessmentEvents';
import mongoose from 'mongoose';
import { collection } from './collection.ts';
import { deleteBatch } from './deleteInBatches.ts';
import { reassignRows } from './reassignRows.ts';
import type { Transaction } from './transaction.ts';

/** Of what a person has been reminded: a thing of a system, its day, and so many days ahead. */
export type Reminder = {
  organisationId: number;
  /** Null where it is not about a system. */
  systemId: number | null;
  /** What it is about, in the words of the service. */
  about: string;
  userId: number;
  /** ISO date. */
  day: string;
  /** 0: once the day was past. */
  ahead: Ahead | 0;
  sentAt: Date;
};

/** By then its day is past. */
const DAYS_KEPT = 200;

const Reminders = collection<Reminder & { _id: string }>(
  'reminders',
  {
    /** Person, thing, day and days ahead: no one is reminded twice. */
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, default: null },
    about: { type: String, default: '' },
    userId: { type: Number, required: true },
    day: { type: String, required: true },
    ahead: { type: Number, required: true },
    sentAt: { type: Date, required: true },
  },
  [[{ organisationId: 1, systemId: 1 }], [{ sentAt: 1 }, { expireAfterSeconds: DAYS_KEPT * 24 * 3600 }]],
);

const keyOf = ({ userId, about, day, ahead }: Reminder) => `${userId} ${about} ${day} ${ahead}`;

/** Notes those that were not sent yet, in the transaction that orders their emails. Returns them. */
export async function insertReminders({ session }: Transaction, reminders: readonly Reminder[]): Promise<Reminder[]> {
  if (reminders.length === 0) return [];
  const known = await Reminders.find(
    { _id: mongoose.trusted({ $in: reminders.map(keyOf) }) },
    { _id: 1 },
    { session },
  ).lean();
  const sent = new Set(known.map(({ _id }) => _id));
  const fresh = reminders.filter(reminder => !sent.has(keyOf(reminder)));
  // One that someone else notes at this moment makes this transaction fail, and it is tried again.
  if (fresh.length > 0)
    await Reminders.insertMany(
      fresh.map(one => ({ ...one, _id: keyOf(one) })),
      { session },
    );
  return fresh;
}

/** Deletes a page of those on a system, or of an organisation. Returns how many. */
export async function removeReminders(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Reminders, tx, of, limit)).length;
}

export function reassignReminders(tx: Transaction, joined: SystemJoinedData): Promise<void> {
  return reassignRows(Reminders, tx, joined);
}
