import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import { LoginInput } from '@aicp/contracts/userInputs';
import { verifyPassword } from '../adapters/argon2.ts';
import type { RequestContext } from '../context.ts';
import { findCredentials, type User } from '../store/users.ts';
import { admitLogin } from './admitLogin.ts';
import { askSecondFactor } from './askSecondFactor.ts';
import { completeLogin, requireActive } from './completeLogin.ts';
import { noteFailedLogin } from './noteFailedLogin.ts';
import { placeOf } from './placeOf.ts';
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
  const { isLastFree, right, wrong, unanswered } = await admitLogin(ctx, { account, place });
  const matches = await verifyPassword(password, found?.passwordHash, place.lane).catch(async (error: unknown) => {
    await unanswered();
    throw error;
  });
  if (!found || !matches) {
    const isFlood = await wrong();
    if (found) await noteFailedLogin(ctx, found.user.id, { isFlood, isLastFree });
    throw new DomainError('UNAUTHENTICATED', 'Wrong username or password.');
  }
  await right();
  requireActive(found.user);
  await refuseBesideProvider(ctx, found.user);
  if (found.mayHaveSecondFactor) await askSecondFactor(ctx, found.user);
  return completeLogin(ctx, found.user, found.devices);
}
