import { z } from 'zod';
import { flag, metadata } from '../http/params.ts';
import { route } from '../http/route.ts';
import { created, page, pageOf, within } from '../list.ts';
import { newProduct, type Product } from '../objects/product.ts';
import { invalid } from '../StripeError.ts';
import { change, create, load, mergeMetadata } from '../simulation.ts';

const fields = {
  active: flag.optional(),
  description: z.string().optional(),
  metadata,
  tax_code: z.string().optional(),
  url: z.string().optional(),
};

export const productRoutes = [
  route(
    'POST /v1/products',
    z.strictObject({ ...fields, id: z.string().optional(), name: z.string(), type: z.literal('service').optional() }),
    (sim, { metadata: given, ...plain }) => {
      const { id } = plain;
      if (id && sim.store.get<Product>('product', id))
        throw invalid('Product already exists.', { code: 'resource_already_exists' });
      const product = { ...newProduct(sim.now(), plain.name), ...plain, metadata: mergeMetadata({}, given) } as Product;
      return create(sim, product, 'product.created');
    },
  ),
  route(
    'GET /v1/products',
    z.strictObject({ ...page, ...created, active: flag.optional(), ids: z.array(z.string()).optional() }),
    (sim, params) => {
      const all = sim.store
        .all<Product>('product')
        .filter(product => within(product, params.created))
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ id }) => params.ids === undefined || params.ids.includes(id));
      return pageOf('/v1/products', all, params);
    },
  ),
  route('GET /v1/products/:id', z.strictObject({}), (sim, _, id) => load<Product>(sim, 'product', id)),
  route(
    'POST /v1/products/:id',
    z.strictObject({ ...fields, name: z.string().optional() }),
    (sim, { metadata: given, ...plain }, id) => {
      const product = load<Product>(sim, 'product', id);
      const patch = { ...plain, metadata: mergeMetadata(product.metadata, given), updated: sim.now() };
      return change<Product>(sim, product, patch, 'product.updated');
    },
  ),
];
