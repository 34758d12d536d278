import { DomainError } from '@aicp/contracts/domainError';
import { PaymentMethodUpdateInput, SetupIntentId } from '@aicp/contracts/inputs/billingInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { withStripeCustomer } from './ensureStripeCustomer.ts';
import type { SubscriptionView } from './readSubscription.ts';
import { requirePaymentProvider } from './requirePaymentProvider.ts';
import { adoptConfirmedCard } from './useDefaultCard.ts';

type PaymentMethodUpdate = { portalUrl: string | null; clientSecret: string | null };

/** Starts a change of card: on Stripe's own page, or on ours for the simulator's customers. */
export async function beginPaymentMethodUpdate(ctx: RequestContext, input: unknown): Promise<PaymentMethodUpdate> {
  const owner = ownerOf(signedInPersonally(ctx.actor));
  const { returnPath } = parse(PaymentMethodUpdateInput, input ?? {});
  const inForce = await requirePaymentProvider(ctx);
  const { customers, simulated } = inForce.provider;
  return withStripeCustomer(ctx, owner, inForce, async customerId => {
    if (simulated) return { portalUrl: null, clientSecret: await customers.createSetup(customerId, owner) };
    return { portalUrl: await customers.portal(customerId, `${ctx.publicUrl}${returnPath}`), clientSecret: null };
  });
}

/** @throws DomainError INVALID if the caller has confirmed no such card */
export async function finishPaymentMethodUpdate(ctx: RequestContext, input: string): Promise<SubscriptionView> {
  const owner = ownerOf(signedInPersonally(ctx.actor));
  const setupIntentId = parse(SetupIntentId, input);
  const { mode } = await requirePaymentProvider(ctx);
  const subscription = await adoptConfirmedCard(ctx, { ...owner, mode }, setupIntentId);
  if (subscription === undefined)
    throw new DomainError('INVALID', 'This card has not been confirmed. Please try again.');
  return { ...owner, mode, subscription };
}
