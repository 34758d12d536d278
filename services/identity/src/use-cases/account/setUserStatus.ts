import { DomainError } from '@aicp/contracts/domainError';
import { UserActivated, UserSuspended } from '@aicp/contracts/events/userEvents';
import { admin } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { listTokenDigests } from '../../store/apiTokens.ts';
import { eraseDevices } from '../../store/deviceCookies.ts';
import { userState } from '../../store/userState.ts';
import { findUserIn, type User, updateUser } from '../../store/users.ts';
import { invalidateTokenCache } from '../signIn/endSuspended.ts';
import { requireAnotherAdministrator } from './requireAnotherAdministrator.ts';

/** For administrators: ends every session and API token of the account at once. Idempotent. */
export async function suspendUser(ctx: RequestContext, id: string): Promise<User> {
  const userId = idOrNotFound(id, 'User');
  if (admin(ctx.actor).userId === userId) throw new DomainError('CONFLICT', 'You cannot suspend your own account.');
  const user = await setStatus(ctx, userId, 'suspended');
  await Promise.all([ctx.sessions.endAll(userId), invalidateTokenCache(ctx, userId)]);
  return user;
}

/** Lets an account sign in again, for administrators. */
export async function activateUser(ctx: RequestContext, id: string): Promise<User> {
  const user = await setStatus(ctx, idOrNotFound(id, 'User'), 'active');
  await ctx.tokens.forget(await listTokenDigests({ userId: user.id }));
  return user;
}

async function setStatus(ctx: RequestContext, userId: number, status: 'active' | 'suspended'): Promise<User> {
  admin(ctx.actor);
  return ctx.transaction(async tx => {
    const user = await findUserIn(tx, userId);
    if (!user) throw notFound('User');
    if (user.status === status) return user;
    if (status === 'suspended') await requireAnotherAdministrator(tx, user);
    if (status === 'suspended') await eraseDevices(tx, userId);
    const changed = (await updateUser(tx, userId, { status })) ?? user;
    tx.publish(status === 'suspended' ? UserSuspended : UserActivated, userState(changed));
    return changed;
  });
}
