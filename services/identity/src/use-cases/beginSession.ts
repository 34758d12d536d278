import { DomainError } from '@aicp/contracts/domainError';
import type { Session } from '@aicp/contracts/session';
import { deviceLabel } from '../adapters/describeDevice.ts';
import type { GraphContext } from '../context.ts';
import { findUser, type User } from '../store/users.ts';

/** Signs a user in on this client: a new session, and an end to the one it may have had. */
export async function beginSession(ctx: GraphContext, user: User): Promise<void> {
  if (ctx.actor.kind === 'user' && ctx.actor.access === 'session')
    await ctx.sessions.end(ctx.actor.userId, ctx.actor.session);
  const session = {
    userId: user.id,
    isAdmin: user.isAdmin,
    createdAt: ctx.now().getTime(),
    device: deviceLabel(ctx.client.agent),
    address: ctx.client.address,
  };
  await grantSession(ctx, user, session);
}

/**
 * Gives out a new session, unless the account has changed since `user` was read.
 * @throws DomainError UNAUTHENTICATED
 */
export async function grantSession(ctx: GraphContext, user: User, session: Session): Promise<void> {
  const { id, digest } = await ctx.sessions.begin(session, ctx.now());
  // What ends all sessions may have done so a moment before this one began; the account tells, for it changes first.
  const present = await findUser(user.id);
  if (present?.version !== user.version) {
    await ctx.sessions.end(user.id, digest);
    throw new DomainError('UNAUTHENTICATED', 'The account has just changed. Please sign in again.');
  }
  ctx.setSession(id);
}
