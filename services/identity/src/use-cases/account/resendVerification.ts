import { DomainError } from '@aicp/contracts/domainError';
import { isPlaceholderEmail } from '@aicp/contracts/emails/createPlaceholderEmail';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { findPendingChange } from '../../store/emailChanges.ts';
import { findUser } from '../../store/users.ts';
import { sessionOrigin } from '../signIn/loginOrigin.ts';

/** Sends the signed-in user the link that confirms the email address again; for a pending change, to the new address. */
export async function resendVerification(ctx: RequestContext): Promise<{ message: string }> {
  const { userId } = signedInPersonally(ctx.actor);
  const change = await findPendingChange(userId, ctx.now());
  if (!change) return sendVerification(ctx, userId);
  await ctx.limiter.spend('resendVerification', `user ${userId}`);
  await ctx.transaction(async tx => tx.send(SendEmail, { template: 'confirmEmailChange', userId, change: change.id }));
  return { message: 'Verification email sent' };
}

/** Requested by the user or an administrator. */
export async function sendVerification(ctx: RequestContext, userId: number): Promise<{ message: string }> {
  const user = await findUser(userId);
  if (!user) throw notFound('User');
  if (user.isEmailVerified) throw new DomainError('CONFLICT', 'This email address is already verified.');
  if (isPlaceholderEmail(user.email))
    throw new DomainError('CONFLICT', 'Please enter your email address on your account page first.');
  const { key } = await sessionOrigin(ctx, userId);
  await ctx.limiter.spend('resendVerification', `user ${userId} ${key}`);
  await ctx.limiter.spend('verificationMails', `user ${userId}`);
  await ctx.transaction(async tx => {
    tx.send(SendEmail, { template: 'verification', userId });
    tx.publish(UserActed, { userId, act: 'verificationResent' });
  });
  return { message: 'Verification email sent' };
}
