import { parse } from '@aicp/contracts/parse';
import { UserVerified } from '@aicp/contracts/userEvents';
import { VerifyEmailInput } from '@aicp/contracts/userInputs';
import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../context.ts';
import { refuseAnothersLink } from '../domain/staleLink.ts';
import { redeemToken } from '../store/linkTokens.ts';
import { userState } from '../store/userState.ts';
import { updateUser } from '../store/users.ts';
import { confirmEmailChange } from './confirmEmailChange.ts';

/** Confirms an email address, or puts a new one into force, by the link that was sent there. */
export async function verifyEmail(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { token } = parse(VerifyEmailInput, input);
  await ctx.limiter.spend('verifyEmail', networkOf(ctx.client.address));
  await ctx.transaction(async tx => {
    const owner = await redeemToken(tx, 'emailVerification', token, ctx.now());
    // Not the link of a new account: that of a new address, then.
    if (!owner) return confirmEmailChange(tx, ctx.actor, token, ctx.now());
    refuseAnothersLink(ctx.actor, owner.id);
    const user = await updateUser(tx, owner.id, { isEmailVerified: true });
    if (user) tx.publish(UserVerified, userState(user));
  });
  return { message: 'Your email address is verified.' };
}
