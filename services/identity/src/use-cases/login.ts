import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import { LoginInput } from '@aicp/contracts/userInputs';
import { verifyPassword } from '../adapters/argon2.ts';
import type { GraphContext } from '../context.ts';
import { findCredentials, type User } from '../store/users.ts';
import { askSecondFactor } from './askSecondFactor.ts';
import { completeLogin } from './completeLogin.ts';

/** Signs in with a username or an e-mail address. Every failure is the same to the caller, in text and in time. */
export async function login(ctx: GraphContext, input: unknown): Promise<User> {
  const { username, password } = parse(LoginInput, input);
  const found = await findCredentials(username);
  const matches = await verifyPassword(password, found?.passwordHash);
  if (!found || !matches) throw new DomainError('UNAUTHENTICATED', 'Wrong username or password.');
  await askSecondFactor(ctx, found.user.id);
  return completeLogin(ctx, found.user);
}
