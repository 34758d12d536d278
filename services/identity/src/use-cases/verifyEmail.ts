import { parse } from '@aicp/contracts/parse';
import { UserVerified } from '@aicp/contracts/userEvents';
import { VerifyEmailInput } from '@aicp/contracts/userInputs';
import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../context.ts';
import { refuseAnothersLink, staleLink } from '../domain/staleLink.ts';
import { redeemToken } from '../store/linkTokens.ts';
import { userState } from '../store/userState.ts';
import { updateUser } from '../store/users.ts';

/** Confirms an email address by the link that was sent there. */
export async function verifyEmail(ctx: RequestContext, input: unknown): Promise<{ message: string }> {
  const { token } = parse(VerifyEmailInput, input);
  await ctx.limiter.spend('verifyEmail', networkOf(ctx.client.address));
  await ctx.transaction(async tx => {
    const owner = await redeemToken(tx, 'emailVerification', token, ctx.now());
    if (!owner) throw staleLink();
    refuseAnothersLink(ctx.actor, owner.id);
    const user = await updateUser(tx, owner.id, { isEmailVerified: true });
    if (user) tx.publish(UserVerified, userState(user));
  });
  return { message: 'Your email address is verified.' };
}
