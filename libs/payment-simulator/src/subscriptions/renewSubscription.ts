import { openInvoice } from '../invoices/openInvoice.ts';
import { collect } from '../invoices/payInvoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { SubscriptionItem } from '../objects/subscriptionItem.ts';
import { change, type Simulation } from '../simulation.ts';
import { cancelSubscription } from './cancelSubscription.ts';
import { everyOf } from './changedItems.ts';
import { periodLines } from './itemLines.ts';
import { periodAt } from './period.ts';
import { takePending } from './updateSubscription.ts';

/** At the end of a period: the next one with its invoice, or the end when that was asked for. */
export function renewSubscription(sim: Simulation, subscription: Subscription): void {
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

/** The items with the period after the present one. */
export const nextPeriods = (subscription: Subscription, items: SubscriptionItem[]): SubscriptionItem[] =>
  items.map(item => {
    const { start, end } = periodAt(subscription.billing_cycle_anchor, item.current_period_end, everyOf(item.price));
    return { ...item, current_period_start: start, current_period_end: end };
  });
