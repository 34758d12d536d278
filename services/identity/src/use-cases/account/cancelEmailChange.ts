import { UserActed } from '@aicp/contracts/events/userEvents';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { discardPendingChange } from '../../store/emailChanges.ts';
import { findUserIn, type User } from '../../store/users.ts';

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
