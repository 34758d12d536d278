import { openInvoice } from '../invoices/openInvoice.ts';
import { cardOfInvoice, collect, payInvoice } from '../invoices/payInvoice.ts';
import { voidInvoice } from '../invoices/voidInvoice.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { PendingLine } from '../objects/invoiceLine.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { SubscriptionItem } from '../objects/subscriptionItem.ts';
import { invalid, StripeError } from '../StripeError.ts';
import { change, load, type Simulation } from '../simulation.ts';
import { changedItems, type GivenItem } from './changedItems.ts';
import { prorationLines } from './itemLines.ts';
import { holdUpdate } from './pendingUpdate.ts';

export interface Update {
  items?: GivenItem[];
  proration: 'create_prorations' | 'always_invoice' | 'none';
  behavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
  offSession: boolean;
  prorationDate?: number;
  fields: Partial<Subscription>;
}

/** Changes a subscription; another price is prorated to the second and, when asked, invoiced and charged at once. */
export function updateSubscription(sim: Simulation, subscription: Subscription, update: Update): Subscription {
  refuseForStatus(subscription, update);
  const before = subscription.items.data;
  const after = update.items ? changedItems(sim, subscription, update.items) : before;
  const at = update.prorationDate ?? sim.now();
  const prorations = update.proration === 'none' ? [] : prorationLines(sim, before, after, at);
  for (const line of prorations) {
    const pending: PendingLine = {
      id: `pending_${line.id}`,
      object: 'simulator.pending_line',
      subscription: subscription.id,
      line,
    };
    sim.store.put(pending);
  }
  if (update.behavior === 'pending_if_incomplete' && update.items)
    return applyWhenPaid(sim, subscription, update, after);
  const patch = { ...update.fields, items: { ...subscription.items, data: after, total_count: after.length } };
  const changed = change<Subscription>(sim, subscription, patch, 'customer.subscription.updated');
  if (update.proration === 'always_invoice' && prorations.length > 0) invoiceNow(sim, changed, update);
  return load<Subscription>(sim, 'subscription', subscription.id);
}

/** The prorations that wait for the next invoice of a subscription, oldest first; they wait no longer. */
export function takePending(sim: Simulation, subscription: string) {
  const pending = sim.store
    .all<PendingLine>('simulator.pending_line')
    .filter(entry => entry.subscription === subscription)
    .reverse();
  for (const entry of pending) sim.store.remove(entry);
  return pending.map(({ line }) => line);
}

function invoiceFor(sim: Simulation, subscription: Subscription): Invoice {
  const now = sim.now();
  return openInvoice(sim, subscription, 'subscription_update', takePending(sim, subscription.id), {
    start: now,
    end: now,
  });
}

/** `pending_if_incomplete`: the new items count once their invoice is paid. */
function applyWhenPaid(
  sim: Simulation,
  subscription: Subscription,
  update: Update,
  after: SubscriptionItem[],
): Subscription {
  if (Object.keys(update.fields).length > 0) {
    throw invalid('Only items can be changed with `payment_behavior=pending_if_incomplete`.');
  }
  const earlier = sim.store.get<Invoice>('invoice', subscription.pending_update?.invoice ?? '');
  if (earlier?.status === 'open') voidInvoice(sim, earlier);
  const current = load<Subscription>(sim, 'subscription', subscription.id);
  const invoice = update.proration === 'always_invoice' ? invoiceFor(sim, current) : undefined;
  const billed = load<Subscription>(sim, 'subscription', subscription.id);
  const paid = invoice?.status !== 'open' || pays(sim, invoice, update.offSession);
  if (!paid && invoice) return holdUpdate(sim, billed, after, invoice);
  const patch = { items: { ...billed.items, data: after, total_count: after.length } };
  return change<Subscription>(sim, billed, patch, 'customer.subscription.updated');
}

function pays(sim: Simulation, invoice: Invoice, offSession: boolean): boolean {
  const method = cardOfInvoice(sim, invoice);
  return method !== undefined && payInvoice(sim, invoice, method, offSession).intent.status === 'succeeded';
}

function invoiceNow(sim: Simulation, subscription: Subscription, { behavior, offSession }: Update): void {
  const invoice = invoiceFor(sim, subscription);
  if (invoice.status !== 'open') return;
  if (behavior === 'allow_incomplete') collect(sim, invoice, offSession);
  if (behavior === 'error_if_incomplete') {
    const { error, intent } = payInvoice(sim, invoice, undefined, offSession);
    if (error) throw error.undoing();
    const message = 'This payment requires additional user action before it can be completed successfully.';
    const details = { code: 'subscription_payment_intent_requires_action' };
    if (intent.status !== 'succeeded') throw new StripeError(402, 'card_error', message, details).undoing();
  }
  if (behavior === 'default_incomplete') {
    const current = load<Subscription>(sim, 'subscription', subscription.id);
    change(sim, current, { status: 'past_due' }, 'customer.subscription.updated');
  }
}

function refuseForStatus({ status }: Subscription, { items, fields }: Update): void {
  const allowed: Partial<Record<Subscription['status'], string[]>> = {
    canceled: ['metadata', 'cancellation_details'],
    incomplete: ['metadata', 'default_payment_method', 'payment_settings', 'description'],
    incomplete_expired: ['metadata'],
  };
  const names = [...Object.keys(fields), ...(items ? ['items'] : [])];
  const refused = names.find(name => allowed[status] && !allowed[status].includes(name));
  if (!refused) return;
  throw invalid(
    `A subscription with the status \`${status}\` can only be updated on: ${allowed[status]?.join(', ')}.`,
    { param: refused },
  );
}
