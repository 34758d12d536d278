import { DomainError } from '@aicp/contracts/domainError';
import type { RequestContext } from '../context.ts';
import { secondStepOf } from '../domain/secondStepOf.ts';
import { findSignInMeans } from '../store/signInMeans.ts';
import type { User } from '../store/users.ts';

/**
 * Stops a login whose password was right when the account asks for a second factor.
 * @throws DomainError UNAUTHENTICATED with `reason`, the `challenge` that confirmLogin and beginPasskeyLogin take, and the
 *   account's `factors` beside recovery codes
 */
export async function askSecondFactor(ctx: RequestContext, user: User): Promise<void> {
  const means = await findSignInMeans(user.id);
  if (!means.code) return;
  const { sentence, factors } = secondStepOf(means);
  const challenge = await ctx.challenges.issue(user);
  throw new DomainError('UNAUTHENTICATED', sentence, { reason: 'SECOND_FACTOR', challenge, factors });
}
