import { day, money } from '../money.ts';
import { type InvoiceLine, newInvoiceLine } from '../objects/invoice.ts';
import type { Interval, Price, Product } from '../objects/price.ts';
import {
  newSubscriptionItem,
  type Period,
  planOf,
  type Subscription,
  type SubscriptionItem,
} from '../objects/subscription.ts';
import { invalid, missing } from '../StripeError.ts';
import { load, mergeMetadata, type Simulation } from '../simulation.ts';

/** An item as given in a call. */
export interface GivenItem {
  id?: string;
  price?: string;
  quantity?: number;
  deleted?: boolean;
  metadata?: Record<string, string> | '';
}

/** A subscription's items after a call's changes; writes nothing. */
export function changedItems(sim: Simulation, subscription: Subscription, given: GivenItem[]): SubscriptionItem[] {
  const changed = given.reduce(
    (items, wanted, index) => changeOne(sim, subscription, items, wanted, index),
    subscription.items.data,
  );
  if (changed.length === 0) throw invalid('A subscription must have at least one active plan.');
  return changed;
}

function changeOne(
  sim: Simulation,
  subscription: Subscription,
  items: SubscriptionItem[],
  wanted: GivenItem,
  index: number,
): SubscriptionItem[] {
  const old = items.find(({ id }) => id === wanted.id);
  if (wanted.id && !old) throw missing('subscription_item', wanted.id, `items[${index}][id]`);
  if (old && wanted.deleted) return items.filter(item => item !== old);
  const price = old && !wanted.price ? old.price : recurringPrice(sim, wanted, index);
  const [first] = subscription.items.data;
  if (!first) throw new Error('A subscription has items.');
  const [one, other] = [everyOf(price), everyOf(first.price)];
  if (price.currency !== subscription.currency)
    throw invalid('The price must have the same currency as the subscription.');
  if (one.interval !== other.interval || one.interval_count !== other.interval_count) {
    throw invalid('The simulator only supports price changes within the same billing interval.');
  }
  const quantity = wanted.quantity ?? old?.quantity ?? 1;
  if (!old) {
    const period = { start: first.current_period_start, end: first.current_period_end };
    return [...items, newSubscriptionItem(sim.now(), subscription.id, price, quantity, period)];
  }
  const metadata = mergeMetadata(old.metadata, wanted.metadata);
  return items.map(item => (item === old ? { ...old, metadata, price, plan: planOf(price), quantity } : item));
}

/** The price of a given item. */
export function recurringPrice(sim: Simulation, item: GivenItem, index: number): Price {
  const param = `items[${index}][price]`;
  if (!item.price) throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  const price = load<Price>(sim, 'price', item.price, param);
  if (!price.active)
    throw invalid('The price specified is inactive. This field only accepts active prices.', { param });
  if (price.type === 'recurring') return price;
  throw invalid(
    'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    { param },
  );
}

export function everyOf({ recurring }: Price): NonNullable<Price['recurring']> {
  if (!recurring) throw new Error('Items have recurring prices.');
  return recurring;
}

const nameOf = (sim: Simulation, price: Price) => load<Product>(sim, 'product', price.product).name;

/** The lines of a whole period: "1 × Professional (at €149.00 / month)". */
export const periodLines = (sim: Simulation, items: SubscriptionItem[]): InvoiceLine[] =>
  items.map(item => {
    const { price, quantity, current_period_start: start, current_period_end: end } = item;
    const each = `${money(price.unit_amount, price.currency)} / ${price.recurring?.interval}`;
    return newInvoiceLine({
      item,
      amount: price.unit_amount * quantity,
      period: { start, end },
      description: `${quantity} × ${nameOf(sim, price)} (at ${each})`,
      proration: false,
    });
  });

/** The credit and the cost of changing an item in the middle of its period, to the second. */
export function prorationLines(
  sim: Simulation,
  before: SubscriptionItem[],
  after: SubscriptionItem[],
  at: number,
): InvoiceLine[] {
  const lineOf = (item: SubscriptionItem, sign: 1 | -1, what: string) => {
    const period: Period = { start: at, end: item.current_period_end };
    const share = (period.end - at) / (item.current_period_end - item.current_period_start);
    return newInvoiceLine({
      item,
      amount: sign * Math.round(item.price.unit_amount * item.quantity * share),
      period,
      description: `${what} time on ${item.quantity} × ${nameOf(sim, item.price)} after ${day(at)}`,
      proration: true,
    });
  };
  const same = (one: SubscriptionItem, other: SubscriptionItem) =>
    one.id === other.id && one.price.id === other.price.id && one.quantity === other.quantity;
  return [
    ...before.filter(item => !after.some(other => same(item, other))).map(item => lineOf(item, -1, 'Unused')),
    ...after.filter(item => !before.some(other => same(item, other))).map(item => lineOf(item, 1, 'Remaining')),
  ];
}

const DAY = 86_400;
const SECONDS: Partial<Record<Interval, number>> = { day: DAY, week: 7 * DAY };

type Every = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>;

/** The first period that ends after `time`, counted from the anchor: the 31st stays the 31st after a February. */
export function periodAt(anchor: number, time: number, every: Every): Period {
  for (let count = 0; ; count++) {
    const end = shift(anchor, count + 1, every);
    if (end > time) return { start: shift(anchor, count, every), end };
  }
}

function shift(anchor: number, count: number, { interval, interval_count }: Every): number {
  const seconds = SECONDS[interval];
  if (seconds) return anchor + count * interval_count * seconds;
  const months = count * interval_count * (interval === 'year' ? 12 : 1);
  const from = new Date(anchor * 1000);
  const shifted = new Date(from);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(from.getUTCMonth() + months);
  const days = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(from.getUTCDate(), days));
  return shifted.getTime() / 1000;
}

/** The items with the period after the current one. */
export const nextPeriods = (subscription: Subscription, items: SubscriptionItem[]): SubscriptionItem[] =>
  items.map(item => {
    const { start, end } = periodAt(subscription.billing_cycle_anchor, item.current_period_end, everyOf(item.price));
    return { ...item, current_period_start: start, current_period_end: end };
  });
