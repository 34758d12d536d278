import { DomainError } from '@aicp/contracts/domainError';
import type { RequestContext } from '../context.ts';
import { requireVerifiedEmail } from '../domain/requireVerifiedEmail.ts';
import { findUser } from '../store/users.ts';

/**
 * Before a supplier is written to, who may have no account: only by people whose own address is verified, and so many an hour.
 * @throws DomainError FORBIDDEN, RATE_LIMITED
 */
export async function admitMailing(ctx: RequestContext, userId: number): Promise<void> {
  const user = await findUser(userId);
  if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  requireVerifiedEmail(user);
  await ctx.limiter.spend('supplierMail', `user ${userId}`);
}
