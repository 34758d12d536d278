import { randomUUID } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { ChangeEmailInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { discardPendingChange, isReserved, upsertEmailChange } from '../../store/emailChanges.ts';
import { findUserByEmail, findUserIn, type User } from '../../store/users.ts';
import { requireConfirmation } from '../signIn/requireConfirmation.ts';

/** Requests another address, which counts once its link is followed. The old address, if verified, is notified and can undo the change. */
export async function changeEmail(ctx: RequestContext, input: unknown): Promise<User & { notice: string | null }> {
  const { email, password, code } = parse(ChangeEmailInput, input);
  const user = await requireConfirmation(ctx, { password, code });
  if (email === user.email) return { ...user, notice: null };
  await ctx.limiter.spend('changeEmail', `user ${user.id}`);
  const owner = await findUserByEmail(email);
  if ((owner && owner.id !== user.id) || (await isReserved(email, user.id, ctx.now()))) throw takenEmail();
  const { id: userId, email: former, isEmailVerified: formerVerified } = user;
  const change = randomUUID();
  await ctx.transaction(async tx => {
    await upsertEmailChange(tx, {
      id: change,
      userId,
      email,
      former,
      formerVerified,
      askedAt: ctx.now(),
      doneAt: null,
    });
    tx.publish(UserActed, { userId, act: 'emailChangeRequested' });
    tx.send(SendEmail, { template: 'confirmEmailChange', userId, change });
    if (formerVerified) tx.send(SendEmail, { template: 'emailChangeRequested', userId, change });
  });
  return { ...user, notice: `We have sent a link to ${email}. Your address will change when you open the link.` };
}

export const takenEmail = () => new DomainError('CONFLICT', 'An account with this email address already exists.');

/** Cancels an unconfirmed change of address. Repeating it changes nothing. */
export async function cancelEmailChange(ctx: RequestContext): Promise<User> {
  const { userId } = signedInPersonally(ctx.actor);
  return ctx.transaction(async tx => {
    if (await discardPendingChange(tx, userId)) tx.publish(UserActed, { userId, act: 'emailChangeCancelled' });
    const user = await findUserIn(tx, userId);
    if (!user) throw notFound('User');
    return user;
  });
}
