import type { Invoice } from '../objects/invoice.ts';
import type { PendingUpdate, Subscription } from '../objects/subscription.ts';
import type { SubscriptionItem } from '../objects/subscriptionItem.ts';
import { change, type Simulation } from '../simulation.ts';

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

export function applyPendingUpdate(sim: Simulation, subscription: Subscription): Subscription {
  const data = subscription.pending_update?.subscription_items ?? subscription.items.data;
  const patch = { items: { ...subscription.items, data, total_count: data.length }, pending_update: null };
  const applied = change<Subscription>(sim, subscription, patch, 'customer.subscription.updated');
  sim.emit('customer.subscription.pending_update_applied', applied);
  return applied;
}

export function discardPendingUpdate(sim: Simulation, subscription: Subscription): Subscription {
  const discarded = change<Subscription>(sim, subscription, { pending_update: null }, 'customer.subscription.updated');
  sim.emit('customer.subscription.pending_update_expired', discarded);
  return discarded;
}
