import type { Customer } from '../objects/customer.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import { invalid } from '../StripeError.ts';
import { change, load, type Simulation } from '../simulation.ts';
import { discardPendingUpdate } from '../subscriptions/pendingUpdate.ts';
import { intentOf } from './intentOf.ts';
import { subscriptionOf } from './settleInvoice.ts';

/** Nobody has to pay it any more; what waited for it (a subscription's first payment, a change) will not come. */
export function voidInvoice(sim: Simulation, invoice: Invoice): Invoice {
  if (invoice.status !== 'open')
    throw invalid(`You can only pass in open invoices. This invoice is ${invoice.status}.`);
  const now = sim.now();
  change<PaymentIntent>(
    sim,
    intentOf(sim, invoice),
    { status: 'canceled', canceled_at: now, cancellation_reason: 'void_invoice', next_action: null },
    'payment_intent.canceled',
  );
  const customer = load<Customer>(sim, 'customer', invoice.customer);
  const credit = invoice.starting_balance - invoice.ending_balance;
  change<Customer>(sim, customer, { balance: customer.balance + credit });
  const voided = change<Invoice>(
    sim,
    invoice,
    {
      next_payment_attempt: null,
      status: 'void',
      status_transitions: { ...invoice.status_transitions, voided_at: now },
    },
    'invoice.voided',
  );
  const subscription = subscriptionOf(sim, invoice);
  if (subscription.status === 'incomplete' && subscription.latest_invoice === invoice.id) {
    change(sim, subscription, { ended_at: now, status: 'incomplete_expired' }, 'customer.subscription.updated');
  }
  if (subscription.pending_update?.invoice === invoice.id) discardPendingUpdate(sim, subscription);
  return voided;
}
