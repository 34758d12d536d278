import { DomainError } from '@aicp/contracts/domainError';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';
import { withId } from '@aicp/service/store/withId';
import mongoose, { Schema } from 'mongoose';
import type { KnownDevice } from '../domain/knownDevice.ts';

/** A user without the password's hash and the tokens: what may leave the store. */
export type User = {
  id: number;
  version: number;
  username: string;
  email: string;
  companyName: string | null;
  jurisdiction: 'EU' | 'UK';
  isEmailVerified: boolean;
  isAdmin: boolean;
  status: UserStatus;
  createdAt: Date;
};

/** `pending` awaits approval, which this release does not produce. */
type UserStatus = 'active' | 'suspended' | 'pending';

const text = { type: String, required: true };

const schema = new Schema(
  {
    _id: { type: Number, required: true },
    version: { type: Number, default: 1 },
    username: text,
    /** Lower case: names are unique without regard to case. */
    usernameKey: { ...text, unique: true },
    /** Argon2id, in its own notation. */
    password: text,
    email: text,
    emailKey: { ...text, unique: true },
    companyName: { type: String, default: null },
    jurisdiction: { type: String, maxlength: 10, default: 'EU', required: true },
    isEmailVerified: { type: Boolean, default: false },
    emailVerificationToken: String,
    emailVerificationExpires: Date,
    passwordResetToken: String,
    passwordResetExpires: Date,
    isAdmin: { type: Boolean, default: false },
    status: { type: String, enum: ['active', 'suspended', 'pending'], default: 'active', required: true },
    createdAt: { type: Date, required: true },
    lastLoginAt: { type: Date, default: null },
    /** Whether secondFactors.ts keeps one in use; absent in accounts from before that was noted here. */
    hasSecondFactor: { type: Boolean, default: false },
    /** Where the account has signed in, see knownDevices.ts. */
    devices: { type: [{ _id: String, label: String, address: String, at: Date }], default: [] },
    /** Addresses that are still to be told of a change, see formerEmails.ts. */
    formerEmails: { type: [{ _id: String, email: String }], default: [] },
    /** See lockUser. */
    locks: { type: Number, default: 0 },
  },
  { collection: 'users', versionKey: false },
);

/** Few: found without looking at everybody. */
schema.index({ isAdmin: 1 }, { partialFilterExpression: { isAdmin: true } });
schema.index({ emailVerificationToken: 1 }, { sparse: true });
schema.index({ passwordResetToken: 1 }, { sparse: true });

/** For the stores beside this one that look after a part of the user. */
export const Users = mongoose.model('User', schema);

export const PUBLIC = {
  version: 1,
  username: 1,
  email: 1,
  companyName: 1,
  jurisdiction: 1,
  isEmailVerified: 1,
  isAdmin: 1,
  status: 1,
  createdAt: 1,
};

/** @throws DomainError CONFLICT when the username or the email address is taken */
export async function insertUser(
  tx: Transaction,
  user: User,
  { passwordHash, device, lastLoginAt }: { passwordHash: string; device?: KnownDevice; lastLoginAt?: Date },
): Promise<void> {
  const { id, ...fields } = user;
  const document = {
    ...fields,
    _id: id,
    devices: device ? [device] : [],
    lastLoginAt,
    usernameKey: user.username.toLowerCase(),
    emailKey: user.email.toLowerCase(),
    password: passwordHash,
  };
  await refusingTakenNames(Users.create([document], { session: tx.session }));
}

/** Fields that a change may set; the version rises with each change. */
export type UserChange = Partial<Omit<User, 'id' | 'version' | 'username' | 'createdAt'>> & { passwordHash?: string };

/**
 * @returns the user afterwards, or null when there is none
 * @throws DomainError CONFLICT when the email address is taken
 */
export async function updateUser(
  tx: Transaction,
  id: number,
  { passwordHash, ...fields }: UserChange,
): Promise<User | null> {
  const set = {
    ...fields,
    ...(fields.email !== undefined && { emailKey: fields.email.toLowerCase() }),
    ...(passwordHash !== undefined && { password: passwordHash }),
  };
  const changed = Users.findOneAndUpdate(
    { _id: id },
    { $set: set, $inc: { version: 1 } },
    { session: tx.session, returnDocument: 'after', projection: PUBLIC },
  ).lean<StoredUser>();
  return publicUser(await refusingTakenNames(changed));
}

async function refusingTakenNames<Result>(written: PromiseLike<Result>): Promise<Result> {
  try {
    return await written;
  } catch (error) {
    const field = duplicateField(error);
    if (field === 'usernameKey') throw new DomainError('CONFLICT', 'This username is taken.');
    if (field === 'emailKey') throw new DomainError('CONFLICT', 'An account with this email address already exists.');
    throw error;
  }
}

export type StoredUser = Omit<User, 'id'> & { _id: number };

/** What a query with the projection PUBLIC found. Accounts from before there was a status are active. */
export function publicUser(found: StoredUser | null): User | null {
  return found && withId({ ...found, status: found.status ?? 'active' });
}

export async function findUser(id: number): Promise<User | null> {
  return publicUser(await Users.findById(id, PUBLIC).lean<StoredUser>());
}

/** The user as a transaction sees them: a change in between makes it start again. */
export async function findUserIn(tx: Transaction, id: number): Promise<User | null> {
  return publicUser(await Users.findById(id, PUBLIC).session(tx.session).lean<StoredUser>());
}

export async function findUserByEmail(email: string): Promise<User | null> {
  return publicUser(await Users.findOne({ emailKey: email.toLowerCase() }, PUBLIC).lean<StoredUser>());
}

/** What a login reads, all of it at once. */
export type Credentials = {
  user: User;
  passwordHash: string;
  /** Ids of the devices that the account knows. */
  devices: string[];
  /** False only where it is certain that none is asked for. */
  mayHaveSecondFactor: boolean;
};

/** The user behind a username or email address, with the password's hash. Only for signing in. */
export async function findCredentials(name: string): Promise<Credentials | null> {
  const key = name.toLowerCase();
  const found = await Users.findOne(
    { $or: [{ usernameKey: key }, { emailKey: key }] },
    { ...PUBLIC, password: 1, 'devices._id': 1, hasSecondFactor: 1 },
  ).lean<StoredUser & { password: string; devices?: { _id: string }[]; hasSecondFactor?: boolean }>();
  if (!found) return null;
  const { password, devices = [], hasSecondFactor, ...fields } = found;
  const user = publicUser(fields);
  const known = devices.map(({ _id }) => _id);
  return user && { user, passwordHash: password, devices: known, mayHaveSecondFactor: hasSecondFactor !== false };
}

/** The hash of a user's password, for asking for it once more. */
export async function findPasswordHash(id: number): Promise<string | undefined> {
  return (await Users.findById(id, { password: 1 }).lean())?.password;
}

/**
 * Lets changes of what hangs on a user happen one after the other, and none after the account is gone.
 * @throws DomainError UNAUTHENTICATED when it is
 */
export async function lockUser(tx: Transaction, id: number): Promise<void> {
  const { matchedCount } = await Users.updateOne({ _id: id }, { $inc: { locks: 1 } }, { session: tx.session });
  if (matchedCount === 0) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
}

/**
 * Remembers a sign-in, which is no change of the account.
 * @returns false when the account is no longer as it was read
 */
export async function noteLogin(tx: Transaction, { id, version }: User, at: Date): Promise<boolean> {
  const note = { $max: { lastLoginAt: at } };
  return (await Users.updateOne({ _id: id, version }, note, { session: tx.session })).matchedCount === 1;
}

/** The accounts with ids above `after`, by rising id, with their last sign-in: for saying them again. */
export async function pageUsers(after: number, limit: number): Promise<(User & { lastLoginAt: Date | null })[]> {
  const found = await Users.find({ _id: mongoose.trusted({ $gt: after }) }, { ...PUBLIC, lastLoginAt: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<(StoredUser & { lastLoginAt?: Date | null })[]>();
  return found.map(({ lastLoginAt = null, ...stored }) => ({ ...withId(stored), lastLoginAt }));
}

/** Deletes the account itself, in the transaction that deletes what hangs on it. */
export async function deleteUserRow(tx: Transaction, id: number): Promise<void> {
  await Users.deleteOne({ _id: id }, { session: tx.session });
}

/** What is stored of a user, for their own export: all but what signs in. */
export async function findUserForExport(id: number): Promise<object | null> {
  return Users.findById(id, { ...PUBLIC, _id: 0, lastLoginAt: 1, devices: 1, formerEmails: 1 }).lean();
}
