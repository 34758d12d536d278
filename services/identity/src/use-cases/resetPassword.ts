import { parse } from '@aicp/contracts/parse';
import { ResetPasswordInput } from '@aicp/contracts/userInputs';
import { networkOf } from '@aicp/service/process/networkOf';
import { hashPassword } from '../adapters/argon2.ts';
import { isCommonPassword } from '../adapters/commonPasswords.ts';
import type { RequestContext } from '../context.ts';
import { checkPassword } from '../domain/password.ts';
import { refuseAnothersLink, staleLink } from '../domain/staleLink.ts';
import { admitDevice, forgetDevices } from '../store/deviceCookies.ts';
import { findTokenOwner, redeemToken } from '../store/linkTokens.ts';
import { setPassword } from './setPassword.ts';

/** Sets a new password by the link of a mail. Every session of the account ends, and nobody is signed in. */
export async function resetPassword(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { token, password } = parse(ResetPasswordInput, input);
  const network = networkOf(ctx.client.address);
  await ctx.limiter.spend('resetPassword', network);
  const owner = await findTokenOwner('passwordReset', token, ctx.now());
  if (!owner) throw staleLink();
  refuseAnothersLink(ctx.actor, owner.id);
  const notice = checkPassword(password, owner, { trial: ctx.trial, isCommon: isCommonPassword });
  const passwordHash = await hashPassword(password, network);
  const fresh = await ctx.transaction(async tx => {
    if (!(await redeemToken(tx, 'passwordReset', token, ctx.now()))) throw staleLink();
    await setPassword(tx, owner.id, passwordHash, ctx.now());
    await forgetDevices(tx, owner.id);
    return admitDevice(tx, { userId: owner.id, digest: ctx.client.device, now: ctx.now() });
  });
  // Whoever reads the owner's mail can sign in from here, however many others guess.
  if (fresh) ctx.setDevice(fresh);
  await ctx.sessions.endAll(owner.id);
  if (ctx.actor.kind === 'user') ctx.setSession('');
  return {
    message: ['Your password has been changed. You can now sign in with it.', notice].filter(Boolean).join(' '),
  };
}
