import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { createToken, digestOf } from '../domain/linkToken.ts';
import { PUBLIC, publicUser, type User, Users } from './users.ts';

/** Validity of emailed links by purpose. */
const HOURS = { emailVerification: 24, passwordReset: 1 } as const;
export type LinkKind = keyof typeof HOURS;

export function linkLifetimeHours(kind: LinkKind): number {
  return HOURS[kind];
}

/**
 * Creates a user's token for a link, 256 random bits. Several tokens to reset a password are valid at once, so that a stranger's request
 * invalidates none; a new token to confirm an address replaces the earlier one.
 * @param email the address that the link is sent to: if the account has another one now, no token is created
 * @returns the token for the email only, or null
 */
export async function mintToken(
  kind: LinkKind,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<string | null> {
  const token = createToken();
  const digest = digestOf(token);
  const expires = new Date(now.getTime() + HOURS[kind] * 3_600_000);
  const change =
    kind === 'passwordReset'
      ? { passwordResetToken: digest, passwordResetExpires: expires, olderPasswordResets: stillGood(now) }
      : { emailVerificationToken: digest, emailVerificationExpires: expires };
  const of = { _id: userId, emailKey: email.toLowerCase() };
  const { matchedCount } = await Users.updateOne(of, [{ $set: change }], { updatePipeline: true });
  return matchedCount === 1 ? token : null;
}

/**
 * Redeems a token to reset a password, and invalidates all others.
 * @returns its user, or null if it is unknown, used or expired
 */
export async function redeemReset(tx: Transaction, token: string, now: Date): Promise<User | null> {
  const user = await Users.findOneAndUpdate(resetOf(token, now), unsetTokens(['passwordReset']), {
    session: tx.session,
    returnDocument: 'after',
    projection: PUBLIC,
  }).lean();
  return publicUser(user);
}

/** The user of a token to reset a password; does not consume it. */
export async function findResetOwner(token: string, now: Date): Promise<User | null> {
  return publicUser(await Users.findOne(resetOf(token, now), PUBLIC).lean());
}

/**
 * The user whose address a token verifies. After verification the token has no effect but stays valid, so that opening the link again says
 * so.
 * @returns null if it is unknown, replaced or, before verification, expired
 */
export async function findVerificationOwner(token: string, now: Date, tx?: Transaction): Promise<User | null> {
  const good = [{ isEmailVerified: true }, { emailVerificationExpires: mongoose.trusted({ $gt: now }) }];
  const filter = { emailVerificationToken: digestOf(token), $or: good };
  return publicUser(await Users.findOne(filter, PUBLIC, { session: tx?.session ?? null }).lean());
}

/** Invalidates links that were sent earlier, for example when the address changes. */
export async function revokeTokens(tx: Transaction, userId: number, kinds: LinkKind[]): Promise<void> {
  await Users.updateOne({ _id: userId }, unsetTokens(kinds), { session: tx.session });
}

/** The password reset links that have not expired. The current newest one is included, because it becomes an older one. */
function stillGood(now: Date) {
  const newest = { token: '$passwordResetToken', expires: '$passwordResetExpires' };
  return {
    $filter: {
      input: { $concatArrays: ['$olderPasswordResets', [newest]] },
      // In MongoDB's order a date comes after any missing one, so that an account without a link has none here.
      cond: { $gt: ['$$this.expires', now] },
    },
  };
}

function resetOf(token: string, now: Date) {
  const [digest, good] = [digestOf(token), { $gt: now }];
  return {
    $or: [
      { passwordResetToken: digest, passwordResetExpires: mongoose.trusted(good) },
      { olderPasswordResets: mongoose.trusted({ $elemMatch: { token: digest, expires: good } }) },
    ],
  };
}

function unsetTokens(kinds: LinkKind[]) {
  const resets = kinds.includes('passwordReset');
  return {
    $unset: {
      ...(kinds.includes('emailVerification') && { emailVerificationToken: 1, emailVerificationExpires: 1 }),
      ...(resets && { passwordResetToken: 1, passwordResetExpires: 1 }),
    },
    ...(resets && { $set: { olderPasswordResets: [] } }),
  };
}
