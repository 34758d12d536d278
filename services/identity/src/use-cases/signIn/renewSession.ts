import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import type { User } from '../../store/users.ts';
import { grantSession } from './beginSession.ts';

/** Gives this sign-in a new id and ends every other session of the account: for a change of what the session may do. */
export async function renewSession(ctx: RequestContext, user: User): Promise<void> {
  const { session: digest } = signedInPersonally(ctx.actor);
  const session = await ctx.sessions.find(digest);
  await ctx.sessions.endAll(user.id);
  if (!session) return ctx.setSession('');
  await grantSession(ctx, user, { ...session, isAdmin: user.isAdmin });
}
