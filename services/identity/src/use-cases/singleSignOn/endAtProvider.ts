import type { RequestContext } from '../../context.ts';
import { providerOf } from './providerOf.ts';

/**
 * For a user about to sign out: the address at which the identity provider ends its session. Null if they did not sign in there, or it
 * offers none.
 */
export async function endAtProvider(ctx: RequestContext): Promise<string | null> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || actor.access !== 'session') return null;
  const session = await ctx.sessions.find(actor.session);
  const ending = session?.idToken && (await ctx.signIns.takeEnding(session.idToken));
  if (!ending) return null;
  const provider = await providerOf(ctx, ending.organisationId);
  return provider && ctx.oidc.endAddress(provider, ending.idToken);
}
