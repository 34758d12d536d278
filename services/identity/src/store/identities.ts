import { createHash } from 'node:crypto';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { StoredConnection } from './connections.ts';

/** A person at an identity provider with an account here. The issuer and the subject identify the person, never the email address. */
export type Identity = {
  issuer: string;
  subject: string;
  userId: number;
  /** The email address that the provider last gave, in lower case; the account's when it was connected. */
  email: string;
  connectedAt: Date;
  lastUsedAt: Date;
  /** The organisation of the connection used last; null: the product's own. */
  organisationId: number | null;
  /** Since when the provider has sent no groups; null if it sends some, or groups do not matter. */
  groupsMissingSince: Date | null;
};

const Identities = collection<Identity & { _id: string }>(
  'identities',
  {
    /** A digest of issuer and subject. */
    _id: { type: String, required: true },
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    userId: { type: Number, required: true },
    email: { type: String, required: true },
    connectedAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    organisationId: { type: Number, default: null },
    groupsMissingSince: { type: Date, default: null },
  },
  [[{ userId: 1 }], [{ issuer: 1, groupsMissingSince: 1 }]],
);

type Who = Pick<Identity, 'issuer' | 'subject'>;

/** JSON keeps the pair unambiguous. */
function idOf({ issuer, subject }: Who): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');
}

export async function findIdentity(who: Who): Promise<Identity | null> {
  return Identities.findById(idOf(who), { _id: 0 }).lean();
}

/** @throws a duplicate key's error if it belongs to an account already */
export async function insertIdentity(
  { session }: Transaction,
  identity: Omit<Identity, 'groupsMissingSince'>,
): Promise<void> {
  await Identities.insertMany([{ ...identity, email: identity.email.toLowerCase(), _id: idOf(identity) }], { session });
}

/** @param email if the provider confirms one */
export async function recordUse(
  who: Who & { email: string | null },
  at: Date,
  organisationId: number | null,
): Promise<void> {
  const set = { organisationId, ...(who.email && { email: who.email.toLowerCase() }) };
  await Identities.updateOne({ _id: idOf(who) }, { $max: { lastUsedAt: at }, $set: set });
}

/**
 * Records that the provider sent no groups.
 * @returns since when
 */
export async function recordMissingGroups(who: Who, at: Date): Promise<Date> {
  const row = { _id: idOf(who), groupsMissingSince: null };
  if ((await Identities.updateOne(row, { groupsMissingSince: at })).matchedCount === 1) return at;
  return (await findIdentity(who))?.groupsMissingSince ?? at;
}

/** Records that the provider sent groups. */
export async function recordGroups(who: Who): Promise<void> {
  const row = { _id: idOf(who), groupsMissingSince: mongoose.trusted({ $ne: null }) };
  await Identities.updateOne(row, { groupsMissingSince: null });
}

/** Whether a provider has stopped sending groups after `since`. */
export async function areGroupsMissing(issuer: string, since: Date): Promise<boolean> {
  return (await Identities.exists({ issuer, groupsMissingSince: mongoose.trusted({ $gte: since }) })) !== null;
}

/** Each with an id to refer to it. */
export async function listIdentities(userId: number): Promise<(Identity & { id: string })[]> {
  const found = await Identities.find({ userId }).sort({ connectedAt: 1 }).lean();
  return found.map(({ _id: id, ...identity }) => ({ id, ...identity }));
}

/** @returns whether the user had it */
export async function deleteIdentity({ session }: Transaction, userId: number, id: string): Promise<boolean> {
  return (await Identities.deleteOne({ _id: id, userId }, { session })).deletedCount === 1;
}

export async function findLastIdentity(userId: number): Promise<Identity | null> {
  const [last] = await Identities.find({ userId }, { _id: 0 }).sort({ lastUsedAt: -1 }).limit(1).lean();
  return last ?? null;
}

/** Whether the user has signed in through the organisation's own connection since it was last changed. */
export async function hasSignedInThrough(
  userId: number,
  { organisationId, issuer, changedAt }: Pick<StoredConnection, 'organisationId' | 'issuer' | 'changedAt'>,
): Promise<boolean> {
  const since = mongoose.trusted({ $gte: changedAt });
  return (await Identities.exists({ userId, organisationId, issuer, lastUsedAt: since })) !== null;
}

export async function hasIdentity(userId: number): Promise<boolean> {
  return (await Identities.exists({ userId })) !== null;
}

export async function deleteIdentitiesOf({ session }: Transaction, userId: number): Promise<void> {
  await Identities.deleteMany({ userId }, { session });
}

/** Deletes identities whose provider gives another address. */
export async function deleteIdentitiesElsewhere(
  { session }: Transaction,
  userId: number,
  email: string,
): Promise<void> {
  await Identities.deleteMany({ userId, email: mongoose.trusted({ $ne: email.toLowerCase() }) }, { session });
}

/** Deletes identities connected at this instant or later. */
export async function deleteIdentitiesSince({ session }: Transaction, userId: number, since: Date): Promise<void> {
  await Identities.deleteMany({ userId, connectedAt: mongoose.trusted({ $gte: since }) }, { session });
}

/** For exports. */
export async function listIdentitiesForExport(userId: number): Promise<object[]> {
  return Identities.find({ userId }, { _id: 0, userId: 0 }).sort({ connectedAt: 1 }).lean();
}
