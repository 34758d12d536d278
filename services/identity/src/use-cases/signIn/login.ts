import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aicp/contracts/domainError';
import { LoginInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { verifyLogin } from '../../adapters/argon2.ts';
import type { RequestContext } from '../../context.ts';
import { secondStepOf } from '../../domain/secondStepOf.ts';
import { type Credentials, findCredentials } from '../../store/credentials.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import type { User } from '../../store/users.ts';
import { admitLogin, type Verdict } from './admitLogin.ts';
import { completeLogin, requireActive } from './completeLogin.ts';
import { noteFailedLogin } from './noteFailedLogin.ts';
import { type Place, placeOf } from './placeOf.ts';
import { refuseBesideProvider } from './refuseBesideProvider.ts';

/** Longer than looking up an account and comparing a password takes, so that a failure's time says nothing about either. */
const FAILURE_MS = 100;

/** Stands for the account that a name does not have. */
const NOBODY = 0;

/** Signs in with a username or an email address. Every failure is the same to the caller, in text and in time. */
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
  const place = await placeOf(ctx, found?.user.id ?? NOBODY);
  const account = found ? `user ${found.user.id}` : `name ${username}`;
  const verdict = await admitLogin(ctx, { account, place });
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
  found: (Credentials & Pick<Place, 'browser'>) | null,
  matches: boolean,
  { isLastFree, right, wrong }: Verdict,
): Promise<User> {
  if (!found || !matches) {
    const isFlood = await wrong();
    if (found) await noteFailedLogin(ctx, found.user.id, { isFlood, isLastFree });
    throw new DomainError('UNAUTHENTICATED', 'Wrong username or password.');
  }
  await right();
  requireActive(found.user);
  if (found.hasSecondFactor) {
    // Nobody is asked for a code that opens nothing; all others learn it when the session begins.
    await refuseBesideProvider(ctx, found.user);
    await askSecondFactor(ctx, found.user);
  }
  return completeLogin(ctx, found.user, found);
}

/**
 * Stops a login whose password was right when the account asks for a second factor.
 * @throws DomainError UNAUTHENTICATED with `reason`, the `challenge` that confirmLogin and beginPasskeyLogin take, and the
 *   account's `factors` beside recovery codes
 */
async function askSecondFactor(ctx: RequestContext, user: User): Promise<void> {
  const means = await findSignInMeans(user.id);
  if (!means.code) return;
  const { sentence, factors } = secondStepOf(means);
  const challenge = await ctx.challenges.issue(user);
  throw new DomainError('UNAUTHENTICATED', sentence, { reason: 'SECOND_FACTOR', challenge, factors });
}
