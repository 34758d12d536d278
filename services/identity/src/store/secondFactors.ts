import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { Users } from './users.ts';

/**
 * A user's authenticator app, and the recovery codes, which also serve passkeys. Without `enabledAt` the app awaits its first code, or
 * there is none.
 */
export type SecondFactor = {
  userId: number;
  /** The TOTP secret, sealed for this user; '' without an app. */
  sealedSecret: string;
  begunAt: Date;
  enabledAt: Date | null;
  /** The latest accepted time step; no code is accepted twice. */
  lastStep: number;
  /** Digests of the unused recovery codes. */
  recoveryCodes: string[];
};

/** The row's number is the user's. */
type Row = Omit<SecondFactor, 'userId'> & { _id: number };

const SecondFactors = collection<Row>('second_factors', {
  _id: { type: Number, required: true },
  sealedSecret: { type: String, default: '' },
  begunAt: { type: Date, required: true },
  enabledAt: { type: Date, default: null },
  lastStep: { type: Number, default: 0 },
  recoveryCodes: { type: [String], default: [] },
});

export async function findSecondFactor(userId: number, tx?: Transaction): Promise<SecondFactor | null> {
  const found = await SecondFactors.findById(userId, null, { session: tx?.session }).lean();
  if (!found) return null;
  const { _id, ...rest } = found;
  return { userId: _id, ...rest };
}

/** Stores a secret that awaits its first code, in place of an earlier pending one. One in use stays. */
export async function upsertPendingFactor(
  tx: Transaction,
  userId: number,
  sealedSecret: string,
  begunAt: Date,
): Promise<void> {
  await SecondFactors.updateOne(
    { _id: userId, enabledAt: null },
    { sealedSecret, begunAt, lastStep: 0 },
    { upsert: true, session: tx.session },
  );
}

/** Turns on the pending one; false if there is none. */
export async function enableFactor(
  tx: Transaction,
  { userId, sealedSecret }: SecondFactor,
  enabledAt: Date,
  lastStep: number,
  recoveryCodes: string[],
): Promise<boolean> {
  const { modifiedCount } = await SecondFactors.updateOne(
    { _id: userId, sealedSecret, enabledAt: null },
    { enabledAt, lastStep, recoveryCodes },
    { session: tx.session },
  );
  if (modifiedCount === 1) await noteFactor(tx, userId, true);
  return modifiedCount === 1;
}

/** Whether the authenticator app is on, as a transaction sees it. */
export async function isAppOn(tx: Transaction, userId: number): Promise<boolean> {
  const factor = await SecondFactors.findById(userId, { enabledAt: 1 }).session(tx.session).lean();
  return Boolean(factor?.enabledAt);
}

/** Stores digests of the recovery codes of an account whose first second factor is a passkey. */
export async function beginWithPasskeys(
  tx: Transaction,
  userId: number,
  recoveryCodes: string[],
  begunAt: Date,
): Promise<void> {
  await SecondFactors.updateOne(
    { _id: userId },
    { recoveryCodes, $setOnInsert: { begunAt } },
    { upsert: true, session: tx.session },
  );
  await noteFactor(tx, userId, true);
}

/** Turns the app off while passkeys remain; they keep the recovery codes. */
export async function eraseAuthenticatorApp(tx: Transaction, userId: number): Promise<void> {
  await SecondFactors.updateOne(
    { _id: userId },
    { sealedSecret: '', enabledAt: null, lastStep: 0 },
    { session: tx.session },
  );
}

/** Secrets that do not begin with the mark, of users above an id, in ascending order of id. */
export async function findSealedOtherwise(mark: string, after: number, limit: number) {
  const other = {
    _id: mongoose.trusted({ $gt: after }),
    sealedSecret: mongoose.trusted({ $not: new RegExp(`^${mark}`), $ne: '' }),
  };
  const found = await SecondFactors.find(other, { sealedSecret: 1 }).sort({ _id: 1 }).limit(limit).lean();
  return found.map(({ _id, sealedSecret }) => ({ userId: _id, sealedSecret }));
}

/** Replaces the encrypted form of a secret, unless the secret has changed since. */
export async function replaceSeal(userId: number, from: string, sealedSecret: string): Promise<void> {
  await SecondFactors.updateOne({ _id: userId, sealedSecret: from }, { sealedSecret });
}

/** Redeems the code of a time step; false if that code or a later one was used before. */
export async function useStep(userId: number, step: number): Promise<boolean> {
  const earlier = mongoose.trusted({ $lt: step });
  return (await SecondFactors.updateOne({ _id: userId, lastStep: earlier }, { lastStep: step })).modifiedCount === 1;
}

/** Consumes a recovery code; false if it does not exist. */
export async function useRecoveryCode(userId: number, digest: string): Promise<boolean> {
  const used = await SecondFactors.updateOne(
    { _id: userId, recoveryCodes: digest },
    { $pull: { recoveryCodes: digest } },
  );
  return used.modifiedCount === 1;
}

export async function replaceRecoveryCodes(tx: Transaction, userId: number, recoveryCodes: string[]): Promise<void> {
  await SecondFactors.updateOne({ _id: userId }, { recoveryCodes }, { session: tx.session });
}

export async function deleteSecondFactor(tx: Transaction, userId: number): Promise<void> {
  await SecondFactors.deleteOne({ _id: userId }, { session: tx.session });
  await noteFactor(tx, userId, false);
}

/** Copies it to the user, where a login without a second factor sees it without a query here. */
async function noteFactor(tx: Transaction, userId: number, hasSecondFactor: boolean): Promise<void> {
  await Users.updateOne({ _id: userId }, { hasSecondFactor }, { session: tx.session });
}
