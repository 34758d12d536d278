import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import type { SessionEntry } from '../../store/sessions.ts';

/** The account's sessions, with the current one marked. */
export async function listSessions(ctx: RequestContext): Promise<(SessionEntry & { current: boolean })[]> {
  const { userId, session } = signedInPersonally(ctx.actor);
  const entries = await ctx.sessions.list(userId, ctx.now());
  return entries.map(entry => ({ ...entry, current: entry.digest === session }));
}
