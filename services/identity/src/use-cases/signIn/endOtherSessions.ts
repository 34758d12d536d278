import { UserActed } from '@aicp/contracts/events/userEvents';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { listSessions } from './listSessions.ts';

/** Ends the account's other sessions. */
export async function endOtherSessions(ctx: RequestContext): ReturnType<typeof listSessions> {
  const { userId, session } = signedInPersonally(ctx.actor);
  await ctx.sessions.endAll(userId, session);
  await ctx.publish(UserActed, { userId, act: 'otherSessionsEnded' });
  return listSessions(ctx);
}
