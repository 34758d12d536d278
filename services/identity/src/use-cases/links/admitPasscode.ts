import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf, providerOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { slowdownSeconds } from '../../domain/limits.ts';

/** `right` is called where the passcode was right: what this network got wrong before is forgotten. */
type Guess = { right(): Promise<void> };

/**
 * Counts a guess at a link's passcode before it is compared: by link and network, so that wrong ones from elsewhere never shut out
 * the person whom the link is for. Once there have been many from everywhere, a network has three guesses an hour, and
 * answers take longer; a network that has not been wrong yet is never refused.
 * @param digest the link's
 * @throws DomainError RATE_LIMITED
 */
export async function admitPasscode({ limiter, client }: RequestContext, digest: string): Promise<Guess> {
  const provider = providerOf(client.address);
  const here = `${digest} ${networkOf(client.address)}`;
  const atProvider = provider && `${digest} from ${provider}`;
  await limiter.guess('link-passcode', here);
  if (atProvider) await limiter.spend('wrongPasscodesFromProvider', atProvider);
  const { spent, most } = await limiter.spent('wrongPasscodesOfLink', digest);
  const isWatched = spent >= most;
  if (isWatched) await limiter.spend('passcodeOfWatchedLink', here);
  // Before it is compared, so that many at once gain nothing.
  await limiter.count('wrongPasscodesOfLink', digest);
  await sleep(slowdownSeconds(spent, most) * 1000);
  return {
    async right() {
      await Promise.all([limiter.forget('link-passcode', here), limiter.refund('wrongPasscodesOfLink', digest)]);
      if (atProvider) await limiter.refund('wrongPasscodesFromProvider', atProvider);
      if (isWatched) await limiter.refund('passcodeOfWatchedLink', here);
    },
  };
}
