import { z } from 'zod';
import { created, flag, int, metadata, page, pageOf, route, within } from '../http/route.ts';
import { newPrice, newProduct, type Price, type Product } from '../objects/price.ts';
import { invalid } from '../StripeError.ts';
import { change, create, load, mergeMetadata, type Simulation } from '../simulation.ts';

const fields = {
  active: flag.optional(),
  lookup_key: z.string().optional(),
  transfer_lookup_key: flag.optional(),
  metadata,
  nickname: z.string().optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
};

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: int.min(1).default(1),
  usage_type: z.literal('licensed').optional(),
});

/** The fields that describe a product, alone or with its first price. */
const productFields = {
  id: z.string().optional(),
  name: z.string(),
  description: z.string().optional(),
  metadata,
  tax_code: z.string().optional(),
};

/** Assigns a lookup key to one price: a used key is refused, or moves when transferred. */
function claimLookupKey(sim: Simulation, key: string | undefined, transfer: boolean, self?: string): void {
  const holder = key ? sim.store.all<Price>('price').find(price => price.lookup_key === key) : undefined;
  if (!holder || holder.id === self) return;
  if (!transfer) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  }
  change(sim, holder, { lookup_key: null }, 'price.updated');
}

export const priceRoutes = [
  route(
    'POST /v1/prices',
    z.strictObject({
      ...fields,
      currency: z.string().length(3).toLowerCase(),
      unit_amount: int.min(0),
      product: z.string().optional(),
      product_data: z.strictObject(productFields).optional(),
      recurring: recurring.optional(),
      billing_scheme: z.literal('per_unit').optional(),
    }),
    (sim, { product, product_data, recurring: every, transfer_lookup_key = false, metadata: given, ...plain }) => {
      if (!product && !product_data)
        throw invalid('Missing required param: product.', { code: 'parameter_missing', param: 'product' });
      if (product) load<Product>(sim, 'product', product, 'product');
      claimLookupKey(sim, plain.lookup_key, transfer_lookup_key);
      const made = product_data && {
        ...newProduct(sim.now(), product_data.name),
        ...product_data,
        metadata: mergeMetadata({}, product_data.metadata),
      };
      const owner = made ? create(sim, made as Product, 'product.created').id : (product ?? '');
      const { currency, unit_amount } = plain;
      const price: Price = {
        ...newPrice(sim.now(), { currency, unit_amount, product: owner }),
        ...(plain as Partial<Price>),
        metadata: mergeMetadata({}, given),
        ...(every && {
          type: 'recurring' as const,
          recurring: { ...every, meter: null, trial_period_days: null, usage_type: 'licensed' as const },
        }),
      };
      return create(sim, price, 'price.created');
    },
  ),
  route(
    'GET /v1/prices',
    z.strictObject({
      ...page,
      ...created,
      active: flag.optional(),
      lookup_keys: z.array(z.string()).optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    (sim, params) => {
      const { active, lookup_keys: keys, type } = params;
      const all = sim.store
        .all<Price>('price')
        .filter(price => within(price, params.created))
        .filter(price => active === undefined || price.active === active)
        .filter(price => keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key)))
        .filter(price => type === undefined || price.type === type);
      return pageOf('/v1/prices', all, params);
    },
  ),
  route(
    'POST /v1/prices/:id',
    z.strictObject(fields),
    (sim, { transfer_lookup_key = false, metadata: given, ...plain }, id) => {
      const price = load<Price>(sim, 'price', id);
      claimLookupKey(sim, plain.lookup_key, transfer_lookup_key, id);
      return change<Price>(sim, price, { ...plain, metadata: mergeMetadata(price.metadata, given) }, 'price.updated');
    },
  ),
];

export const productRoutes = [
  route(
    'POST /v1/products',
    z.strictObject({ ...productFields, active: flag.optional(), url: z.string().optional() }),
    (sim, { metadata: given, ...plain }) => {
      const { id } = plain;
      if (id && sim.store.get<Product>('product', id))
        throw invalid('Product already exists.', { code: 'resource_already_exists' });
      const product = { ...newProduct(sim.now(), plain.name), ...plain, metadata: mergeMetadata({}, given) } as Product;
      return create(sim, product, 'product.created');
    },
  ),
  route(
    'POST /v1/products/:id',
    z.strictObject({ active: flag.optional(), name: z.string().optional(), metadata }),
    (sim, { metadata: given, ...plain }, id) => {
      const product = load<Product>(sim, 'product', id);
      const patch = { ...plain, metadata: mergeMetadata(product.metadata, given) } as Partial<Product>;
      return change<Product>(sim, product, patch, 'product.updated');
    },
  ),
];
