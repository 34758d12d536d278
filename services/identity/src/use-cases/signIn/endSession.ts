import { UserActed } from '@aicp/contracts/events/userEvents';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { listSessions } from './listSessions.ts';

/** Ends one session of the account; ending the current one signs out. Returns the remaining sessions. */
export async function endSession(ctx: RequestContext, id: string): ReturnType<typeof listSessions> {
  const { userId } = signedInPersonally(ctx.actor);
  const sessions = await listSessions(ctx);
  const ended = sessions.find(session => session.id === id);
  if (!ended) throw notFound('Session');
  await ctx.sessions.end(userId, ended.digest);
  await ctx.publish(UserActed, { userId, act: 'sessionEnded' });
  if (ended.current) ctx.setSession('');
  return sessions.filter(session => session !== ended);
}

/** Ends the account's other sessions. */
export async function endOtherSessions(ctx: RequestContext): ReturnType<typeof listSessions> {
  const { userId, session } = signedInPersonally(ctx.actor);
  await ctx.sessions.endAll(userId, session);
  await ctx.publish(UserActed, { userId, act: 'otherSessionsEnded' });
  return listSessions(ctx);
}

/** Ends the session on the server and clears the cookie. Does nothing for a guest. */
export async function logout(ctx: RequestContext): Promise<boolean> {
  if (ctx.actor.kind === 'user') await ctx.sessions.end(ctx.actor.userId, ctx.actor.session);
  ctx.setSession('');
  return true;
}
