import type { GraphContext } from '../context.ts';
import type { User } from '../store/users.ts';

/** Signs a user in on this client: a new session, and an end to the one it may have had. */
export async function beginSession(ctx: GraphContext, user: User): Promise<void> {
  if (ctx.actor.kind === 'user') await ctx.sessions.end(ctx.actor.userId, ctx.actor.session);
  const id = await ctx.sessions.begin({ userId: user.id, isAdmin: user.isAdmin, createdAt: ctx.now().getTime() });
  ctx.setSession(id);
}
