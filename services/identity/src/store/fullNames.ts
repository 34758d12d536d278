import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { PUBLIC, publicUser, type User, Users } from './users.ts';

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
