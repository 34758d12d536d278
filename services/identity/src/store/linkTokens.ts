import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { PUBLIC, publicUser, type User, Users } from './users.ts';

/** What a link in a mail is for. */
const KINDS = {
  emailVerification: { token: 'emailVerificationToken', expires: 'emailVerificationExpires', hours: 24 },
  passwordReset: { token: 'passwordResetToken', expires: 'passwordResetExpires', hours: 1 },
} as const;
export type LinkKind = keyof typeof KINDS;

export function hoursOf(kind: LinkKind): number {
  return KINDS[kind].hours;
}

/** A reader of the database can make no link out of what is stored. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Makes a user's token for a link, 256 random bits; an earlier one of the kind stops working.
 * @param email the address that the link goes to: should the account have another one by now, nothing is made
 * @returns the token, for the mail and nowhere else, or null
 */
export async function mintToken(
  kind: LinkKind,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const { token: field, expires, hours } = KINDS[kind];
  const { matchedCount } = await Users.updateOne(
    { _id: userId, emailKey: email.toLowerCase() },
    { [field]: digest(token), [expires]: new Date(now.getTime() + hours * 3_600_000) },
  );
  return matchedCount === 1 ? token : null;
}

/**
 * Uses a token up.
 * @returns whose it was, or null when it is unknown, used, replaced or out of date
 */
export async function redeemToken(tx: Transaction, kind: LinkKind, token: string, now: Date): Promise<User | null> {
  const { token: field, expires } = KINDS[kind];
  const user = await Users.findOneAndUpdate(
    { [field]: digest(token), [expires]: mongoose.trusted({ $gt: now }) },
    { $unset: { [field]: 1, [expires]: 1 } },
    { session: tx.session, returnDocument: 'after', projection: PUBLIC },
  ).lean();
  return publicUser(user);
}

/** Whose a token is, without using it up. */
export async function findTokenOwner(kind: LinkKind, token: string, now: Date): Promise<User | null> {
  const { token: field, expires } = KINDS[kind];
  const wanted = { [field]: digest(token), [expires]: mongoose.trusted({ $gt: now }) };
  return publicUser(await Users.findOne(wanted, PUBLIC).lean());
}

/** Links that were sent before stop working, for example when the address changes. */
export async function revokeTokens(tx: Transaction, userId: number, kinds: LinkKind[]): Promise<void> {
  const fields = kinds.flatMap(kind => [KINDS[kind].token, KINDS[kind].expires]);
  const unset = Object.fromEntries(fields.map(field => [field, 1]));
  await Users.updateOne({ _id: userId }, { $unset: unset }, { session: tx.session });
}
