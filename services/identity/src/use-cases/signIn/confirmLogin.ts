import { DomainError } from '@aicp/contracts/domainError';
import { ConfirmLoginInput } from '@aicp/contracts/inputs/accountInputs';
import { parse } from '@aicp/contracts/parse';
import type { RequestContext } from '../../context.ts';
import { findUser, type User } from '../../store/users.ts';
import { checkSecondFactor } from './checkSecondFactor.ts';
import { completeLogin } from './completeLogin.ts';
import { recordFailedLogin } from './recordFailedLogin.ts';

/** Completes a login with the code of the authenticator app, or a recovery code. */
export async function confirmLogin(ctx: RequestContext, input: unknown): Promise<User> {
  const { challenge, code } = parse(ConfirmLoginInput, input);
  const begun = await ctx.challenges.attempt(challenge);
  const user = begun && (await findUser(begun.userId));
  // If the password has changed since, it must be entered first.
  if (!user || user.version !== begun.version) throw over();
  if (!(await checkSecondFactor(ctx, user.id, code))) {
    await recordFailedLogin(ctx, user.id, { isFlood: false, isLastFree: false });
    throw new DomainError('UNAUTHENTICATED', 'The code is incorrect.');
  }
  const redeemed = await ctx.challenges.redeem(challenge);
  if (!redeemed) throw over();
  return completeLogin(ctx, user, undefined, { idToken: redeemed.idToken });
}

const over = () => new DomainError('UNAUTHENTICATED', 'This login has expired. Please sign in again.');
