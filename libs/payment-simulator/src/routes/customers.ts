import { z } from 'zod';
import { address, metadata } from '../http/params.ts';
import { route } from '../http/route.ts';
import { created, page, pageOf, within } from '../list.ts';
import { type Customer, newCustomer } from '../objects/customer.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import type { Subscription } from '../objects/subscription.ts';
import { forgetCustomer } from '../payments/forgetCustomer.ts';
import { keepMethod } from '../payments/keepMethod.ts';
import { methodOf } from '../payments/takeMethod.ts';
import { change, create, load, loadCustomer, mergeMetadata, type Simulation } from '../simulation.ts';
import { cancelSubscription } from '../subscriptions/cancelSubscription.ts';

const fields = {
  address,
  description: z.string().optional(),
  email: z.string().optional(),
  metadata,
  name: z.string().optional(),
  phone: z.string().optional(),
  preferred_locales: z.array(z.string()).optional(),
  invoice_settings: z.strictObject({ default_payment_method: z.string().optional() }).optional(),
  tax: z.strictObject({ ip_address: z.string().optional(), validate_location: z.string().optional() }).optional(),
};
type Fields = z.infer<z.ZodObject<typeof fields>>;

function patchOf(
  sim: Simulation,
  customer: Customer,
  { metadata: given, invoice_settings, tax: _, ...plain }: Fields,
): Partial<Customer> {
  const cardId = invoice_settings?.default_payment_method;
  const method = cardId ? methodOf(sim, cardId, 'invoice_settings[default_payment_method]') : undefined;
  return {
    ...Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, value === '' ? null : value])),
    metadata: mergeMetadata(customer.metadata, given),
    ...(cardId !== undefined && {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: method?.id ?? null },
    }),
  };
}

export const customerRoutes = [
  route(
    'POST /v1/customers',
    z.strictObject({ ...fields, payment_method: z.string().optional() }),
    (sim, { payment_method, ...given }) => {
      const made = newCustomer(sim.now());
      const customer = create<Customer>(sim, { ...made, ...patchOf(sim, made, given) }, 'customer.created');
      if (payment_method) keepMethod(sim, methodOf(sim, payment_method), customer.id);
      return customer;
    },
  ),
  route('GET /v1/customers', z.strictObject({ ...page, ...created, email: z.string().optional() }), (sim, params) => {
    const all = sim.store
      .all<Customer>('customer')
      .filter(customer => !customer.deleted && within(customer, params.created))
      .filter(({ email }) => params.email === undefined || email === params.email);
    return pageOf('/v1/customers', all, params);
  }),
  route('GET /v1/customers/:id', z.strictObject({}), (sim, _, id) => {
    const customer = load<Customer>(sim, 'customer', id);
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  }),
  route('POST /v1/customers/:id', z.strictObject(fields), (sim, given, id) => {
    const customer = loadCustomer(sim, id);
    return change(sim, customer, patchOf(sim, customer, given), 'customer.updated');
  }),
  route('DELETE /v1/customers/:id', z.strictObject({}), (sim, _, id) => {
    const customer = loadCustomer(sim, id);
    for (const subscription of sim.store.all<Subscription>('subscription')) {
      const going = subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired';
      if (subscription.customer === id && going) cancelSubscription(sim, subscription, {});
    }
    sim.emit('customer.deleted', customer);
    forgetCustomer(sim.store, customer);
    return { id, object: 'customer', deleted: true };
  }),
  route(
    'GET /v1/customers/:id/payment_methods',
    z.strictObject({ ...page, type: z.literal('card').optional() }),
    (sim, params, id) => {
      loadCustomer(sim, id);
      const own = sim.store.all<PaymentMethod>('payment_method').filter(({ customer }) => customer === id);
      return pageOf(`/v1/customers/${id}/payment_methods`, own, params);
    },
  ),
];
