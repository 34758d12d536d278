import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import { PUBLIC, publicUser, type User, Users } from './users.ts';

/** Whether the release before registered the account, which has no organisation yet: the one of its number. */
export async function isUnsettled(userId: number, session?: ClientSession): Promise<boolean> {
  return (await Users.exists({ _id: userId, organisationId: null }).session(session ?? null)) !== null;
}

/** Unsettled accounts with numbers above `after`, by rising number. */
export async function pageUnsettled(after: number, limit: number): Promise<number[]> {
  const above = { _id: mongoose.trusted({ $gt: after }), organisationId: null };
  const found = await Users.find(above, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean();
  return found.map(({ _id }) => _id);
}

/** Notes where an unsettled account works, which is no change of the account. */
export async function settleUser(tx: Transaction, userId: number, organisationId: number): Promise<void> {
  await Users.updateOne({ _id: userId }, { organisationId }, { session: tx.session });
}

/** Gives those who work in an organisation its name and jurisdiction. @returns them, as they are now */
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

/** The people of a list. */
export async function findUsers(ids: readonly number[]): Promise<Map<number, User>> {
  const users = await Users.find({ _id: mongoose.trusted({ $in: ids }) }, PUBLIC).lean();
  return new Map(users.flatMap(user => publicUser(user) ?? []).map(user => [user.id, user]));
}
