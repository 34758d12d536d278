import type { Invoice } from '../objects/invoice.ts';
import type { InvoicePayment } from '../objects/invoicePayment.ts';
import type { PaymentIntent } from '../objects/paymentIntent.ts';
import type { Subscription } from '../objects/subscription.ts';
import { change, load, type Simulation } from '../simulation.ts';
import { applyPendingUpdate } from '../subscriptions/pendingUpdate.ts';
import { invoiceOf } from './intentOf.ts';

/** The subscription that an invoice is for. */
export const subscriptionOf = (sim: Simulation, invoice: Invoice) =>
  load<Subscription>(sim, 'subscription', invoice.parent.subscription_details.subscription);

/** An intent was paid: so are the invoice that it stands for, if any, and with it the subscription. */
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

/** Closes an invoice, with or without a payment, and lets its subscription go on. */
export function markPaid(sim: Simulation, invoice: Invoice, method: string | null): Invoice {
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

/** An attempt failed: the invoice stays open, and says so. */
export function failInvoice(sim: Simulation, intent: PaymentIntent): void {
  const invoice = invoiceOf(sim, intent)?.invoice;
  if (!invoice) return;
  const patch = { attempt_count: invoice.attempt_count + 1, attempted: true };
  change<Invoice>(sim, invoice, patch, 'invoice.payment_failed');
}

/** The customer's bank wants to see them before the invoice can be paid. */
export function askForAction(sim: Simulation, intent: PaymentIntent): void {
  const invoice = invoiceOf(sim, intent)?.invoice;
  if (invoice) change<Invoice>(sim, invoice, { attempted: true }, 'invoice.payment_action_required');
}
