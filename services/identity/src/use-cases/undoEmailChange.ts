import { randomBytes } from 'node:crypto';
import { parse } from '@aicp/contracts/parse';
import { SendEmail } from '@aicp/contracts/sendEmail';
import { UserActed, UserPasswordChanged, UserUpdated } from '@aicp/contracts/userEvents';
import { VerifyEmailInput } from '@aicp/contracts/userInputs';
import { networkOf } from '@aicp/service/process/networkOf';
import { hashPassword } from '../adapters/argon2.ts';
import type { RequestContext } from '../context.ts';
import { refuseAnothersLink, staleLink } from '../domain/staleLink.ts';
import { forgetDevices } from '../store/deviceCookies.ts';
import { redeemUndoToken } from '../store/emailChanges.ts';
import { revokeTokens } from '../store/linkTokens.ts';
import { userState } from '../store/userState.ts';
import { updateUser } from '../store/users.ts';
import { dropMeansSince } from './dropSignInMeans.ts';
import { revokeApiTokens } from './revokeApiTokens.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Takes a change of the address back, by the link that the old address was sent. Whoever asked for it had the password, and may
 * have prepared to stay: the password no longer works, sessions and API tokens end, and so does a second factor that was turned
 * on in the day before or since. The old address is sent a link to choose a new password.
 */
export async function undoEmailChange(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { token } = parse(VerifyEmailInput, input);
  const network = networkOf(ctx.client.address);
  await ctx.limiter.spend('verifyEmail', network);
  const unknown = await hashPassword(randomBytes(32).toString('base64url'), network);
  const { userId, tokens } = await ctx.transaction(async tx => {
    const change = await redeemUndoToken(tx, token, ctx.now());
    if (!change) throw staleLink();
    const { userId, former, doneAt, askedAt } = change;
    refuseAnothersLink(ctx.actor, userId);
    const back = doneAt ? { email: former, isEmailVerified: true } : {};
    const user = await updateUser(tx, userId, { ...back, passwordHash: unknown });
    if (!user) throw staleLink();
    await revokeTokens(tx, userId, ['emailVerification', 'passwordReset']);
    await forgetDevices(tx, userId);
    await dropMeansSince(tx, userId, new Date(askedAt.getTime() - DAY_MS));
    tx.publish(UserUpdated, userState(user));
    tx.publish(UserPasswordChanged, { userId, at: ctx.now().toISOString() });
    tx.publish(UserActed, { userId, act: 'emailChangeUndone' });
    tx.send(SendEmail, { template: 'passwordReset', userId });
    return { userId, tokens: await revokeApiTokens(tx, userId) };
  });
  await Promise.all([ctx.sessions.endAll(userId), ctx.tokens.refuse(tokens)]);
  if (ctx.actor.kind === 'user') ctx.setSession('');
  return {
    message:
      'The change has been undone. Every session has ended, and we have sent you a link to choose a new password.',
  };
}
