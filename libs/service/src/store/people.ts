import mongoose from 'mongoose';
import { collection } from './collection.ts';
import type { Transaction } from './transaction.ts';

/** A copy of a person's names, as last published by identity, for services that print who did something. */
type Row = { _id: number; username: string; fullName: string | null; version: number };

const People = collection<Row>('people', {
  _id: { type: Number, required: true },
  username: { type: String, required: true },
  fullName: { type: String, default: null },
  version: { type: Number, required: true },
});

type Names = Omit<Row, '_id'> & { userId: number };

/** Stores an account's names, unless newer ones are known. Lock the user's tombstone first. */
export async function upsertPerson(
  { session }: Transaction,
  { userId, username, fullName, version }: Names,
): Promise<void> {
  const names = { username, fullName, version };
  await People.updateOne({ _id: userId }, { $setOnInsert: names }, { upsert: true, session });
  await People.updateOne({ _id: userId, version: mongoose.trusted({ $lt: version }) }, names, { session });
}

/** The names to print in the organisation's work: the full name, or the username without one. Former accounts are missing. */
export async function listPrintedNames(
  userIds: readonly number[],
  session?: Transaction['session'],
): Promise<Map<number, string>> {
  const wanted = { _id: mongoose.trusted({ $in: userIds }) };
  const found = await People.find(wanted, { username: 1, fullName: 1 }, { session }).lean();
  return new Map(found.map(({ _id, username, fullName }) => [_id, fullName ?? username]));
}

/** Whether the copy has this version of an account, or a newer one. */
export async function hasPersonVersion(userId: number, version: number): Promise<boolean> {
  return (await People.exists({ _id: userId, version: mongoose.trusted({ $gte: version }) })) !== null;
}

/** A person's printed name; null for a former account. */
export async function findPrintedName(userId: number, session?: Transaction['session']): Promise<string | null> {
  return (await listPrintedNames([userId], session)).get(userId) ?? null;
}

export async function removePerson({ session }: Transaction, userId: number): Promise<void> {
  await People.deleteOne({ _id: userId }, { session });
}
