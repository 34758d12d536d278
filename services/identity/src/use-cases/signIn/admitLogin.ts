import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf, providerOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { FLOOD, slowdownSeconds } from '../../domain/limits.ts';
import type { Place } from './placeOf.ts';

/** A try to sign in. The account counts as one, by whichever of its names; a name that nobody has counts as one too. */
export type Attempt = { account: string; place: Place };

export type Verdict = {
  /** Whether this was the last try before pauses begin. */
  isLastFree: boolean;
  /** The password was right. @throws DomainError RATE_LIMITED when there were too many right ones */
  right(): Promise<void>;
  /** It was wrong. Resolves with whether that makes a flood, each time once. */
  wrong(): Promise<boolean>;
  /** It was not looked at: too many were waiting. */
  unanswered(): Promise<void>;
};

/**
 * Counts a try before its password is looked at. A known device has its own count and meets no other limit, so nobody can
 * keep the account's owner out of it. From anywhere else tries count by account and network; those of all networks
 * together only slow answers down.
 * @throws DomainError RATE_LIMITED
 */
export async function admitLogin(ctx: RequestContext, { account, place }: Attempt): Promise<Verdict> {
  const key = `${account} ${place.key}`;
  return place.isKnown ? admitKnown(ctx, key) : admitUnknown(ctx, account, key);
}

async function admitKnown({ limiter }: RequestContext, key: string): Promise<Verdict> {
  return {
    isLastFree: await limiter.guess('login', key),
    async right() {
      await limiter.forget('login', key);
      await limiter.spend('loginsOnDevice', key);
    },
    wrong: async () => false,
    unanswered: () => limiter.takeBack('login', key),
  };
}

async function admitUnknown({ limiter, client }: RequestContext, account: string, key: string): Promise<Verdict> {
  const network = networkOf(client.address);
  const provider = providerOf(client.address);
  const atProvider = provider && `${account} from ${provider}`;
  await limiter.spend('loginsFromNetwork', network);
  const isLastFree = await limiter.guess('login', key);
  await limiter.spend('wrongFromNetwork', network);
  if (atProvider) await limiter.spend('wrongFromProvider', atProvider);
  const refund = async () => {
    await limiter.refund('wrongFromNetwork', network);
    if (atProvider) await limiter.refund('wrongFromProvider', atProvider);
  };
  const { spent, most } = await limiter.spent('wrongOfAccount', account);
  await sleep(slowdownSeconds(spent, most) * 1000);
  return {
    isLastFree,
    async right() {
      await Promise.all([limiter.forget('login', key), refund()]);
      await limiter.spend('loginsOfAccount', account);
    },
    wrong: async () => (await limiter.count('wrongOfAccount', account)) === FLOOD,
    // How many come from a network counts on: it is what fills the queue.
    async unanswered() {
      await Promise.all([limiter.takeBack('login', key), refund()]);
    },
  };
}
