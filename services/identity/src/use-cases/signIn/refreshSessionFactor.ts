import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';

/**
 * After a second factor was turned on or off: the session in which it happened knows it, since an administrator's rights may
 * depend on it. The other sessions have ended.
 */
export async function refreshSessionFactor(ctx: RequestContext): Promise<void> {
  const { userId, isAdmin, session } = signedInPersonally(ctx.actor);
  if (isAdmin) await ctx.sessions.change(session, { secondFactor: (await findSignInMeans(userId)).code });
}
