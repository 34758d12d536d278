import type { SubscriptionChangedData } from '@aicp/contracts/subscriptionEvents';
import type { UserData } from '@aicp/contracts/userEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import { withId } from '@aicp/service/store/withId';
import mongoose, { Schema } from 'mongoose';
import { ifNewer } from './ifNewer.ts';

/** An account as administrators see it: what identity and billing said of it last. */
export type AdminUser = {
  id: number;
  version: number;
  username: string;
  email: string;
  companyName: string | null;
  jurisdiction: 'EU' | 'UK';
  status: 'active' | 'suspended' | 'pending';
  isEmailVerified: boolean;
  isAdmin: boolean;
  createdAt: Date;
  lastLogin: Date | null;
  plan: string;
};

const schema = new Schema(
  {
    _id: { type: Number, required: true },
    /** Of what identity said. Without it only others have spoken of the user yet, and no list shows them. */
    version: Number,
    username: String,
    email: String,
    companyName: String,
    jurisdiction: String,
    status: String,
    isEmailVerified: Boolean,
    isAdmin: Boolean,
    createdAt: Date,
    lastLogin: Date,
    plan: String,
    planVersion: Number,
  },
  { collection: 'users', versionKey: false },
);
schema.index({ status: 1 });
schema.index({ isEmailVerified: 1 });
schema.index({ createdAt: 1 });

const Users = mongoose.model('AdminUser', schema);

type Stored = Omit<AdminUser, 'id' | 'plan' | 'lastLogin'> & { _id: number; plan?: string; lastLogin?: Date };

/** Identity has spoken: 'active' at least, as every state has one. */
const LISTED = { version: mongoose.trusted({ $gte: 0 }) };

const adminUser = ({ plan = 'free', lastLogin, ...stored }: Stored): AdminUser =>
  withId({ ...stored, plan, lastLogin: lastLogin ?? null });

/** Keeps what identity says of a user, unless something newer is known. */
export async function putUser(tx: Transaction, { userId, version, lastLoginAt, ...state }: UserData): Promise<void> {
  const fields = { ...state, createdAt: new Date(state.createdAt) };
  const options = { upsert: true, session: tx.session };
  await Users.collection.updateOne({ _id: userId as never }, ifNewer('version', version, fields), options);
  if (lastLoginAt) await noteLogin(tx, userId, new Date(lastLoginAt));
}

export async function noteLogin(tx: Transaction, userId: number, at: Date): Promise<void> {
  await Users.updateOne({ _id: userId }, { $max: { lastLogin: at } }, { upsert: true, session: tx.session });
}

/** Keeps what billing says of a user's plan, unless something newer is known. */
export async function putPlan(tx: Transaction, { userId, version, plan }: SubscriptionChangedData): Promise<void> {
  const options = { upsert: true, session: tx.session };
  await Users.collection.updateOne({ _id: userId as never }, ifNewer('planVersion', version, { plan }), options);
}

export async function removeUser(tx: Transaction, userId: number): Promise<void> {
  await Users.deleteOne({ _id: userId }, { session: tx.session });
}

/** @param version the least that will do: what is older is not found yet */
export async function findUser(id: number, version = 0): Promise<AdminUser | null> {
  const found = await Users.findOne({ _id: id, version: mongoose.trusted({ $gte: version }) }).lean<Stored>();
  return found && adminUser(found);
}

/** By rising id, from above `after`. */
export async function listUsers(after: number, limit: number): Promise<AdminUser[]> {
  const found = await Users.find({ ...LISTED, _id: mongoose.trusted({ $gt: after }) })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<Stored[]>();
  return found.map(adminUser);
}

/** The usernames of those accounts that there are. */
export async function findNames(ids: readonly number[]): Promise<Map<number, string>> {
  const found = await Users.find({ ...LISTED, _id: mongoose.trusted({ $in: ids }) }, { username: 1 }).lean<Stored[]>();
  return new Map(found.map(({ _id, username }) => [_id, username]));
}

export async function countUsers(since: Date): Promise<Record<'total' | 'verified' | 'active' | 'recent', number>> {
  const young = mongoose.trusted({ $gte: since });
  const [total, verified, active, recent] = await Promise.all([
    Users.countDocuments(LISTED),
    Users.countDocuments({ isEmailVerified: true }),
    Users.countDocuments({ status: 'active' }),
    Users.countDocuments({ createdAt: young }),
  ]);
  return { total, verified, active, recent };
}

/** How many accounts were made in each month since, for example { month: '2026-11', count: 3 }. */
export async function countRegistrations(since: Date): Promise<{ month: string; count: number }[]> {
  return Users.aggregate([
    { $match: { createdAt: { $gte: since } } },
    { $group: { _id: { $dateToString: { date: '$createdAt', format: '%Y-%m' } }, count: { $sum: 1 } } },
    { $project: { _id: 0, month: '$_id', count: 1 } },
  ]);
}

/** For a list that is built anew. */
export async function clearUsers(): Promise<void> {
  await Users.deleteMany({});
}
