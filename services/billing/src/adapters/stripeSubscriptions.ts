import type { Owner } from '@aicp/contracts/owner';
import { PlanId } from '@aicp/contracts/rights/plans';
import type Stripe from 'stripe';
import type { Card, LatestInvoice, Subscription } from '../domain/subscription.ts';
import { metadataOf } from './metadataOf.ts';
import { isStripeRefusal, unlessMissing } from './stripeClient.ts';

const EXPAND = ['latest_invoice.confirmation_secret', 'default_payment_method'];
/** More than anyone has; the newest come first. */
const MAX_LISTED = 100;

/** A subscription, with the secret with which the user's browser can pay its latest invoice. */
export type WithSecret = { subscription: Subscription; clientSecret: string | null };

export function stripeSubscriptions(stripe: Stripe, { tax }: { tax: boolean }) {
  return {
    /** All subscriptions that a customer has ever had. */
    async list(customerId: string): Promise<WithSecret[]> {
      const asked = stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: MAX_LISTED,
        expand: EXPAND.map(path => `data.${path}`),
      });
      const listed = await asked.catch(unlessMissing);
      return (listed?.data ?? []).map(reduced).filter(subscription => subscription !== undefined);
    },

    /** @param key two calls with the same key create one subscription */
    async create(customerId: string, owner: Owner, priceId: string, key: string): Promise<WithSecret> {
      const subscription = await stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: priceId }],
          payment_behavior: 'default_incomplete',
          // Only cards can pay for a change of plan at once.
          payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
          ...(tax ? { automatic_tax: { enabled: true } } : {}),
          metadata: metadataOf(owner),
          expand: EXPAND,
        },
        { idempotencyKey: key },
      );
      return ours(subscription);
    },

    /**
     * Changes the plan once any higher cost is paid; credit is kept for later invoices. Idempotent: a repeated change finds the plan in
     * force, and nothing to charge.
     */
    async change({ id, itemId }: Subscription, priceId: string): Promise<WithSecret> {
      const subscription = await stripe.subscriptions.update(id, {
        items: [{ id: itemId, price: priceId }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        expand: EXPAND,
      });
      return ours(subscription);
    },

    /** The invoice of a change today, in minor units; below zero is credit. */
    async preview(customerId: string, { id, itemId }: Subscription, priceId: string) {
      const items = [{ id: itemId, price: priceId }];
      const { total, amount_due, currency } = await stripe.invoices.createPreview({
        customer: customerId,
        subscription: id,
        subscription_details: { items, proration_behavior: 'always_invoice' },
      });
      return { total, amountDue: amount_due, currency: currency.toUpperCase() };
    },

    async setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void> {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
    },

    /** Discards an unfinished checkout. False if it has just been paid. */
    async discard({ id, status }: Subscription, invoiceId: string): Promise<boolean> {
      try {
        await stripe.invoices.voidInvoice(invoiceId);
      } catch (error) {
        if (isStripeRefusal(error)) return false;
        throw error;
      }
      // It can no longer be paid, so ending it takes nothing from anyone.
      if (status === 'incomplete')
        await stripe.subscriptions.cancel(id).catch((error: unknown) => {
          if (!isStripeRefusal(error)) throw error;
        });
      return true;
    },

    /** If it has ended since, Stripe refuses, and nothing is charged. */
    async setCard(subscriptionId: string, paymentMethodId: string): Promise<void> {
      await stripe.subscriptions
        .update(subscriptionId, { default_payment_method: paymentMethodId })
        .catch((error: unknown) => {
          if (!isStripeRefusal(error)) throw error;
        });
    },
  };
}

function ours(subscription: Stripe.Subscription): WithSecret {
  const result = reduced(subscription);
  if (!result) throw new Error(`${subscription.id} is not for any of our plans`);
  return result;
}

const dateOf = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

/** Undefined for a subscription to something that is not one of our plans. */
function reduced(subscription: Stripe.Subscription): WithSecret | undefined {
  const { id, status, created, items, cancel_at, cancel_at_period_end, ended_at, pending_update } = subscription;
  const [item] = items.data;
  const plan = PlanId.safeParse(item?.price.metadata.plan).data;
  if (!item || !plan) return undefined;
  const invoice = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice;
  const pending = pending_update?.subscription_items?.[0]?.price.metadata.plan;
  return {
    subscription: {
      id,
      itemId: item.id,
      status,
      plan,
      createdAt: new Date(created * 1000),
      currentPeriodEnd: dateOf(item.current_period_end),
      cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
      endedAt: dateOf(ended_at),
      pendingPlan: PlanId.safeParse(pending).data ?? null,
      card: cardOf(subscription.default_payment_method),
      invoice: invoice && invoiceOf(invoice),
    },
    clientSecret: invoice?.status === 'open' ? (invoice.confirmation_secret?.client_secret ?? null) : null,
  };
}

function invoiceOf(invoice: Stripe.Invoice): LatestInvoice {
  const { id, status, billing_reason, amount_due, currency, hosted_invoice_url } = invoice;
  return {
    id,
    status: (status ?? 'draft') as LatestInvoice['status'],
    first: billing_reason === 'subscription_create',
    amountDue: amount_due,
    currency: currency.toUpperCase(),
    hostedUrl: hosted_invoice_url ?? null,
  };
}

function cardOf(method: string | Stripe.PaymentMethod | null): Card | null {
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { id: method.id, brand, last4, expMonth: exp_month, expYear: exp_year };
}
