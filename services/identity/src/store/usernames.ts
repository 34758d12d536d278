import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import { PUBLIC, publicUser, type User, Users } from './users.ts';

/** The usernames of accounts; deleted ones are missing. */
export async function listUsernames(ids: readonly number[], session?: ClientSession): Promise<Map<number, string>> {
  const wanted = { _id: mongoose.trusted({ $in: ids }) };
  const users = await Users.find(wanted, { username: 1 }, { session }).lean();
  return new Map(users.map(({ _id, username }) => [_id, username]));
}

export type Names = { username: string; fullName: string | null };

/** Usernames and full names of accounts; deleted ones are missing. */
export async function listNames(ids: readonly number[]): Promise<Map<number, Names>> {
  const users = await Users.find({ _id: mongoose.trusted({ $in: ids }) }, { username: 1, fullName: 1 }).lean();
  return new Map(users.map(({ _id, username, fullName }) => [_id, { username, fullName: fullName ?? null }]));
}

/** The first of these usernames that is available, or the last one if all others are taken. */
export async function findFreeName(names: readonly string[], session?: ClientSession): Promise<string> {
  const keys = names.map(name => name.toLowerCase());
  const taken = await Users.find(
    { usernameKey: mongoose.trusted({ $in: keys }) },
    { usernameKey: 1 },
    { session },
  ).lean();
  const those = new Set(taken.map(({ usernameKey }) => usernameKey));
  return names.find(name => !those.has(name.toLowerCase())) ?? String(names.at(-1));
}

/** Whether the person has entered a full name, cleared it, or declined to give one. */
export async function hasDecidedName(id: number): Promise<boolean> {
  return (await Users.exists({ _id: id, isNameOwn: true })) !== null;
}

/** Sets a full name that a directory or an identity provider suggests. @returns the user, or null if nothing changes */
export async function setSuggestedName(tx: Transaction, id: number, fullName: string): Promise<User | null> {
  const other = { _id: id, isNameOwn: mongoose.trusted({ $ne: true }), fullName: mongoose.trusted({ $ne: fullName }) };
  const change = { $set: { fullName }, $inc: { version: 1 } };
  const after = { session: tx.session, returnDocument: 'after', projection: PUBLIC } as const;
  return publicUser(await Users.findOneAndUpdate(other, change, after).lean());
}
