import { DomainError } from '@aicp/contracts/domainError';
import { SubscribeInput } from '@aicp/contracts/inputs/billingInputs';
import { parse } from '@aicp/contracts/parse';
import { planOffers } from '@aicp/contracts/rights/plans';
import { isPermanentStripeError } from '../adapters/stripeClient.ts';
import type { RequestContext } from '../context.ts';
import { isRunning } from '../domain/subscription.ts';
import { findCustomer } from '../store/customers.ts';
import { requireOwner } from './requireOwner.ts';
import { requirePaymentProvider } from './requirePaymentProvider.ts';
import { syncSubscription } from './syncSubscription.ts';

/** Today's cost of changing the organisation's plan, in major units. Changes nothing. */
export async function previewChange(ctx: RequestContext, input: unknown) {
  const { organisationId } = requireOwner(ctx.actor);
  const { planId } = parse(SubscribeInput, input);
  const { mode, provider } = await requirePaymentProvider(ctx);
  const customer = await findCustomer(organisationId, mode);
  const { stripeId, subscription } = customer ?? {};
  if (!stripeId || !subscription || !isRunning(subscription))
    throw new DomainError('CONFLICT', 'You have no subscription to change. Please choose a plan first.');
  const nextAmount = planOffers.find(({ id }) => id === planId)?.price ?? 0;
  if (subscription.plan === planId) return { plan: planId, amountDue: 0, credit: 0, currency: 'EUR', nextAmount };
  const prices = await provider.catalogue.priceIds();
  const asked = provider.subscriptions.preview(stripeId, subscription, prices[planId]);
  const { total, amountDue, currency } = await asked.catch(async (error: unknown) => {
    // The next attempt finds Stripe's current data: no subscription, or another price.
    if (isPermanentStripeError(error)) {
      await syncSubscription(ctx, { organisationId, mode });
      await provider.catalogue.priceIds({ isFresh: true });
    }
    throw error;
  });
  return { plan: planId, amountDue: amountDue / 100, credit: Math.max(0, -total) / 100, currency, nextAmount };
}
