import { ConfirmLoginInput } from '@aicp/contracts/accountInputs';
import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import type { GraphContext } from '../context.ts';
import { findUser, type User } from '../store/users.ts';
import { checkSecondFactor } from './checkSecondFactor.ts';
import { completeLogin } from './completeLogin.ts';

/** The second step of a login: the code of the authenticator app, or a recovery code. */
export async function confirmLogin(ctx: GraphContext, input: unknown): Promise<User> {
  const { challenge, code } = parse(ConfirmLoginInput, input);
  const userId = await ctx.challenges.attempt(challenge);
  if (userId === undefined) throw new DomainError('UNAUTHENTICATED', 'This login has run out. Please begin again.');
  if (!(await checkSecondFactor(ctx, userId, code))) throw new DomainError('UNAUTHENTICATED', 'The code is not right.');
  const user = await findUser(userId);
  if (!user || !(await ctx.challenges.redeem(challenge)))
    throw new DomainError('UNAUTHENTICATED', 'This login has run out. Please begin again.');
  return completeLogin(ctx, user);
}
