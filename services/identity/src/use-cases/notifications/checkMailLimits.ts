import type { RequestContext } from '../../context.ts';
import { verifiedUser } from '../signIn/verifiedUser.ts';

/**
 * Before a supplier is written to, who may have no account: only by people whose own address is verified, and so many an hour.
 * @throws DomainError FORBIDDEN, RATE_LIMITED
 */
export async function checkMailLimits(ctx: RequestContext, userId: number): Promise<void> {
  await verifiedUser(userId);
  await ctx.limiter.spend('supplierMail', `user ${userId}`);
}
