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
