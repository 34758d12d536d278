import { DomainError } from '@aicp/contracts/domainError';
import { SubscribeInput } from '@aicp/contracts/inputs/billingInputs';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { PlanId } from '@aicp/contracts/rights/plans';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { isPriceGone } from '../adapters/stripeClient.ts';
import type { WithSecret } from '../adapters/stripeSubscriptions.ts';
import type { RequestContext } from '../context.ts';
import { nextStep } from '../domain/nextStep.ts';
import { isRunning } from '../domain/subscription.ts';
import { withStripeCustomer } from './ensureStripeCustomer.ts';
import type { SubscriptionView } from './readSubscription.ts';
import { type ActiveProvider, requirePaymentProvider } from './requirePaymentProvider.ts';
import { syncSubscription } from './syncSubscription.ts';

/** The most steps to a plan: discarding an old checkout, resuming, changing. */
const MAX_STEPS = 6;

export type Checkout = { subscriptionId: string; clientSecret: string | null; view: SubscriptionView };

/**
 * Brings the organisation to a plan from any state: no subscription, an unfinished one, or one on another plan. Repeated calls lead to
 * one subscription and one charge.
 * @param only 'running' refuses an organisation without a current subscription, and requires recent confirmation
 */
export async function subscribe(ctx: RequestContext, input: unknown, only?: 'running'): Promise<Checkout> {
  // The stored card is charged at once.
  if (only) requireRecentConfirmation(ctx.actor, ctx.now());
  const owner = ownerOf(signedInPersonally(ctx.actor));
  const { planId } = parse(SubscribeInput, input);
  const inForce = await requirePaymentProvider(ctx);
  const { subscription, clientSecret } = await withStripeCustomer(ctx, owner, inForce, customerId =>
    walk(inForce, { owner, customerId, planId, only }),
  );
  const copy = await syncSubscription(ctx, { ...owner, mode: inForce.mode });
  return { subscriptionId: subscription.id, clientSecret, view: { ...owner, mode: inForce.mode, subscription: copy } };
}

type Goal = { owner: Owner; customerId: string; planId: PlanId; only?: 'running' };

async function walk({ provider }: ActiveProvider, { owner, customerId, planId, only }: Goal): Promise<WithSecret> {
  const { subscriptions } = provider;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const listed = await subscriptions.list(customerId);
    if (only === 'running' && !listed.some(({ subscription }) => isRunning(subscription)))
      throw new DomainError('CONFLICT', 'You have no subscription to change. Please choose a plan first.');
    const step = nextStep(
      listed.map(({ subscription }) => subscription),
      planId,
    );
    switch (step.kind) {
      case 'create':
        return atPrice(provider, planId, (price, isFresh) => {
          const key = `${customerId}-after-${step.after}`;
          return subscriptions.create(customerId, owner, price, isFresh ? `${key}-${price}` : key);
        });
      case 'change': {
        const changed = await atPrice(provider, planId, price => subscriptions.change(step.subscription, price));
        return { ...changed, clientSecret: changed.subscription.pendingPlan ? changed.clientSecret : null };
      }
      case 'pay':
        return listed.find(({ subscription }) => subscription.id === step.subscription.id) ?? fail();
      case 'done':
        return { subscription: step.subscription, clientSecret: null };
      case 'resume':
        await subscriptions.setCancelAtPeriodEnd(step.subscription.id, false);
        break;
      case 'discard':
        await subscriptions.discard(step.subscription, step.invoiceId);
    }
  }
  return fail();
}

/** Runs work with the price of a plan, and again with a new one if Stripe has retired it. */
async function atPrice<Result>(
  { catalogue }: ActiveProvider['provider'],
  planId: PlanId,
  work: (priceId: string, isFresh: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    return await work((await catalogue.priceIds())[planId], false);
  } catch (error) {
    if (!isPriceGone(error)) throw error;
    return work((await catalogue.priceIds({ isFresh: true }))[planId], true);
  }
}

function fail(): never {
  throw new DomainError('UNAVAILABLE', 'Your subscription is being updated. Please try again in a moment.');
}
