import { defaultMethodOf } from '../objects/customer.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import type { Subscription } from '../objects/subscription.ts';
import { invalid } from '../StripeError.ts';
import { change, load, type Simulation } from '../simulation.ts';
import { intentOf, subscriptionOf, voidInvoice } from './invoices.ts';
import { type Attempt, attemptPayment } from './paymentIntents.ts';

/** The days after which an unpaid invoice is retried; then its subscription ends. */
const RETRY_DAYS = [3, 5, 7];
const DAY = 86_400;

/** The card that is charged automatically for an invoice. */
export function cardOfInvoice(sim: Simulation, invoice: Invoice): PaymentMethod | undefined {
  return defaultMethodOf(sim, invoice.customer, subscriptionOf(sim, invoice).default_payment_method);
}

/** Attempts to pay an open invoice with the given card or the subscription's. */
export function payInvoice(sim: Simulation, invoice: Invoice, given?: PaymentMethod, offSession = false): Attempt {
  if (invoice.status === 'paid') throw invalid('Invoice is already paid');
  if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status} and cannot be paid.`);
  const method = given ?? cardOfInvoice(sim, invoice);
  if (!method) throw noMethod();
  return attemptPayment(sim, intentOf(sim, invoice), method, { offSession });
}

export const noMethod = () =>
  invalid('This customer has no attached payment source or default payment method.', { code: 'resource_missing' });

/** Attempts an automatic payment. On failure the subscription is past due and retried, until it is given up. */
export function collect(sim: Simulation, invoice: Invoice, offSession: boolean): void {
  if (invoice.status !== 'open') return;
  const method = cardOfInvoice(sim, invoice);
  if (method && payInvoice(sim, invoice, method, offSession).intent.status === 'succeeded') return;
  const unpaid = load<Invoice>(sim, 'invoice', invoice.id);
  const count = Math.max(unpaid.attempt_count, invoice.attempt_count + 1);
  const days = RETRY_DAYS[count - 1];
  const next_payment_attempt = days === undefined ? null : sim.now() + days * DAY;
  const tried = change<Invoice>(
    sim,
    unpaid,
    { attempt_count: count, attempted: true, next_payment_attempt },
    'invoice.updated',
  );
  if (!method) sim.emit('invoice.payment_failed', tried);
  const subscription = load<Subscription>(sim, 'subscription', invoice.parent.subscription_details.subscription);
  if (days === undefined) cancelSubscription(sim, subscription, { reason: 'payment_failed' });
  else if (subscription.status === 'active')
    change(sim, subscription, { status: 'past_due' }, 'customer.subscription.updated');
}

type Details = Partial<Subscription['cancellation_details']>;

const hasEnded = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired';

/** Ends a subscription now. One that was never paid is expired, and its invoice void. */
export function cancelSubscription(sim: Simulation, subscription: Subscription, details: Details): Subscription {
  if (hasEnded(subscription))
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

/** Expires a subscription whose first invoice was not paid in time. */
export function expireSubscription(sim: Simulation, subscription: Subscription): Subscription {
  voidInvoice(sim, load<Invoice>(sim, 'invoice', subscription.latest_invoice ?? ''));
  return load<Subscription>(sim, 'subscription', subscription.id);
}
