import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@aicp/contracts/domainError';
import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import { ownerOf } from '@aicp/contracts/owner';
import type { BillingContext } from '../context.ts';
import { currentSubscriptionOf, type Subscription } from '../domain/subscription.ts';
import { copySubscription, findCustomer, recordRead } from '../store/customers.ts';
import { publishSubscription } from './publishStandings.ts';

/** Concurrent copies overtake each other rarely, and hardly ever this often in a row. */
const MAX_TRIES = 8;

/**
 * Copies an organisation's subscription from Stripe. Webhooks are only hints, so their order, repetition or loss does not matter. A copy is
 * written only if none was written since Stripe was read.
 */
export async function syncSubscription(
  ctx: BillingContext,
  { organisationId, mode }: { organisationId: number; mode: PaymentMode },
): Promise<Subscription | null> {
  const provider = ctx.providers[mode];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const customer = await findCustomer(organisationId, mode);
    if (!provider || !customer?.stripeId) return customer?.subscription ?? null;
    const listed = await provider.subscriptions.list(customer.stripeId);
    const current = currentSubscriptionOf(listed.map(({ subscription }) => subscription));
    if (customer.readAt && isDeepStrictEqual(current, customer.subscription)) {
      await recordRead(customer, ctx.now());
      return current;
    }
    const written = await ctx.transaction(async tx => {
      if (!(await copySubscription(tx, customer, current, ctx.now()))) return false;
      await publishSubscription(tx, ownerOf(customer));
      return true;
    });
    if (written) return current;
  }
  throw new DomainError('UNAVAILABLE', 'Your subscription is being updated. Please try again in a moment.');
}
