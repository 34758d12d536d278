import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { PUBLIC, publicUser, type User, Users } from './users.ts';

/**
 * Copies an organisation's name and jurisdiction to its members' accounts.
 * @returns them as they are now
 */
export async function updateThoseIn(
  tx: Transaction,
  organisationId: number,
  change: Pick<User, 'companyName' | 'jurisdiction'>,
): Promise<User[]> {
  const { session } = tx;
  await Users.updateMany({ organisationId }, { $set: change, $inc: { version: 1 } }, { session });
  const users = await Users.find({ organisationId }, PUBLIC, { session }).lean();
  return users.flatMap(user => publicUser(user) ?? []);
}

export async function listUsers(ids: readonly number[]): Promise<Map<number, User>> {
  const users = await Users.find({ _id: mongoose.trusted({ $in: ids }) }, PUBLIC).lean();
  return new Map(users.flatMap(user => publicUser(user) ?? []).map(user => [user.id, user]));
}
