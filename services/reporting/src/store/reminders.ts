import type { SystemJoinedData } from '@aicp/contracts/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import { removePage } from '@aicp/service/store/inPages';
import { joinRows } from '@aicp/service/store/joinRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { Ahead } from '../domain/reminder.ts';

/** Of what a person has been reminded: an action, its day, and so many days ahead. */
export type Reminder = {
  organisationId: number;
  systemId: number;
  actionId: number;
  userId: number;
  /** ISO date. */
  day: string;
  ahead: Ahead;
  sentAt: Date;
};

/** By then its day is past. */
const DAYS_KEPT = 200;

const Reminders = collection<Reminder & { _id: string }>(
  'reminders',
  {
    /** Person, action, day and days ahead: nobody is reminded twice. */
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, required: true },
    actionId: { type: Number, required: true },
    userId: { type: Number, required: true },
    day: { type: String, required: true },
    ahead: { type: Number, required: true },
    sentAt: { type: Date, required: true },
  },
  [[{ organisationId: 1, systemId: 1 }], [{ sentAt: 1 }, { expireAfterSeconds: DAYS_KEPT * 24 * 3600 }]],
);

const keyOf = ({ userId, actionId, day, ahead }: Reminder) => `${userId} ${actionId} ${day} ${ahead}`;

/** Notes those that were not sent yet. Resolves with them. */
export async function noteReminders({ session }: Transaction, reminders: readonly Reminder[]): Promise<Reminder[]> {
  const known = await Reminders.find(
    { _id: mongoose.trusted({ $in: reminders.map(keyOf) }) },
    { _id: 1 },
    { session },
  ).lean();
  const sent = new Set(known.map(({ _id }) => _id));
  const fresh = reminders.filter(reminder => !sent.has(keyOf(reminder)));
  // One that somebody else notes at this moment makes this transaction fail, and it is tried again.
  if (fresh.length > 0)
    await Reminders.insertMany(
      fresh.map(one => ({ ...one, _id: keyOf(one) })),
      { session },
    );
  return fresh;
}

/** Deletes a page of those on a system, or of an organisation. Resolves with how many. */
export async function removeReminders(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await removePage(Reminders, tx, of, limit)).length;
}

export function joinReminders(tx: Transaction, joined: SystemJoinedData): Promise<void> {
  return joinRows(Reminders, tx, joined);
}
