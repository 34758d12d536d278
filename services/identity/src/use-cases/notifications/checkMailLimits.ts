import type { RequestContext } from '../../context.ts';
import { verifiedUser } from '../signIn/verifiedUser.ts';

/**
 * Checks the limits before an email to a supplier, who may have no account: the sender needs a verified address and is limited by the
 * hour.
 * @throws DomainError FORBIDDEN, RATE_LIMITED
 */
export async function checkMailLimits(ctx: RequestContext, userId: number): Promise<void> {
  await verifiedUser(userId);
  await ctx.limiter.spend('supplierMail', `user ${userId}`);
}
