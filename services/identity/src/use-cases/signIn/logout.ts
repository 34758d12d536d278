import type { RequestContext } from '../../context.ts';

/** Ends the session on the server and clears the cookie. Does nothing for a guest. */
export async function logout(ctx: RequestContext): Promise<boolean> {
  if (ctx.actor.kind === 'user') await ctx.sessions.end(ctx.actor.userId, ctx.actor.session);
  ctx.setSession('');
  return true;
}
