import { DomainError } from '@aicp/contracts/domainError';
import type { EmailKind } from '@aicp/contracts/emails/emailKinds';
import { newRecord } from '@aicp/contracts/entities/field';
import { type UserFields, userFields } from '@aicp/contracts/entities/user';
import { batchPerTick } from '@aicp/service/store/batchPerTick';
import { collection, part, type Stored, withId } from '@aicp/service/store/collection';
import { pathsOf, pathsRead } from '@aicp/service/store/fieldPaths';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';
import type { KnownDevice } from '../domain/knownDevice.ts';

/** A user without the password's hash and the tokens, for use outside the store. */
export type User = UserFields & {
  id: number;
  version: number;
  /** The organisation that they work in. */
  organisationId: number;
  createdAt: Date;
};

type Given = Pick<User, 'username' | 'email'> & { [Name in keyof UserFields]?: UserFields[Name] | null | undefined };

/** A new account. */
export function newUser(made: Pick<User, 'id' | 'organisationId' | 'createdAt'>, given: Given): User {
  return { ...made, version: 1, ...newRecord(userFields, { status: 'active', ...given }) };
}

/** A link to choose a new password: the digest of its token. */
type PasswordReset = { token: string; expires: Date };

type Row = Stored<User> & {
  /** In lower case, because names are unique in any case. */
  usernameKey: string;
  /** Whether the person has decided about their full name, see usernames.ts. */
  isNameOwn: boolean;
  /** Argon2id in its standard notation; empty for users who sign in only through an identity provider. */
  password: string;
  emailKey: string;
  emailVerificationToken?: string;
  emailVerificationExpires?: Date;
  /** The latest link to choose a new password; earlier valid ones are stored next to it. */
  passwordResetToken?: string;
  passwordResetExpires?: Date;
  olderPasswordResets: PasswordReset[];
  lastLoginAt: Date | null;
  /** Whether secondFactors.ts has an active one. */
  hasSecondFactor: boolean;
  /** Devices of earlier sign-ins, see knownDevices.ts. */
  devices: KnownDevice[];
  /** Earlier verified addresses of the account. */
  verifiedEmails: string[];
  /** Kinds of email that the user has switched off, see mutedEmails.ts. */
  mutedEmails: EmailKind[];
  /** See lockUser. */
  locks: number;
};

const device = part<KnownDevice>({
  _id: { type: String, required: true },
  label: { type: String, required: true },
  address: { type: String, default: '' },
  at: { type: Date, required: true },
});

const passwordReset = part<PasswordReset>({
  token: { type: String, required: true },
  expires: { type: Date, required: true },
});

/** Users of an identity provider have an empty one, which no password matches. */
function isNotEmpty(this: Row): boolean {
  return this.password !== '';
}

/** For the neighbouring stores that handle parts of the user. */
export const Users = collection<Row>(
  'users',
  {
    _id: { type: Number, required: true },
    version: { type: Number, default: 1 },
    ...pathsOf(userFields),
    usernameKey: { type: String, required: true },
    isNameOwn: { type: Boolean, default: false },
    password: { type: String, required: isNotEmpty },
    emailKey: { type: String, required: true },
    organisationId: { type: Number, required: true },
    emailVerificationToken: { type: String },
    emailVerificationExpires: { type: Date },
    passwordResetToken: { type: String },
    passwordResetExpires: { type: Date },
    olderPasswordResets: { type: [passwordReset], default: [] },
    createdAt: { type: Date, required: true },
    lastLoginAt: { type: Date, default: null },
    hasSecondFactor: { type: Boolean, required: true },
    devices: { type: [device], default: [] },
    verifiedEmails: { type: [String], default: [] },
    mutedEmails: { type: [String], default: [] },
    locks: { type: Number, default: 0 },
  },
  [
    [{ usernameKey: 1 }, { unique: true }],
    [{ emailKey: 1 }, { unique: true }],
    [{ organisationId: 1 }],
    // Administrators are few, and are found without scanning all users.
    [{ isAdmin: 1 }, { partialFilterExpression: { isAdmin: true } }],
    [{ emailVerificationToken: 1 }, { sparse: true }],
    [{ passwordResetToken: 1 }, { sparse: true }],
    [{ 'olderPasswordResets.token': 1 }, { sparse: true }],
  ],
);

export const PUBLIC = {
  version: 1,
  ...pathsRead(userFields),
  organisationId: 1,
  createdAt: 1,
} as const;

/** @throws DomainError CONFLICT if the username or the email address is taken */
export async function insertUser(
  tx: Transaction,
  user: User,
  { passwordHash, device, lastLoginAt }: { passwordHash: string | null; device?: KnownDevice; lastLoginAt?: Date },
): Promise<void> {
  const { id, ...fields } = user;
  const document = {
    ...fields,
    _id: id,
    devices: device ? [device] : [],
    lastLoginAt: lastLoginAt ?? null,
    hasSecondFactor: false,
    usernameKey: user.username.toLowerCase(),
    emailKey: user.email.toLowerCase(),
    password: passwordHash ?? '',
  };
  await refusingTakenNames(Users.create([document], { session: tx.session }));
}

/** Fields that a change can set; the version increases with each change. */
export type UserChange = Partial<Omit<User, 'id' | 'version' | 'username' | 'createdAt'>> & {
  passwordHash?: string;
  isNameOwn?: boolean;
};

/**
 * @param version changes the account only if it is unchanged since it was read
 * @returns the changed user, or null if it does not exist
 * @throws DomainError CONFLICT if the email address is taken
 */
export async function updateUser(
  tx: Transaction,
  id: number,
  { passwordHash, ...fields }: UserChange,
  version?: number,
): Promise<User | null> {
  const set = {
    ...fields,
    ...(fields.email !== undefined && { emailKey: fields.email.toLowerCase() }),
    ...(passwordHash !== undefined && { password: passwordHash }),
  };
  const former = fields.email === undefined ? null : await findVerifiedEmail(id, tx.session);
  const changed = Users.findOneAndUpdate(
    { _id: id, ...(version !== undefined && { version }) },
    { $set: set, $inc: { version: 1 }, ...(former && { $addToSet: { verifiedEmails: former } }) },
    { session: tx.session, returnDocument: 'after', projection: PUBLIC },
  ).lean();
  return publicUser(await refusingTakenNames(changed));
}

/** An account's address if it is verified. */
async function findVerifiedEmail(id: number, session: ClientSession): Promise<string | null> {
  const user = await Users.findOne({ _id: id, isEmailVerified: true }, { email: 1 }, { session }).lean();
  return user?.email ?? null;
}

/** All addresses that an account has verified, including the current one. */
export async function listVerifiedEmails(id: number, session?: ClientSession): Promise<string[]> {
  const wanted = { email: 1, isEmailVerified: 1, verifiedEmails: 1 };
  const user = await Users.findById(id, wanted, { session }).lean();
  return user ? [...user.verifiedEmails, ...(user.isEmailVerified ? [user.email] : [])] : [];
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

/** The result of a query with the projection PUBLIC. */
export function publicUser(found: Stored<User> | null): User | null {
  return found && withId(found);
}

export const findUser = batchPerTick(async (ids: readonly number[]): Promise<(User | null)[]> => {
  const rows = await Users.find({ _id: mongoose.trusted({ $in: ids }) }, PUBLIC).lean();
  return ids.map(id => publicUser(rows.find(({ _id }) => _id === id) ?? null));
});

/** The user as a transaction sees them; a concurrent change makes the transaction retry. */
export async function findUserIn(tx: Transaction, id: number): Promise<User | null> {
  return publicUser(await Users.findById(id, PUBLIC).session(tx.session).lean());
}

export async function findUserByEmail(email: string, tx?: Transaction): Promise<User | null> {
  return publicUser(await Users.findOne({ emailKey: email.toLowerCase() }, PUBLIC, { session: tx?.session }).lean());
}

/**
 * Serialises changes of a user's dependent data, and prevents any after the account was deleted.
 * @throws DomainError UNAUTHENTICATED if it was
 */
export async function lockUser(tx: Transaction, id: number): Promise<void> {
  const { matchedCount } = await Users.updateOne({ _id: id }, { $inc: { locks: 1 } }, { session: tx.session });
  if (matchedCount === 0) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
}

/**
 * Records a sign-in without a new version of the account.
 * @returns false if the account has changed since it was read
 */
export async function recordLastLogin(tx: Transaction, { id, version }: User, at: Date): Promise<boolean> {
  const note = { $max: { lastLoginAt: at } };
  return (await Users.updateOne({ _id: id, version }, note, { session: tx.session })).matchedCount === 1;
}

/** The accounts with ids above `after`, in ascending order of id, with their last sign-in: for publishing them again. */
export async function pageUsers(after: number, limit: number): Promise<(User & { lastLoginAt: Date | null })[]> {
  const found = await Users.find({ _id: mongoose.trusted({ $gt: after }) }, { ...PUBLIC, lastLoginAt: 1 } as const)
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(withId);
}

/** Deletes the account itself, in the transaction that deletes its data. */
export async function deleteUserRow(tx: Transaction, id: number): Promise<void> {
  await Users.deleteOne({ _id: id }, { session: tx.session });
}

/** The stored data of a user for their own export, without credentials. */
export async function findUserForExport(id: number): Promise<object | null> {
  return Users.findById(id, { ...PUBLIC, _id: 0, lastLoginAt: 1, devices: 1 }).lean();
}
