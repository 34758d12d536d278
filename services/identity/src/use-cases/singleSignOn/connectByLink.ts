import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserVerified } from '@aicp/contracts/events/userEvents';
import { ConnectByLinkInput, ConnectSignInInput } from '@aicp/contracts/inputs/signInInputs';
import { parse } from '@aicp/contracts/parse';
import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { invalidLinkError, rejectOthersLink } from '../../domain/invalidLinkError.ts';
import { signInProblem } from '../../domain/signInProblem.ts';
import { eraseDevices } from '../../store/deviceCookies.ts';
import { userState } from '../../store/userState.ts';
import { findUser, type User } from '../../store/users.ts';
import { removeCredentials } from '../signIn/removeCredentials.ts';
import { revokeApiTokens } from '../signIn/revokeApiTokens.ts';
import { setPassword } from '../signIn/setPassword.ts';
import { completeProviderSignIn } from './completeProviderSignIn.ts';
import { connect, requireAddress } from './connectSignIn.ts';
import { joinThroughProvider } from './joinThroughProvider.ts';

/**
 * Emails a link to the account's address, by which someone who has just come from the identity provider proves to own it.
 * @throws DomainError CONFLICT if their sign-in has expired
 */
export async function mailSignInLink(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { pending } = parse(ConnectSignInInput, input);
  await ctx.limiter.spend('signInLink', networkOf(ctx.client.address));
  const kept = await ctx.signIns.keepForLink(pending);
  if (!kept) throw signInProblem('expired', 'CONFLICT');
  const { link, userId, email } = kept;
  await requireAddress(userId, email);
  await ctx.limiter.spend('signInLinkMail', `user ${userId}`);
  await ctx.transaction(async tx => tx.send(SendEmail, { template: 'connectSignIn', link, userId }));
  return { message: 'We have sent a link to your email address. It works once, within 30 minutes.' };
}

/**
 * Connects the identity provider's user to the account to which the link was emailed, and signs them in as usual.
 * @throws DomainError INVALID for an invalid link
 */
export async function connectByLink(ctx: RequestContext, input: unknown): Promise<{ to: string }> {
  const { token } = parse(ConnectByLinkInput, input);
  await ctx.limiter.spend('signInLink', networkOf(ctx.client.address));
  const found = await ctx.signIns.findByLink(token);
  if (!found) throw invalidLinkError();
  rejectOthersLink(ctx.actor, found.userId);
  const [user, pending] = [await findUser(found.userId), await ctx.signIns.takeByLink(found.link)];
  if (!user || !pending) throw invalidLinkError();
  if (user.status === 'suspended') throw signInProblem('suspended', 'FORBIDDEN');
  await requireAddress(user.id, pending.email);
  if (!user.isEmailVerified) await claim(ctx, user);
  await connect(ctx, pending);
  const { place, hadSecondFactor, idToken, to } = pending;
  if (place) await joinThroughProvider(ctx, user.id, place);
  const now = await findUser(user.id);
  if (!now) throw invalidLinkError();
  return completeProviderSignIn(ctx, {
    user: now,
    hadSecondFactor,
    organisationId: place?.organisationId ?? null,
    idToken,
    to,
  });
}

/**
 * Claims an account for the recipient of the link, which verifies the address for the first time. The account's creator may have been
 * another person, so everything they set up stops working, including their password.
 */
async function claim(ctx: RequestContext, user: User): Promise<void> {
  const revoked = await ctx.transaction(async tx => {
    const changed = await setPassword(tx, user, { passwordHash: '', isEmailVerified: true }, ctx.now());
    await removeCredentials(tx, user.id);
    await eraseDevices(tx, user.id);
    tx.publish(UserVerified, userState(changed));
    return revokeApiTokens(tx, user.id);
  });
  await Promise.all([ctx.sessions.endAll(user.id), ctx.tokens.refuse(revoked)]);
}
