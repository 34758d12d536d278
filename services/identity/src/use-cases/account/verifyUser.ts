import { UserVerified } from '@aicp/contracts/events/userEvents';
import { admin } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { userState } from '../../store/userState.ts';
import { findUserIn, type User, updateUser } from '../../store/users.ts';
import { sendVerification } from './resendVerification.ts';

/** For administrators: marks an email address as verified. Idempotent. */
export async function verifyUser(ctx: RequestContext, id: string): Promise<User> {
  admin(ctx.actor);
  const userId = idOrNotFound(id, 'User');
  return ctx.transaction(async tx => {
    const user = await findUserIn(tx, userId);
    if (!user) throw notFound('User');
    if (user.isEmailVerified) return user;
    const changed = (await updateUser(tx, userId, { isEmailVerified: true })) ?? user;
    tx.publish(UserVerified, userState(changed));
    return changed;
  });
}

/** For administrators: sends a user's verification link again. */
export async function adminResendVerification(ctx: RequestContext, id: string): Promise<{ message: string }> {
  admin(ctx.actor);
  return sendVerification(ctx, idOrNotFound(id, 'User'));
}
