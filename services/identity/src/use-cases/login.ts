import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import { LoginInput } from '@aicp/contracts/userInputs';
import { verifyLogin } from '../adapters/argon2.ts';
import type { RequestContext } from '../context.ts';
import { type Credentials, findCredentials } from '../store/credentials.ts';
import type { User } from '../store/users.ts';
import { admitLogin, type Verdict } from './admitLogin.ts';
import { askSecondFactor } from './askSecondFactor.ts';
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
  if (found.mayHaveSecondFactor) {
    // Nobody is asked for a code that opens nothing; all others learn it when the session begins.
    await refuseBesideProvider(ctx, found.user);
    await askSecondFactor(ctx, found.user);
  }
  return completeLogin(ctx, found.user, found);
}
