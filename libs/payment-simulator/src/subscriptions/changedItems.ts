import type { Price } from '../objects/price.ts';
import type { Subscription } from '../objects/subscription.ts';
import { newSubscriptionItem, planOf, type SubscriptionItem } from '../objects/subscriptionItem.ts';
import { invalid, missing } from '../StripeError.ts';
import { load, mergeMetadata, type Simulation } from '../simulation.ts';

/** An item as a call names it. */
export interface GivenItem {
  id?: string;
  price?: string;
  quantity?: number;
  deleted?: boolean;
  metadata?: Record<string, string> | '';
}

/** A subscription's items after a call's changes; nothing is written. */
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

/** The price that an item names. */
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
