import { randomBytes } from 'node:crypto';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed, UserPasswordChanged, UserUpdated } from '@aicp/contracts/events/userEvents';
import { VerifyEmailInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { networkOf } from '@aicp/service/process/networkOf';
import { hashPassword } from '../../adapters/argon2.ts';
import type { RequestContext } from '../../context.ts';
import { invalidLinkError, rejectOthersLink } from '../../domain/invalidLinkError.ts';
import { eraseDevices } from '../../store/deviceCookies.ts';
import { redeemUndoToken } from '../../store/emailChanges.ts';
import { revokeTokens } from '../../store/linkTokens.ts';
import { userState } from '../../store/userState.ts';
import { updateUser } from '../../store/users.ts';
import { refreshMemberSessions } from '../organisation/refreshMemberSessions.ts';
import { removeGrantsSince } from '../organisation/removeGrantsSince.ts';
import { removeCredentialsSince } from '../signIn/removeCredentials.ts';
import { revokeApiTokens } from '../signIn/revokeApiTokens.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Undoes a change of address by the link sent to the old address. The requester had the password and may have prepared other ways in: the
 * password stops working, sessions and API tokens end, and so do credentials and grants added since the day before. The old address
 * receives a link to choose a new password.
 */
export async function undoEmailChange(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { token } = parse(VerifyEmailInput, input);
  const network = networkOf(ctx.client.address);
  await ctx.limiter.spend('verifyEmail', network);
  const unknown = await hashPassword(randomBytes(32).toString('base64url'), network);
  const { userId, tokens, changed } = await ctx.transaction(async tx => {
    const change = await redeemUndoToken(tx, token, ctx.now());
    if (!change) throw invalidLinkError();
    const { userId, former, doneAt, askedAt } = change;
    rejectOthersLink(ctx.actor, userId);
    const back = doneAt ? { email: former, isEmailVerified: true } : {};
    const user = await updateUser(tx, userId, { ...back, passwordHash: unknown });
    if (!user) throw invalidLinkError();
    await revokeTokens(tx, userId, ['emailVerification', 'passwordReset']);
    await eraseDevices(tx, userId);
    const since = new Date(askedAt.getTime() - DAY_MS);
    await removeCredentialsSince(tx, userId, since);
    const { digests, changed } = await removeGrantsSince(tx, userId, since, ctx.now());
    tx.publish(UserUpdated, userState(user));
    tx.publish(UserPasswordChanged, { userId, at: ctx.now().toISOString() });
    tx.publish(UserActed, { userId, act: 'emailChangeUndone' });
    tx.send(SendEmail, { template: 'passwordReset', userId });
    return { userId, changed, tokens: [...digests, ...(await revokeApiTokens(tx, userId))] };
  });
  const noted = changed.map(place => refreshMemberSessions(ctx, place));
  await Promise.all([ctx.sessions.endAll(userId), ctx.tokens.refuse(tokens), ...noted]);
  if (ctx.actor.kind === 'user') ctx.setSession('');
  return {
    message:
      'The change has been undone. Every session has ended, and we have sent you a link to choose a new password.',
  };
}
