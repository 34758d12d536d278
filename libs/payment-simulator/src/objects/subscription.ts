import type { List } from '../http/route.ts';
import { newId } from '../simulation.ts';
import type { Price } from './price.ts';

type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled' | 'unpaid';

/** Changed items of a subscription that apply once their invoice is paid. */
export interface PendingUpdate {
  billing_cycle_anchor: null;
  expires_at: number;
  subscription_items: SubscriptionItem[];
  trial_end: null;
  trial_from_plan: null;
  /** Only for the simulator's own use. */
  invoice: string;
}

export function newSubscription(now: number, given: { customer: string; currency: string }) {
  const id = newId('sub');
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null as { type: 'self' } | null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null as string | null,
      feedback: null as string | null,
      feedback_option: null,
      reason: null as 'cancellation_requested' | 'payment_failed' | null,
    },
    collection_method: 'charge_automatically',
    created: now,
    ...given,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null as string | null,
    default_source: null,
    default_tax_rates: [],
    description: null as string | null,
    discounts: [],
    ended_at: null as number | null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [],
      has_more: false,
      total_count: 0,
      url: `/v1/subscription_items?subscription=${id}`,
    } as List<SubscriptionItem>,
    latest_invoice: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: {} as Record<string, string>,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null as string[] | null,
      save_default_payment_method: 'off' as 'off' | 'on_subscription',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null as PendingUpdate | null,
    schedule: null,
    start_date: now,
    status: 'incomplete' as SubscriptionStatus,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}

export type Subscription = ReturnType<typeof newSubscription>;

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

/** The price in Stripe's older plan format, which items still contain. */
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
