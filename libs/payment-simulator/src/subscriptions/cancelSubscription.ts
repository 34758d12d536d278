import { voidInvoice } from '../invoices/voidInvoice.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import { invalid } from '../StripeError.ts';
import { change, load, type Simulation } from '../simulation.ts';

type Details = Partial<Subscription['cancellation_details']>;

const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired';

/** Ends a subscription now. One that was never paid counts as expired, and its invoice as void. */
export function cancelSubscription(sim: Simulation, subscription: Subscription, details: Details): Subscription {
  if (isOver(subscription))
    throw invalid(`No such subscription: '${subscription.id}'`, { code: 'resource_missing', param: 'id' }, 404);
  if (subscription.status === 'incomplete') return expireSubscription(sim, subscription);
  const now = sim.now();
  for (const invoice of sim.store.all<Invoice>('invoice')) {
    if (invoice.status !== 'open' || invoice.parent.subscription_details.subscription !== subscription.id) continue;
    change(sim, invoice, { auto_advance: false, next_payment_attempt: null });
  }
  return change<Subscription>(
    sim,
    subscription,
    {
      canceled_at: subscription.canceled_at ?? now,
      cancellation_details: { ...subscription.cancellation_details, reason: 'cancellation_requested', ...details },
      ended_at: now,
      status: 'canceled',
    },
    'customer.subscription.deleted',
  );
}

/** Nobody paid the first invoice in time. */
export function expireSubscription(sim: Simulation, subscription: Subscription): Subscription {
  voidInvoice(sim, load<Invoice>(sim, 'invoice', subscription.latest_invoice ?? ''));
  return load<Subscription>(sim, 'subscription', subscription.id);
}
