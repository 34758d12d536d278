import { newId } from '../newId.ts';

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
