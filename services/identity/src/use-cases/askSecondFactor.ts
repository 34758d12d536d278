import { DomainError } from '@aicp/contracts/domainError';
import type { RequestContext } from '../context.ts';
import { findSecondFactor } from '../store/secondFactors.ts';
import type { User } from '../store/users.ts';

/**
 * Stops a login whose password was right when the account asks for a code as well.
 * @throws DomainError UNAUTHENTICATED with `reason` and the `challenge` that confirmLogin takes
 */
export async function askSecondFactor(ctx: RequestContext, user: User): Promise<void> {
  const factor = await findSecondFactor(user.id);
  if (!factor?.enabledAt) return;
  throw new DomainError('UNAUTHENTICATED', 'Please enter the code from your authenticator app.', {
    reason: 'SECOND_FACTOR',
    challenge: await ctx.challenges.issue(user),
  });
}
