import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import { UserActed } from '@aicp/contracts/userEvents';
import { LoginInput } from '@aicp/contracts/userInputs';
import { verifyPassword } from '../adapters/argon2.ts';
import { networkOf } from '../adapters/networkOf.ts';
import type { RequestContext } from '../context.ts';
import { findCredentials, type User } from '../store/users.ts';
import { askSecondFactor } from './askSecondFactor.ts';
import { completeLogin, requireActive } from './completeLogin.ts';

/** Longer than looking up an account and comparing a password takes, so that a failure's time says nothing about either. */
const FAILURE_MS = 100;

/**
 * Signs in with a username or an email address. Every failure is the same to the caller, in text and in time. Limits count
 * by the name as it was typed: counting by account would reveal which names are the same person's.
 */
export async function login(ctx: RequestContext, input: unknown): Promise<User> {
  const { username, password } = parse(LoginInput, input);
  const network = networkOf(ctx.client.address);
  const guess = `${username} from ${network}`;
  const isLastFree = await ctx.limiter.guess('login', guess);
  await ctx.limiter.spend('loginOfAccount', username);
  await ctx.limiter.spend('loginFromAddress', network);
  const answerTime = sleep(FAILURE_MS, undefined, { ref: false });
  const found = await findCredentials(username);
  const matches = await verifyPassword(password, found?.passwordHash);
  if (!found || !matches) {
    if (found && isLastFree) await ctx.publish(UserActed, { userId: found.user.id, act: 'loginBlocked' });
    await answerTime;
    throw new DomainError('UNAUTHENTICATED', 'Wrong username or password.');
  }
  await Promise.all([
    ctx.limiter.forget('login', guess),
    ctx.limiter.refund('loginOfAccount', username),
    ctx.limiter.refund('loginFromAddress', network),
  ]);
  requireActive(found.user);
  if (found.mayHaveSecondFactor) await askSecondFactor(ctx, found.user);
  return completeLogin(ctx, found.user, found.devices);
}
