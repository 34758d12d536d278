import { defaultMethodOf } from '../objects/customer.ts';
import type { Invoice, PendingLine } from '../objects/invoice.ts';
import {
  newSubscription,
  newSubscriptionItem,
  type Subscription,
  type SubscriptionItem,
} from '../objects/subscription.ts';
import { invalid, StripeError } from '../StripeError.ts';
import { change, create, load, type Simulation } from '../simulation.ts';
import { cancelSubscription, cardOfInvoice, collect, expireSubscription, noMethod, payInvoice } from './collection.ts';
import { holdUpdate, openInvoice, voidInvoice } from './invoices.ts';
import {
  changedItems,
  everyOf,
  type GivenItem,
  nextPeriods,
  periodAt,
  periodLines,
  prorationLines,
  recurringPrice,
} from './subscriptionItems.ts';

interface Given {
  customer: string;
  items: GivenItem[];
  behavior: 'default_incomplete' | 'allow_incomplete' | 'error_if_incomplete';
  offSession: boolean;
  fields: Partial<Subscription>;
}

/** Starts a subscription with its first invoice; `default_incomplete` leaves the payment to the browser. */
export function createSubscription(sim: Simulation, given: Given): Subscription {
  const prices = given.items.map((item, index) => ({
    price: recurringPrice(sim, item, index),
    quantity: item.quantity ?? 1,
  }));
  const currency = prices[0]?.price.currency;
  if (!currency) throw invalid('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  if (prices.some(({ price }) => price.currency !== currency))
    throw invalid('All prices on a subscription must have the same currency.');
  const now = sim.now();
  const made = { ...newSubscription(now, { customer: given.customer, currency }), ...given.fields };
  const method = defaultMethodOf(sim, given.customer, made.default_payment_method);
  if (given.behavior !== 'default_incomplete' && !method) throw noMethod();
  const items = prices.map(({ price, quantity }) =>
    newSubscriptionItem(now, made.id, price, quantity, periodAt(now, now, everyOf(price))),
  );
  const subscription = create<Subscription>(sim, {
    ...made,
    items: { ...made.items, data: items, total_count: items.length },
  });
  const invoice = openInvoice(sim, subscription, 'subscription_create', periodLines(sim, items), {
    start: now,
    end: now,
  });
  const billed = load<Subscription>(sim, 'subscription', subscription.id);
  sim.emit('customer.subscription.created', billed);
  if (given.behavior !== 'default_incomplete' && invoice.status === 'open') {
    const { error } = payInvoice(sim, invoice, method, given.offSession);
    if (error && given.behavior === 'error_if_incomplete') throw error.undoing();
  }
  return load<Subscription>(sim, 'subscription', subscription.id);
}

interface Update {
  items?: GivenItem[];
  proration: 'create_prorations' | 'always_invoice' | 'none';
  behavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
  offSession: boolean;
  prorationDate?: number;
  fields: Partial<Subscription>;
}

/** Changes a subscription. Another price is prorated to the second and, on request, invoiced and charged at once. */
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

/** Removes and returns the prorations that wait for a subscription's next invoice, oldest first. */
function takePending(sim: Simulation, subscription: string) {
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

/** `pending_if_incomplete`: the new items apply once their invoice is paid. */
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

/** At the end of a period: starts the next one with its invoice, or ends the subscription if requested. */
function renewSubscription(sim: Simulation, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    cancelSubscription(sim, subscription, {});
    return;
  }
  const [first] = subscription.items.data;
  const past = { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
  const items = nextPeriods(subscription, subscription.items.data);
  const patch = { items: { ...subscription.items, data: items } };
  const renewed = change<Subscription>(sim, subscription, patch, 'customer.subscription.updated');
  const lines = [...takePending(sim, subscription.id), ...periodLines(sim, items)];
  collect(sim, openInvoice(sim, renewed, 'subscription_cycle', lines, past), true);
}

/** How long a first invoice may stay unpaid. */
const UNPAID_LIMIT = 23 * 3600;

interface Due {
  at: number;
  run: () => void;
}

/** The next automatic step: a renewal, an end, an expiry or a new attempt at an unpaid invoice. */
export function nextDue(sim: Simulation): Due | undefined {
  const due: Due[] = [
    ...sim.store.all<Subscription>('subscription').flatMap(subscription => dueOf(sim, subscription)),
    ...sim.store.all<Invoice>('invoice').flatMap(invoice => {
      const at = invoice.status === 'open' ? invoice.next_payment_attempt : null;
      return at === null ? [] : { at, run: () => collect(sim, invoice, true) };
    }),
  ];
  return due.sort((one, other) => one.at - other.at)[0];
}

function dueOf(sim: Simulation, subscription: Subscription): Due[] {
  const { status, created, cancel_at, cancel_at_period_end } = subscription;
  if (status === 'incomplete')
    return [{ at: created + UNPAID_LIMIT, run: () => void expireSubscription(sim, subscription) }];
  if (status !== 'active' && status !== 'past_due') return [];
  const end = Math.min(...subscription.items.data.map(item => item.current_period_end));
  const due = [{ at: end, run: () => renewSubscription(sim, subscription) }];
  if (cancel_at !== null && !cancel_at_period_end) {
    due.push({ at: cancel_at, run: () => void cancelSubscription(sim, subscription, {}) });
  }
  const { pending_update: pending } = subscription;
  if (pending)
    due.push({
      at: pending.expires_at,
      run: () => void voidInvoice(sim, load<Invoice>(sim, 'invoice', pending.invoice)),
    });
  return due;
}
