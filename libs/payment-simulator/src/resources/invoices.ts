import type { Customer } from '../objects/customer.ts';
import {
  type BillingReason,
  type Invoice,
  type InvoiceLine,
  type InvoicePayment,
  newInvoice,
  newInvoicePayment,
} from '../objects/invoice.ts';
import { newPaymentIntent, type PaymentIntent } from '../objects/payment.ts';
import type { PendingUpdate, Period, Subscription, SubscriptionItem } from '../objects/subscription.ts';
import { invalid } from '../StripeError.ts';
import { change, create, load, randomText, type Simulation } from '../simulation.ts';

const DESCRIPTION: Record<BillingReason, string> = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
};

/** Bills a subscription: creates an open invoice with the intent that pays it, or a paid one if nothing is due. */
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
  // Like Stripe's, the address is itself a secret: the page requires no sign-in.
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

/** The subscription of an invoice. */
export const subscriptionOf = (sim: Simulation, invoice: Invoice) =>
  load<Subscription>(sim, 'subscription', invoice.parent.subscription_details.subscription);

/** Marks the invoice of a paid intent as paid, if there is one, and with it the subscription. */
export function settleInvoice(sim: Simulation, intent: PaymentIntent): void {
  const paid = invoiceOf(sim, intent);
  if (!paid) return;
  const { payment, invoice } = paid;
  change<InvoicePayment>(
    sim,
    payment,
    {
      amount_paid: intent.amount,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: sim.now() },
    },
    'invoice_payment.paid',
  );
  markPaid(sim, { ...invoice, attempt_count: invoice.attempt_count + 1 }, intent.payment_method);
}

/** Closes an invoice, with or without a payment, and lets its subscription continue. */
function markPaid(sim: Simulation, invoice: Invoice, method: string | null): Invoice {
  const paid = change<Invoice>(sim, invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: sim.now() },
  });
  sim.emit('invoice.paid', paid);
  sim.emit('invoice.payment_succeeded', paid);
  const subscription = subscriptionOf(sim, paid);
  const patch: Partial<Subscription> = {};
  const keeps = subscription.payment_settings.save_default_payment_method === 'on_subscription';
  const { status } = subscription;
  if (keeps && method && status !== 'canceled') patch.default_payment_method = method;
  if (status === 'incomplete' || (status === 'past_due' && !owes(sim, subscription))) patch.status = 'active';
  const changes = (Object.keys(patch) as (keyof Subscription)[]).some(key => patch[key] !== subscription[key]);
  const current = changes ? change(sim, subscription, patch, 'customer.subscription.updated') : subscription;
  if (current.pending_update?.invoice === paid.id) applyPendingUpdate(sim, current);
  return paid;
}

const owes = (sim: Simulation, { id }: Subscription) =>
  sim.store
    .all<Invoice>('invoice')
    .some(({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id);

/** Records a failed attempt: the invoice stays open and reports it. */
export function failInvoice(sim: Simulation, intent: PaymentIntent): void {
  const invoice = invoiceOf(sim, intent)?.invoice;
  if (!invoice) return;
  const patch = { attempt_count: invoice.attempt_count + 1, attempted: true };
  change<Invoice>(sim, invoice, patch, 'invoice.payment_failed');
}

/** Records that the customer's bank requires confirmation before the invoice can be paid. */
export function askForAction(sim: Simulation, intent: PaymentIntent): void {
  const invoice = invoiceOf(sim, intent)?.invoice;
  if (invoice) change<Invoice>(sim, invoice, { attempted: true }, 'invoice.payment_action_required');
}

/** Voids an invoice; a subscription's first payment or a change that waited for it is discarded. */
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

/** The intent that pays an invoice of more than nothing. */
export function intentOf(sim: Simulation, invoice: Invoice): PaymentIntent {
  const payment = sim.store.all<InvoicePayment>('invoice_payment').find(({ invoice: id }) => id === invoice.id);
  return load<PaymentIntent>(sim, 'payment_intent', payment?.payment.payment_intent ?? '');
}

/** The invoice paid by an intent, if there is one. */
function invoiceOf(sim: Simulation, intent: PaymentIntent): { payment: InvoicePayment; invoice: Invoice } | undefined {
  const payment = sim.store
    .all<InvoicePayment>('invoice_payment')
    .find(({ payment }) => payment.payment_intent === intent.id);
  return payment && { payment, invoice: load<Invoice>(sim, 'invoice', payment.invoice) };
}

const LIMIT = 23 * 3600;

export function holdUpdate(
  sim: Simulation,
  subscription: Subscription,
  items: SubscriptionItem[],
  invoice: Invoice,
): Subscription {
  const pending_update: PendingUpdate = {
    billing_cycle_anchor: null,
    expires_at: sim.now() + LIMIT,
    subscription_items: items,
    trial_end: null,
    trial_from_plan: null,
    invoice: invoice.id,
  };
  return change<Subscription>(sim, subscription, { pending_update }, 'customer.subscription.updated');
}

function applyPendingUpdate(sim: Simulation, subscription: Subscription): Subscription {
  const data = subscription.pending_update?.subscription_items ?? subscription.items.data;
  const patch = { items: { ...subscription.items, data, total_count: data.length }, pending_update: null };
  const applied = change<Subscription>(sim, subscription, patch, 'customer.subscription.updated');
  sim.emit('customer.subscription.pending_update_applied', applied);
  return applied;
}

function discardPendingUpdate(sim: Simulation, subscription: Subscription): Subscription {
  const discarded = change<Subscription>(sim, subscription, { pending_update: null }, 'customer.subscription.updated');
  sim.emit('customer.subscription.pending_update_expired', discarded);
  return discarded;
}
