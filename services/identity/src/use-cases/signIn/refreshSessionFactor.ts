import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';

/**
 * Updates the session after its second factor was turned on or off, because an administrator's rights may depend on it. The other
 * sessions have ended.
 */
export async function refreshSessionFactor(ctx: RequestContext): Promise<void> {
  const { userId, isAdmin, session } = signedInPersonally(ctx.actor);
  if (isAdmin) await ctx.sessions.change(session, { secondFactor: (await findSignInMeans(userId)).code });
}
