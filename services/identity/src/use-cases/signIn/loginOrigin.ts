import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { findBrowser, type KnownBrowser } from '../../store/deviceCookies.ts';

/** The origin of an attempt as limits count it, so that tries from one place do not use up those of another. */
export type LoginOrigin = {
  key: string;
  /** Whether the account has signed in with this browser, or this is its session; strangers' attempts do not affect it. */
  isKnown: boolean;
  /** The account's record of that browser. */
  browser: KnownBrowser | null;
  /** The lane of the password's hash in the fair queue. */
  lane: string;
};

/** @param userId 0 for no account */
export async function loginOrigin({ client }: Pick<RequestContext, 'client'>, userId: number): Promise<LoginOrigin> {
  const network = networkOf(client.address);
  const browser = await findBrowser(userId, client.device);
  if (browser) return { key: `on device ${client.device}`, isKnown: true, browser, lane: `known in ${network}` };
  return { key: `from ${network}`, isKnown: false, browser, lane: network };
}

/** The origin for a signed-in user. Each session has its own attempts, so a stolen session cannot use up those of other sessions. */
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
