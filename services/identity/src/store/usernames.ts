import mongoose, { type ClientSession } from 'mongoose';
import { Users } from './users.ts';

/** The usernames of accounts; deleted ones are missing. */
export async function findUsernames(ids: readonly number[], session?: ClientSession): Promise<Map<number, string>> {
  const wanted = { _id: mongoose.trusted({ $in: ids }) };
  const users = await Users.find(wanted, { username: 1 }, { session }).lean();
  return new Map(users.map(({ _id, username }) => [_id, username]));
}

export type Names = { username: string; fullName: string | null };

/** Usernames and full names of accounts; deleted ones are missing. */
export async function findNames(ids: readonly number[]): Promise<Map<number, Names>> {
  const users = await Users.find({ _id: mongoose.trusted({ $in: ids }) }, { username: 1, fullName: 1 }).lean();
  return new Map(users.map(({ _id, username, fullName }) => [_id, { username, fullName: fullName ?? null }]));
}

/** The first of some usernames that no one has; the last of them where all others are taken. */
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
