import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { createToken, digestOf } from '../domain/linkToken.ts';

const HOUR_MS = 3_600_000;
/** Validity of the link to the new address. */
export const CONFIRM_HOURS = 24;
/** Days until an unconfirmed change expires, and in which it can be undone. */
export const UNDO_DAYS = 7;

/** A change of an account's address: requested, and done once the link to the new address was opened. */
export type EmailChange = {
  /** A UUID. */
  id: string;
  userId: number;
  email: string;
  /** The previous address, and whether it was verified; only then can it undo the change. */
  former: string;
  formerVerified: boolean;
  askedAt: Date;
  doneAt: Date | null;
};

type Row = Stored<EmailChange> & {
  formerKey: string;
  confirmToken: string | null;
  confirmExpires: Date | null;
  undoTokens: string[];
  expiresAt: Date;
};

const EmailChanges = collection<Row>(
  'email_changes',
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    email: { type: String, required: true },
    former: { type: String, required: true },
    formerKey: { type: String, required: true },
    formerVerified: { type: Boolean, required: true },
    askedAt: { type: Date, required: true },
    doneAt: { type: Date, default: null },
    confirmToken: { type: String, default: null },
    confirmExpires: { type: Date, default: null },
    undoTokens: { type: [String], default: [] },
    expiresAt: { type: Date, required: true },
  },
  [
    [{ userId: 1 }],
    [{ formerKey: 1 }],
    [{ confirmToken: 1 }],
    [{ undoTokens: 1 }],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
);

/** No one needs more emails than this about one change. */
const MAX_LINKS = 10;
const PUBLIC = { userId: 1, email: 1, former: 1, formerVerified: 1, askedAt: 1, doneAt: 1 } as const;
const later = (now: Date) => mongoose.trusted({ $gt: now });
const undoableUntil = (from: Date) => new Date(from.getTime() + UNDO_DAYS * 24 * HOUR_MS);

/** Stores the requested change, in place of a pending one. */
export async function upsertEmailChange(tx: Transaction, change: EmailChange): Promise<void> {
  const { id, ...fields } = change;
  await discardPendingChange(tx, change.userId);
  const more = { formerKey: change.former.toLowerCase(), expiresAt: undoableUntil(change.askedAt) };
  await EmailChanges.create([{ ...fields, ...more, _id: id }], { session: tx.session });
}

export async function findPendingChange(userId: number, now: Date): Promise<EmailChange | null> {
  return plain(await EmailChanges.findOne({ userId, doneAt: null, expiresAt: later(now) }, PUBLIC).lean());
}

export async function findEmailChange(userId: number, id: string): Promise<EmailChange | null> {
  return plain(await EmailChanges.findOne({ _id: id, userId }, PUBLIC).lean());
}

/** @returns the token of a link to the new address, which replaces earlier ones; null if the change is no longer pending */
export async function mintConfirmToken(userId: number, id: string, now: Date): Promise<string | null> {
  const token = createToken();
  const { matchedCount } = await EmailChanges.updateOne(
    { _id: id, userId, doneAt: null, expiresAt: later(now) },
    { confirmToken: digestOf(token), confirmExpires: new Date(now.getTime() + CONFIRM_HOURS * HOUR_MS) },
  );
  return matchedCount === 1 ? token : null;
}

/** @returns the token of a link to the old address; earlier ones stay valid. Null if there is nothing to undo */
export async function mintUndoToken(userId: number, id: string, now: Date): Promise<string | null> {
  const token = createToken();
  const { matchedCount } = await EmailChanges.updateOne(
    { _id: id, userId, expiresAt: later(now) },
    { $push: { undoTokens: { $each: [digestOf(token)], $slice: -MAX_LINKS } } },
  );
  return matchedCount === 1 ? token : null;
}

/** Marks the change of an opened link as done; null if the link is unknown, used, replaced or expired. */
export async function redeemConfirmToken(tx: Transaction, token: string, now: Date): Promise<EmailChange | null> {
  const done = await EmailChanges.findOneAndUpdate(
    { confirmToken: digestOf(token), doneAt: null, confirmExpires: later(now), expiresAt: later(now) },
    { doneAt: now, expiresAt: undoableUntil(now) },
    { session: tx.session, returnDocument: 'after', projection: PUBLIC },
  ).lean();
  return plain(done);
}

/** The change that a link to the new address confirms, pending or done. */
export async function findByConfirmToken(token: string, now: Date, tx?: Transaction): Promise<EmailChange | null> {
  const good = [{ doneAt: mongoose.trusted({ $ne: null }) }, { confirmExpires: later(now) }];
  const wanted = { confirmToken: digestOf(token), expiresAt: later(now), $or: good };
  return plain(await EmailChanges.findOne(wanted, PUBLIC, { session: tx?.session ?? null }).lean());
}

/** The change that a link undoes. It and all later ones are deleted, because their causes are undone too. */
export async function redeemUndoToken(tx: Transaction, token: string, now: Date): Promise<EmailChange | null> {
  const { session } = tx;
  const wanted = { undoTokens: digestOf(token), expiresAt: later(now) };
  const change = plain(await EmailChanges.findOne(wanted, PUBLIC, { session }).lean());
  if (!change) return null;
  const since = { userId: change.userId, askedAt: mongoose.trusted({ $gte: change.askedAt }) };
  await EmailChanges.deleteMany(since, { session });
  return change;
}

/** Whether an address can still be restored to another account that had it until some days ago. */
export async function isReserved(email: string, userId: number | null, now: Date, tx?: Transaction): Promise<boolean> {
  const formerly = { formerKey: email.toLowerCase(), formerVerified: true, expiresAt: later(now) };
  const done = { ...formerly, doneAt: mongoose.trusted({ $ne: null }), userId: mongoose.trusted({ $ne: userId }) };
  return (await EmailChanges.exists(done).session(tx?.session ?? null)) !== null;
}

export async function discardPendingChange(tx: Transaction, userId: number): Promise<boolean> {
  const { deletedCount } = await EmailChanges.deleteMany({ userId, doneAt: null }, { session: tx.session });
  return deletedCount > 0;
}

export async function deleteEmailChanges(tx: Transaction, userId: number): Promise<void> {
  await EmailChanges.deleteMany({ userId }, { session: tx.session });
}

/** For a user's export of their data. */
export async function listEmailChanges(userId: number): Promise<EmailChange[]> {
  return (await EmailChanges.find({ userId }, PUBLIC).sort({ askedAt: 1 }).lean()).map(withId);
}

function plain(row: Stored<EmailChange> | null): EmailChange | null {
  return row && withId(row);
}
