import { DomainError } from '@aicp/contracts/domainError';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import type { RequestContext } from '../../context.ts';
import { secondStepOptions } from '../../domain/secondStepOptions.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import { findUser, type User } from '../../store/users.ts';
import { checkSecondFactor } from './checkSecondFactor.ts';
import { requirePassword } from './requirePassword.ts';
import { wrongCode } from './requireSecondFactor.ts';

/** Credentials that a call can include as confirmation. */
type Brought = { password?: string | null; code?: string | null | undefined };

/**
 * The signed-in user, confirmed by the call's credentials (the password, and a code if there is a second factor) or by a confirmation
 * within the last ten minutes of this session. Credentials that are sent must be right either way.
 * @throws DomainError FORBIDDEN with `reason` 'proof', INVALID for wrong credentials, RATE_LIMITED
 */
export async function requireConfirmation(ctx: RequestContext, { password, code }: Brought = {}): Promise<User> {
  if (password === undefined || password === null) {
    const user = await findUser(requireRecentConfirmation(ctx.actor, ctx.now()).userId);
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
    return user;
  }
  const user = await requirePassword(ctx, password);
  if (!(await findSignInMeans(user.id)).code) return user;
  if (!code) requireRecentConfirmation(ctx.actor, ctx.now());
  else if (!(await checkSecondFactor(ctx, user.id, code))) throw wrongCode();
  return user;
}

/**
 * The signed-in user, after entering the password again, and the code if there is a second factor.
 * @throws DomainError INVALID if either is missing or wrong, RATE_LIMITED
 */
export async function requirePasswordAndCode(
  ctx: RequestContext,
  { password, code }: { password: string; code?: string | null | undefined },
): Promise<User> {
  const user = await requirePassword(ctx, password);
  const means = await findSignInMeans(user.id);
  if (!means.code) return user;
  if (!code) throw new DomainError('INVALID', secondStepOptions(means).sentence, { fields: ['code'] });
  if (!(await checkSecondFactor(ctx, user.id, code))) throw wrongCode();
  return user;
}
