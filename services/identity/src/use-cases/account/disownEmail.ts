import { DomainError } from '@aicp/contracts/domainError';
import { createPlaceholderEmail } from '@aicp/contracts/emails/createPlaceholderEmail';
import { UserActed, UserUpdated } from '@aicp/contracts/events/userEvents';
import { VerifyEmailInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { invalidLinkError } from '../../domain/invalidLinkError.ts';
import { discardPendingChange, findByConfirmToken } from '../../store/emailChanges.ts';
import { findVerificationOwner, revokeTokens } from '../../store/linkTokens.ts';
import { userState } from '../../store/userState.ts';
import { findUser, updateUser } from '../../store/users.ts';

/** The result of a verification link: the account and the address. `newAccount` is false for a change of address. */
export type Verification = { username: string; email: string; verified: boolean; newAccount: boolean };

/** @throws DomainError INVALID for a token that is unknown, replaced or expired */
export async function readVerification(ctx: RequestContext, input: unknown): Promise<Verification> {
  const { owner, change } = await verificationOf(ctx, input);
  const { username, email, isEmailVerified } = owner;
  return change
    ? { username, email: change.email, verified: change.doneAt !== null, newAccount: false }
    : { username, email, verified: isEmailVerified, newAccount: true };
}

/**
 * Removes an unverified address from an account, for a recipient who did not register or request the change. The account stays, because
 * its creator may have mistyped their own address. The address has given no one access, because access requires a verified address.
 * @throws DomainError CONFLICT once the address is verified
 */
export async function disownEmail(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { owner, change } = await verificationOf(ctx, input);
  const { id: userId } = owner;
  if (change ? change.doneAt : owner.isEmailVerified)
    throw new DomainError('CONFLICT', 'This email address is already verified.');
  await ctx.transaction(async tx => {
    if (change) {
      await discardPendingChange(tx, userId);
      return tx.publish(UserActed, { userId, act: 'emailChangeCancelled' });
    }
    const user = await updateUser(tx, userId, { email: createPlaceholderEmail() });
    if (!user || user.isEmailVerified) throw invalidLinkError();
    await revokeTokens(tx, userId, ['emailVerification', 'passwordReset']);
    tx.publish(UserUpdated, userState(user));
    tx.publish(UserActed, { userId, act: 'emailDisowned' });
  });
  return { message: 'We have removed your email address from this account.' };
}

async function verificationOf(ctx: RequestContext, input: unknown) {
  const { token } = parse(VerifyEmailInput, input);
  await ctx.limiter.spend('verifyEmail', networkOf(ctx.client.address));
  const change = await findByConfirmToken(token, ctx.now());
  const owner = change ? await findUser(change.userId) : await findVerificationOwner(token, ctx.now());
  if (!owner) throw invalidLinkError();
  return { owner, change };
}
