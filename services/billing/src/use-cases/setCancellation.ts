import { DomainError } from '@aicp/contracts/domainError';
import { ownerOf } from '@aicp/contracts/owner';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import type { RequestContext } from '../context.ts';
import { isRunning } from '../domain/subscription.ts';
import type { SubscriptionView } from './readSubscription.ts';
import { getActiveProvider, requirePaymentProvider } from './requirePaymentProvider.ts';
import { syncSubscription } from './syncSubscription.ts';

/**
 * Ends the organisation's subscription with the paid period, or resumes it. Idempotent.
 * @throws DomainError CONFLICT without a running subscription, FORBIDDEN with `reason` 'proof' when resuming
 */
export async function setCancellation(ctx: RequestContext, cancel: boolean): Promise<SubscriptionView> {
  // The stored card will be charged again.
  if (!cancel) requireRecentConfirmation(ctx.actor, ctx.now());
  const owner = ownerOf(signedInPersonally(ctx.actor));
  const { organisationId } = owner;
  const { mode, provider } = await (cancel ? getActiveProvider(ctx) : requirePaymentProvider(ctx));
  const current = await syncSubscription(ctx, { organisationId, mode });
  if (!current || !isRunning(current))
    throw new DomainError('CONFLICT', `You have no subscription to ${cancel ? 'cancel' : 'resume'}.`);
  if (current.cancelAtPeriodEnd === cancel) return { ...owner, mode, subscription: current };
  await provider.subscriptions.setCancelAtPeriodEnd(current.id, cancel);
  return { ...owner, mode, subscription: await syncSubscription(ctx, { organisationId, mode }) };
}
