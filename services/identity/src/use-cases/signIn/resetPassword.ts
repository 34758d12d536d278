import { UserVerified } from '@aicp/contracts/events/userEvents';
import { ResetPasswordInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { networkOf } from '@aicp/service/process/networkOf';
import { hashPassword } from '../../adapters/argon2.ts';
import { isCommonPassword } from '../../adapters/commonPasswords.ts';
import type { RequestContext } from '../../context.ts';
import { invalidLinkError, rejectOthersLink } from '../../domain/invalidLinkError.ts';
import { requireAcceptablePassword } from '../../domain/password.ts';
import { admitDevice, eraseDevices } from '../../store/deviceCookies.ts';
import { deleteIdentitiesElsewhere } from '../../store/identities.ts';
import { findResetOwner, redeemReset } from '../../store/linkTokens.ts';
import { userState } from '../../store/userState.ts';
import { removeCredentials } from './removeCredentials.ts';
import { revokeApiTokens } from './revokeApiTokens.ts';
import { setPassword } from './setPassword.ts';

/**
 * Sets a new password by an emailed link. All sessions and API tokens of the account end, and no one is signed in. The link verifies the
 * owner's address: identities with another address at a provider are disconnected. If the address was not verified before, everything
 * else that signs in is removed, too.
 */
export async function resetPassword(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { token, password } = parse(ResetPasswordInput, input);
  const network = networkOf(ctx.client.address);
  await ctx.limiter.spend('resetPassword', network);
  const owner = await findResetOwner(token, ctx.now());
  if (!owner) throw invalidLinkError();
  rejectOthersLink(ctx.actor, owner.id);
  const notice = requireAcceptablePassword(password, owner, { trial: ctx.trial, isCommon: isCommonPassword });
  const passwordHash = await hashPassword(password, network);
  const { fresh, tokens } = await ctx.transaction(async tx => {
    if (!(await redeemReset(tx, token, ctx.now()))) throw invalidLinkError();
    const changed = await setPassword(tx, owner, { passwordHash, isEmailVerified: true }, ctx.now());
    await deleteIdentitiesElsewhere(tx, owner.id, owner.email);
    if (!owner.isEmailVerified) {
      await removeCredentials(tx, owner.id);
      tx.publish(UserVerified, userState(changed));
    }
    await eraseDevices(tx, owner.id);
    return {
      fresh: await admitDevice(tx, { userId: owner.id, digest: ctx.client.device, now: ctx.now() }),
      tokens: await revokeApiTokens(tx, owner.id),
    };
  });
  // The person who reads the owner's email can sign in from here, however many others guess.
  if (fresh) ctx.setDevice(fresh);
  await Promise.all([ctx.sessions.endAll(owner.id), ctx.tokens.refuse(tokens)]);
  if (ctx.actor.kind === 'user') ctx.setSession('');
  return {
    message: ['Your password has been changed. You can now sign in with it.', notice].filter(Boolean).join(' '),
  };
}
