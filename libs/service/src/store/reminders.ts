import type { Ahead } from '@aicp/contracts/emails/reminder';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import mongoose from 'mongoose';
import { collection } from './collection.ts';
import { deleteBatch } from './deleteInBatches.ts';
import { reassignRows } from './reassignRows.ts';
import type { Transaction } from './transaction.ts';

/** A sent reminder: a thing of a system, its date, and the lead days. */
export type Reminder = {
  organisationId: number;
  /** Null if it is not about a system. */
  systemId: number | null;
  /** The subject, in the words of the service. */
  about: string;
  userId: number;
  /** ISO date. */
  day: string;
  /** 0: once the date had passed. */
  ahead: Ahead | 0;
  sentAt: Date;
};

/** The date has passed by then. */
const DAYS_KEPT = 200;

const Reminders = collection<Reminder & { _id: string }>(
  'reminders',
  {
    /** User, thing, date and lead days: no one is reminded twice. */
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

/** Records reminders that were not sent yet, in the transaction that orders their emails. Returns them. */
export async function insertReminders({ session }: Transaction, reminders: readonly Reminder[]): Promise<Reminder[]> {
  if (reminders.length === 0) return [];
  const known = await Reminders.find(
    { _id: mongoose.trusted({ $in: reminders.map(keyOf) }) },
    { _id: 1 },
    { session },
  ).lean();
  const sent = new Set(known.map(({ _id }) => _id));
  const fresh = reminders.filter(reminder => !sent.has(keyOf(reminder)));
  // A concurrent record makes this transaction fail and retry.
  if (fresh.length > 0)
    await Reminders.insertMany(
      fresh.map(one => ({ ...one, _id: keyOf(one) })),
      { session },
    );
  return fresh;
}

/** Deletes a page of the reminders on a system, or of an organisation. Returns the number. */
export async function removeReminders(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Reminders, tx, of, limit)).length;
}

export function reassignReminders(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Reminders, tx, merged);
}
