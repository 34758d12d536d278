import { randomText } from '../newId.ts';
import type { Customer } from '../objects/customer.ts';
import { type BillingReason, type Invoice, newInvoice } from '../objects/invoice.ts';
import type { InvoiceLine } from '../objects/invoiceLine.ts';
import { newInvoicePayment } from '../objects/invoicePayment.ts';
import { newPaymentIntent } from '../objects/paymentIntent.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Period } from '../objects/subscriptionItem.ts';
import { change, create, load, type Simulation } from '../simulation.ts';
import { markPaid } from './settleInvoice.ts';

const DESCRIPTION: Record<BillingReason, string> = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
};

/** Bills a subscription: an open invoice with the intent that pays it, or a paid one when nothing is due. */
export function openInvoice(
  sim: Simulation,
  subscription: Subscription,
  reason: BillingReason,
  lines: InvoiceLine[],
  period: Period,
): Invoice {
  const customer = load<Customer>(sim, 'customer', subscription.customer);
  const now = sim.now();
  const made = newInvoice(now, { customer, subscription, reason, currency: subscription.currency }, lines, period);
  // Like Stripe's, the address is itself a secret: the page asks for no sign-in.
  const page = `${sim.pagesUrl}/invoices/${made.id}_${randomText(24)}`;
  const { enabled, liability } = subscription.automatic_tax;
  const invoice = create<Invoice>(sim, {
    ...made,
    automatic_tax: enabled
      ? { ...made.automatic_tax, enabled, liability, provider: 'stripe', status: 'complete' }
      : made.automatic_tax,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
  });
  change<Customer>(sim, customer, {
    balance: invoice.ending_balance,
    currency: subscription.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  });
  change<Subscription>(sim, load(sim, 'subscription', subscription.id), { latest_invoice: invoice.id });
  sim.emit('invoice.created', invoice);
  sim.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) return markPaid(sim, invoice, null);
  const intent = create(
    sim,
    {
      ...newPaymentIntent(now, { amount: invoice.amount_due, currency: invoice.currency }),
      customer: customer.id,
      description: DESCRIPTION[reason],
      setup_future_usage: 'off_session' as const,
    },
    'payment_intent.created',
  );
  create(sim, newInvoicePayment(now, invoice, intent.id));
  return invoice;
}
