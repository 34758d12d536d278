import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { findBrowser, type KnownBrowser } from '../../store/deviceCookies.ts';

/** Where someone tries something from, as limits count it: no one's tries use up those of another place. */
export type LoginOrigin = {
  key: string;
  /** A browser that the account has signed in with, or its session: strangers' tries are none of its business. */
  isKnown: boolean;
  /** How the account knows that browser. */
  browser: KnownBrowser | null;
  /** Whose turn a password takes in front of its hash. */
  lane: string;
};

/** @param userId 0 for no one */
export async function loginOrigin({ client }: Pick<RequestContext, 'client'>, userId: number): Promise<LoginOrigin> {
  const network = networkOf(client.address);
  const browser = await findBrowser(userId, client.device);
  if (browser) return { key: `on device ${client.device}`, isKnown: true, browser, lane: `known in ${network}` };
  return { key: `from ${network}`, isKnown: false, browser, lane: network };
}

/** The same for someone who is signed in: a stolen session has tries of its own as well. */
export async function sessionOrigin(
  ctx: Pick<RequestContext, 'client' | 'actor'>,
  userId: number,
): Promise<LoginOrigin> {
  const { actor, client } = ctx;
  if (actor.kind !== 'user' || actor.userId !== userId) return loginOrigin(ctx, userId);
  return {
    key: `in session ${actor.session}`,
    isKnown: true,
    browser: null,
    lane: `known in ${networkOf(client.address)}`,
  };
}
