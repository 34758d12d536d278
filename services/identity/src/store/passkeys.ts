import { DomainError } from '@aicp/contracts/domainError';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A passkey for display to its owner, without its key, which is public but not needed. */
export type Passkey = {
  id: number;
  userId: number;
  name: string;
  /** Whether its software copies it to the person's other devices. */
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** The data to check a signature. */
export type PasskeyCredential = {
  /** The authenticator's own name for it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** The authenticator's use counter; always 0 if it does not count. */
  counter: number;
  /** How the browser reaches it, for example 'internal' or 'hybrid'. */
  transports: string[];
};

type Row = Stored<Passkey> &
  PasskeyCredential & {
    /** The account's handle in the authenticator: random, and shared by all of an account's passkeys. */
    userHandle: string;
  };

const Passkeys = collection<Row>(
  'passkeys',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    userHandle: { type: String, required: true },
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    isSynced: { type: Boolean, default: false },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  [[{ userId: 1 }], [{ credentialId: 1 }, { unique: true }]],
);

export const MAX_PASSKEYS = 20;
const PUBLIC = { userId: 1, name: 1, isSynced: 1, createdAt: 1, lastUsedAt: 1 } as const;
const CREDENTIAL = { credentialId: 1, publicKey: 1, counter: 1, transports: 1 } as const;

/** A user's passkeys, newest first. */
export async function listPasskeys(userId: number): Promise<Passkey[]> {
  return (await Passkeys.find({ userId }, PUBLIC).sort({ _id: -1 }).limit(MAX_PASSKEYS).lean()).map(withId);
}

export async function hasPasskey(userId: number): Promise<boolean> {
  return (await Passkeys.exists({ userId })) !== null;
}

/** The descriptors of an account's passkeys for a browser, and their handle. */
export async function listPasskeyDescriptors(userId: number): Promise<{
  userHandle: string | undefined;
  known: Pick<PasskeyCredential, 'credentialId' | 'transports'>[];
}> {
  const rows = await Passkeys.find({ userId }, { userHandle: 1, credentialId: 1, transports: 1 } as const)
    .limit(MAX_PASSKEYS)
    .lean();
  return {
    userHandle: rows[0]?.userHandle,
    known: rows.map(({ credentialId, transports }) => ({ credentialId, transports })),
  };
}

/** A passkey by the authenticator's name for it, with its owner. Only for checking a signature. */
export async function findCredential(
  credentialId: string,
): Promise<(PasskeyCredential & { id: number; userId: number; userHandle: string }) | null> {
  const found = await Passkeys.findOne({ credentialId }, { ...CREDENTIAL, userId: 1, userHandle: 1 } as const).lean();
  return found && withId(found);
}

export async function countPasskeys(tx: Transaction, userId: number): Promise<number> {
  return Passkeys.countDocuments({ userId }, { session: tx.session });
}

/** @throws DomainError CONFLICT if the authenticator's passkey already belongs to an account */
export async function insertPasskey(
  tx: Transaction,
  { id, ...passkey }: Passkey & PasskeyCredential & { userHandle: string },
): Promise<void> {
  try {
    await Passkeys.create([{ ...passkey, _id: id }], { session: tx.session });
  } catch (error) {
    if (duplicateField(error) !== 'credentialId') throw error;
    throw new DomainError('CONFLICT', 'This passkey has already been added.');
  }
}

/**
 * Records a use with a valid signature.
 * @returns false if the counter has not increased: a copy of the authenticator, or the same answer, was used
 */
export async function recordPasskeyUse(
  id: number,
  { counter, isSynced, at }: { counter: number; isSynced: boolean; at: Date },
): Promise<boolean> {
  const before = mongoose.trusted(counter === 0 ? { $eq: 0 } : { $lt: counter });
  const used = await Passkeys.updateOne({ _id: id, counter: before }, { counter, isSynced, lastUsedAt: at });
  return used.matchedCount === 1;
}

/** @returns the changed passkey, null if the user has no such passkey */
export async function setPasskeyName(userId: number, id: number, name: string): Promise<Passkey | null> {
  const renamed = await Passkeys.findOneAndUpdate(
    { _id: id, userId },
    { name },
    { projection: PUBLIC, returnDocument: 'after' },
  ).lean();
  return renamed && withId(renamed);
}

/** @returns whether the user had it */
export async function deletePasskey(tx: Transaction, userId: number, id: number): Promise<boolean> {
  return (await Passkeys.deleteOne({ _id: id, userId }, { session: tx.session })).deletedCount === 1;
}

export async function deletePasskeysOf(tx: Transaction, userId: number): Promise<void> {
  await Passkeys.deleteMany({ userId }, { session: tx.session });
}

export async function deletePasskeysSince(tx: Transaction, userId: number, since: Date): Promise<void> {
  await Passkeys.deleteMany({ userId, createdAt: mongoose.trusted({ $gte: since }) }, { session: tx.session });
}
