import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aicp/contracts/domainError';
import { LoginInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { ipv6SiteOf, networkOf } from '@aicp/service/process/networkOf';
import { verifyLogin } from '../../adapters/argon2.ts';
import type { RequestContext } from '../../context.ts';
import { FLOOD, slowdownSeconds } from '../../domain/limits.ts';
import { secondStepOptions } from '../../domain/secondStepOptions.ts';
import { type Credentials, findCredentials } from '../../store/credentials.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import type { User } from '../../store/users.ts';
import { completeLogin, requireActive } from './completeLogin.ts';
import { type LoginOrigin, loginOrigin } from './loginOrigin.ts';
import { recordFailedLogin } from './recordFailedLogin.ts';
import { requireSingleSignOnLogin } from './requireSingleSignOnLogin.ts';

/** Longer than looking up an account and comparing a password takes, so that the time of a failure reveals nothing. */
const FAILURE_MS = 100;

/** Represents names without an account. */
const NOBODY = 0;

/** Signs in with a username or an email address. Every failure gives the same response, in text and in time. */
export async function login(ctx: RequestContext, input: unknown): Promise<User> {
  const given = parse(LoginInput, input);
  const answerTime = sleep(FAILURE_MS, undefined, { ref: false });
  try {
    return await signIn(ctx, given);
  } catch (error) {
    await answerTime;
    throw error;
  }
}

async function signIn(ctx: RequestContext, { username, password }: LoginInput): Promise<User> {
  const found = await findCredentials(username);
  const place = await loginOrigin(ctx, found?.user.id ?? NOBODY);
  const account = found ? `user ${found.user.id}` : `name ${username}`;
  const verdict = await checkLoginLimits(ctx, { account, place });
  let isAnswered = false;
  const turn = verifyLogin(password, found?.passwordHash, place.lane, matches => {
    isAnswered = true;
    return answer(ctx, found && { ...found, browser: place.browser }, matches, verdict);
  });
  return turn.catch(async (error: unknown) => {
    if (!isAnswered) await verdict.unanswered();
    throw error;
  });
}

async function answer(
  ctx: RequestContext,
  found: (Credentials & Pick<LoginOrigin, 'browser'>) | null,
  matches: boolean,
  { isLastFree, right, wrong }: Verdict,
): Promise<User> {
  if (!found || !matches) {
    const isFlood = await wrong();
    if (found) await recordFailedLogin(ctx, found.user.id, { isFlood, isLastFree });
    throw new DomainError('UNAUTHENTICATED', 'Wrong username or password.');
  }
  await right();
  requireActive(found.user);
  if (found.hasSecondFactor) {
    // Refused users are not asked for a code that would be useless; others learn of the refusal when the session begins.
    await requireSingleSignOnLogin(ctx, found.user);
    await challengeSecondFactor(ctx, found.user);
  }
  return completeLogin(ctx, found.user, found);
}

/**
 * Stops a login with the right password if the account requires a second factor.
 * @throws DomainError UNAUTHENTICATED with `reason`, the `challenge` for confirmLogin and beginPasskeyLogin, and the account's `factors`
 * besides recovery codes
 */
async function challengeSecondFactor(ctx: RequestContext, user: User): Promise<void> {
  const means = await findSignInMeans(user.id);
  if (!means.code) return;
  const { sentence, factors } = secondStepOptions(means);
  const challenge = await ctx.challenges.issue(user);
  throw new DomainError('UNAUTHENTICATED', sentence, { reason: 'SECOND_FACTOR', challenge, factors });
}

/** A sign-in attempt. An account's names count together; an unknown name counts as an account. */
type Attempt = { account: string; place: LoginOrigin };

type Verdict = {
  /** Whether this was the last attempt before pauses begin. */
  isLastFree: boolean;
  /** Records a right password. @throws DomainError RATE_LIMITED if there were too many right ones */
  right(): Promise<void>;
  /** Records a wrong password. Returns whether it starts a flood, once for each flood. */
  wrong(): Promise<boolean>;
  /** It was not checked, because too many were waiting. */
  unanswered(): Promise<void>;
};

/**
 * Counts a try before its password is checked. A known device has its own count and no other limit, so no one can lock out the account's
 * owner there. Elsewhere tries count by account and network; the sum over all networks only slows responses down.
 * @throws DomainError RATE_LIMITED
 */
async function checkLoginLimits(ctx: RequestContext, { account, place }: Attempt): Promise<Verdict> {
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
  const provider = ipv6SiteOf(client.address);
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
    // The count of a network stays: its tries fill the queue.
    async unanswered() {
      await Promise.all([limiter.takeBack('login', key), refund()]);
    },
  };
}
