import { openInvoice } from '../invoices/openInvoice.ts';
import { noMethod, payInvoice } from '../invoices/payInvoice.ts';
import { newSubscription, type Subscription } from '../objects/subscription.ts';
import { newSubscriptionItem } from '../objects/subscriptionItem.ts';
import { invalid } from '../StripeError.ts';
import { create, defaultMethodOf, load, type Simulation } from '../simulation.ts';
import { everyOf, type GivenItem, recurringPrice } from './changedItems.ts';
import { periodLines } from './itemLines.ts';
import { periodAt } from './period.ts';

interface Given {
  customer: string;
  items: GivenItem[];
  behavior: 'default_incomplete' | 'allow_incomplete' | 'error_if_incomplete';
  offSession: boolean;
  fields: Partial<Subscription>;
}

/** Begins a subscription with its first invoice; `default_incomplete` leaves the paying to the browser. */
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
