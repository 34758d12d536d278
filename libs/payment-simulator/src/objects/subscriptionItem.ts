import { newId } from '../newId.ts';
import type { Price } from './price.ts';

export interface Period {
  start: number;
  end: number;
}

export function newSubscriptionItem(now: number, subscription: string, price: Price, quantity: number, period: Period) {
  return {
    id: newId('si'),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {} as Record<string, string>,
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

export type SubscriptionItem = ReturnType<typeof newSubscriptionItem>;

/** The price in the shape that Stripe used before prices, which items still carry. */
export const planOf = (price: Price) => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
