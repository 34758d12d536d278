import { newId } from '../simulation.ts';

export function newProduct(now: number, name: string) {
  return {
    id: newId('prod'),
    object: 'product' as const,
    active: true,
    created: now,
    default_price: null as string | null,
    description: null as string | null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {} as Record<string, string>,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null as string | null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null as string | null,
  };
}

export type Product = ReturnType<typeof newProduct>;

export type Interval = 'day' | 'week' | 'month' | 'year';

/** A price in minor units. */
export function newPrice(now: number, given: { currency: string; unit_amount: number; product: string }) {
  return {
    id: newId('price'),
    object: 'price' as const,
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    ...given,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null as string | null,
    metadata: {} as Record<string, string>,
    nickname: null as string | null,
    recurring: null as null | {
      interval: Interval;
      interval_count: number;
      meter: null;
      trial_period_days: null;
      usage_type: 'licensed';
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time' as 'one_time' | 'recurring',
    unit_amount_decimal: String(given.unit_amount),
  };
}

export type Price = ReturnType<typeof newPrice>;
