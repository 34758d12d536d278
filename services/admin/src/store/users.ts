import { type ValuesIn, valuesIn } from '@aicp/contracts/entities/field';
import { userFields } from '@aicp/contracts/entities/user';
import type { UserData } from '@aicp/contracts/events/userEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { pathsOf } from '@aicp/service/store/fieldPaths';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { upsertIfNewer } from './upsertIfNewer.ts';

/** An account as administrators see it: the state that identity last published. */
export type AdminUser = ValuesIn<typeof userFields, 'administration'> & {
  id: number;
  organisationId: number;
  version: number;
  createdAt: Date;
  lastLogin: Date | null;
};

/**
 * Required fields arrive with the first event of identity, together with `version`. Until then a row has only a sign-in, and is not read:
 * see LISTED.
 */
type Row = Stored<AdminUser>;

const Users = collection<Row>(
  'users',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    version: { type: Number, required: true },
    ...pathsOf(userFields, 'administration'),
    createdAt: { type: Date, required: true },
    lastLogin: { type: Date, default: null },
  },
  [[{ status: 1 }], [{ isEmailVerified: 1 }], [{ createdAt: 1 }], [{ organisationId: 1, _id: 1 }]],
);

/** Rows with data that identity published. */
const LISTED = { version: mongoose.trusted({ $gte: 0 }) };

/** Stores identity's state of a user, unless a newer one is known. */
export async function upsertUser(tx: Transaction, user: UserData): Promise<void> {
  const { userId, organisationId, version, createdAt, lastLoginAt } = user;
  const fields = { ...valuesIn(userFields, 'administration', user), organisationId, createdAt: new Date(createdAt) };
  await upsertIfNewer(tx, Users, userId, ['version', version], fields);
  if (lastLoginAt) await recordLastLogin(tx, userId, new Date(lastLoginAt));
}

export async function recordLastLogin(tx: Transaction, userId: number, at: Date): Promise<void> {
  await Users.updateOne({ _id: userId }, { $max: { lastLogin: at } }, { upsert: true, session: tx.session });
}

export async function removeUser(tx: Transaction, userId: number): Promise<void> {
  await Users.deleteOne({ _id: userId }, { session: tx.session });
}

/** @param version the minimum; an older user is not found yet */
export async function findUser(id: number, version = 0): Promise<AdminUser | null> {
  const found = await Users.findOne({ _id: id, version: mongoose.trusted({ $gte: version }) }).lean();
  return found && withId(found);
}

/** In ascending order of id, above `after`. */
export async function listUsers(after: number, limit: number): Promise<AdminUser[]> {
  const found = await Users.find({ ...LISTED, _id: mongoose.trusted({ $gt: after }) })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(withId);
}

/** The usernames of the accounts among these that exist. */
export async function listNames(ids: readonly number[]): Promise<Map<number, string>> {
  const found = await Users.find({ ...LISTED, _id: mongoose.trusted({ $in: ids }) }, { username: 1 }).lean();
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

/** New accounts by month, for example { month: '2026-11', count: 3 }. */
export async function countRegistrations(since: Date): Promise<{ month: string; count: number }[]> {
  return Users.aggregate([
    { $match: { createdAt: { $gte: since } } },
    { $group: { _id: { $dateToString: { date: '$createdAt', format: '%Y-%m' } }, count: { $sum: 1 } } },
    { $project: { _id: 0, month: '$_id', count: 1 } },
  ]);
}

/** For a rebuild. */
export async function clearUsers(): Promise<void> {
  await Users.deleteMany({});
}

export type People = { people: number; active: number; firstName: string };

/** By organisation: the number of members, how many of them may sign in, and the first member's display name. */
export async function countPeople(organisationIds: readonly number[]): Promise<Map<number, People>> {
  const found = await Users.aggregate<People & { _id: number }>([
    { $match: { organisationId: { $in: organisationIds }, version: { $gte: 0 } } },
    { $sort: { organisationId: 1, _id: 1 } },
    {
      $group: {
        _id: '$organisationId',
        people: { $sum: 1 },
        active: { $sum: { $cond: [{ $eq: ['$status', 'active'] }, 1, 0] } },
        firstName: { $first: { $ifNull: ['$companyName', '$username'] } },
      },
    },
  ]);
  return new Map(found.map(({ _id, ...counts }) => [_id, counts]));
}
