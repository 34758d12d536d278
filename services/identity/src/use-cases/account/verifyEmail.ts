import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed, UserUpdated, UserVerified } from '@aicp/contracts/events/userEvents';
import { VerifyEmailInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { networkOf } from '@aicp/service/process/networkOf';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../../context.ts';
import { invalidLinkError, rejectOthersLink } from '../../domain/invalidLinkError.ts';
import { findByConfirmToken, redeemConfirmToken } from '../../store/emailChanges.ts';
import { findVerificationOwner, revokeTokens } from '../../store/linkTokens.ts';
import { userState } from '../../store/userState.ts';
import { updateUser } from '../../store/users.ts';

const ALREADY = { message: 'This email address is already verified.' };

/** Verifies an email address, or activates a new one, with the token sent to it. A used token gives its earlier success again. */
export async function verifyEmail(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { token } = parse(VerifyEmailInput, input);
  await ctx.limiter.spend('verifyEmail', networkOf(ctx.client.address));
  return ctx.transaction(async tx => {
    const owner = await findVerificationOwner(token, ctx.now(), tx);
    const change = owner ? null : await findByConfirmToken(token, ctx.now(), tx);
    const userId = owner?.id ?? change?.userId;
    if (userId === undefined) throw invalidLinkError();
    rejectOthersLink(ctx.actor, userId);
    if (owner?.isEmailVerified || change?.doneAt) return ALREADY;
    if (change) await confirmEmailChange(tx, token, ctx.now());
    else {
      const user = await updateUser(tx, userId, { isEmailVerified: true });
      if (user) tx.publish(UserVerified, userState(user));
    }
    return { message: 'Your email address is verified.' };
  });
}

/** Activates a new address by the link that was sent there. Links sent to the old address stop working. */
async function confirmEmailChange(tx: Transaction, token: string, now: Date): Promise<void> {
  const change = await redeemConfirmToken(tx, token, now);
  if (!change) throw invalidLinkError();
  const { id, userId, email, formerVerified } = change;
  const user = await updateUser(tx, userId, { email, isEmailVerified: true });
  if (!user) throw invalidLinkError();
  await revokeTokens(tx, userId, ['emailVerification', 'passwordReset']);
  tx.publish(UserUpdated, userState(user));
  tx.publish(UserActed, { userId, act: 'emailChanged' });
  if (formerVerified) tx.send(SendEmail, { template: 'emailChangeDone', userId, change: id });
  else tx.publish(UserVerified, userState(user));
}
