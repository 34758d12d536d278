import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import { addressOf, type ProvisionedUser, type UserFilter } from '../domain/provisioned.ts';

type Row = Stored<ProvisionedUser> & {
  /** Lower case: directories ignore case in names and addresses. Null for deleted users. */
  userNameKey: string | null;
  emailKey: string | null;
  /** When the directory deleted the user: the row keeps whose account it opened, without a name. */
  goneAt: Date | null;
};

const ProvisionedUsers = collection<Row>(
  'provisioned_users',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    userId: { type: Number, default: null },
    isAccountOurs: { type: Boolean, default: false },
    hasGroupRole: { type: Boolean, default: false },
    externalId: { type: String, default: null },
    userName: { type: String, default: '' },
    userNameKey: { type: String, default: null },
    displayName: { type: String, default: null },
    formattedName: { type: String, default: null },
    givenName: { type: String, default: null },
    familyName: { type: String, default: null },
    email: { type: String, default: null },
    emailKey: { type: String, default: null },
    active: { type: Boolean, default: true },
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    version: { type: Number, default: 1 },
    goneAt: { type: Date, default: null },
  },
  [
    [
      { organisationId: 1, userNameKey: 1 },
      { unique: true, partialFilterExpression: { userNameKey: { $type: 'string' } } },
    ],
    [{ organisationId: 1, externalId: 1 }],
    [{ emailKey: 1 }],
    [{ organisationId: 1, createdAt: 1, _id: 1 }],
    [{ userId: 1 }],
  ],
);

const PUBLIC = { userNameKey: 0, emailKey: 0, goneAt: 0 } as const;
const BY_AGE = { createdAt: 1, _id: 1 } as const;
const among = (ids: readonly string[]) => mongoose.trusted({ $in: ids });
const keysOf = (user: Pick<ProvisionedUser, 'userName' | 'email'>) => ({
  userNameKey: user.userName.toLowerCase(),
  emailKey: addressOf(user)?.toLowerCase() ?? null,
});

const filterBy = (organisationId: number, { id, ...filter }: UserFilter) => ({
  organisationId,
  goneAt: null,
  ...filter,
  ...(id !== undefined && { _id: id }),
});

/** An organisation's provisioned users, oldest first. */
export async function pageProvisioned(
  organisationId: number,
  filter: UserFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ total: number; users: ProvisionedUser[] }> {
  const wanted = filterBy(organisationId, filter);
  const total = await ProvisionedUsers.countDocuments(wanted);
  if (limit === 0) return { total, users: [] };
  const found = await ProvisionedUsers.find(wanted, PUBLIC).sort(BY_AGE).skip(skip).limit(limit).lean();
  return { total, users: found.map(withId) };
}

export async function countProvisioned(organisationId: number, session?: ClientSession): Promise<number> {
  return ProvisionedUsers.countDocuments({ organisationId, goneAt: null }, { session });
}

export async function findProvisioned(
  organisationId: number,
  filter: UserFilter & { userId?: number },
  session?: ClientSession,
): Promise<ProvisionedUser | null> {
  const found = await ProvisionedUsers.findOne(filterBy(organisationId, filter), PUBLIC, { session }).lean();
  return found && withId(found);
}

/** The organisation's provisioned users among these. */
export async function listProvisionedAmong(
  organisationId: number,
  ids: readonly string[],
  session?: ClientSession,
): Promise<ProvisionedUser[]> {
  const wanted = { organisationId, goneAt: null, _id: among(ids) };
  return (await ProvisionedUsers.find(wanted, PUBLIC, { session }).lean()).map(withId);
}

/** Users whose role came from a group. */
export async function listWithGroupRole(organisationId: number): Promise<string[]> {
  const found = await ProvisionedUsers.find({ organisationId, goneAt: null, hasGroupRole: true }, { _id: 1 }).lean();
  return found.map(({ _id }) => _id);
}

/** @throws a duplicate key's error if the name is taken */
export async function upsertProvisioned({ session }: Transaction, { id, ...user }: ProvisionedUser): Promise<void> {
  const set = { ...user, ...keysOf(user), goneAt: null };
  await ProvisionedUsers.updateOne({ _id: id }, { $set: set }, { upsert: true, session });
}

export async function recordGroupRole({ session }: Transaction, id: string, hasGroupRole: boolean): Promise<void> {
  await ProvisionedUsers.updateOne({ _id: id }, { hasGroupRole }, { session });
}

/**
 * Links a waiting provisioned user to the account with the same email address.
 * @returns the provisioned user before the change; null if none waited
 */
export async function linkAccount(
  { session }: Transaction,
  { organisationId, email, userId }: { organisationId: number; email: string; userId: number },
): Promise<ProvisionedUser | null> {
  const waiting = { organisationId, emailKey: email.toLowerCase(), userId: null, goneAt: null, active: true };
  const found = await ProvisionedUsers.findOneAndUpdate(waiting, { userId }, { projection: PUBLIC, session }).lean();
  return found && withId(found);
}

/** Deletes the directory's data about a user, but keeps whose account was opened for it, in case they return. */
export async function deleteProvisioned(
  { session }: Transaction,
  { id, isAccountOurs }: Pick<ProvisionedUser, 'id' | 'isAccountOurs'>,
  goneAt: Date,
): Promise<void> {
  if (!isAccountOurs) {
    await ProvisionedUsers.deleteOne({ _id: id }, { session });
    return;
  }
  const names = {
    externalId: null,
    userName: '',
    userNameKey: null,
    displayName: null,
    formattedName: null,
    givenName: null,
    familyName: null,
  };
  const gone = { ...names, email: null, emailKey: null, active: false, hasGroupRole: false, goneAt };
  await ProvisionedUsers.updateOne({ _id: id }, { $set: gone }, { session });
}

/** Whether this account was created for the organisation's directory, which has since deleted the user. Deletes that record. */
export async function consumeDeletedProvisioning(
  { session }: Transaction,
  organisationId: number,
  userId: number,
): Promise<boolean> {
  const gone = { organisationId, userId, goneAt: mongoose.trusted({ $ne: null }) };
  return (await ProvisionedUsers.deleteMany(gone, { session })).deletedCount > 0;
}

/**
 * Deletes all directories' data about a user, including while it waits for an account with their address.
 * @returns the ids
 */
export async function deleteProvisionedOf(
  { session }: Transaction,
  userId: number,
  emails: readonly string[],
): Promise<string[]> {
  const waiting = { userId: null, emailKey: among(emails.map(email => email.toLowerCase())) };
  const ids: string[] = [];
  for (const theirs of [{ userId }, waiting]) {
    ids.push(...(await ProvisionedUsers.find(theirs, { _id: 1 }, { session }).lean()).map(({ _id }) => _id));
    await ProvisionedUsers.deleteMany(theirs, { session });
  }
  return ids;
}

export async function deleteProvisionedIn({ session }: Transaction, organisationId: number): Promise<void> {
  await ProvisionedUsers.deleteMany({ organisationId }, { session });
}

/** For exports. */
export async function listProvisionedForExport(userId: number): Promise<object[]> {
  return ProvisionedUsers.find({ userId }, { ...PUBLIC, userId: 0, version: 0 })
    .sort(BY_AGE)
    .lean();
}
