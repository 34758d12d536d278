import { z } from 'zod';
import { address, created, metadata, page, pageOf, route, within } from '../http/route.ts';
import { type Customer, loadCustomer, newCustomer } from '../objects/customer.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import type { Subscription } from '../objects/subscription.ts';
import { change, create, load, mergeMetadata, type Simulation } from '../simulation.ts';
import type { Store, Stored } from '../store.ts';
import { cancelSubscription } from './collection.ts';
import { attachedMethodOf, keepMethod, methodOf } from './paymentMethods.ts';

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
  const method = cardId ? attachedMethodOf(sim, cardId, 'invoice_settings[default_payment_method]') : undefined;
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

/** The fields of any Stripe object that identify a person. */
const PERSONAL = [
  'address',
  'customer_address',
  'customer_email',
  'customer_name',
  'customer_phone',
  'email',
  'name',
  'phone',
  'receipt_email',
];

/**
 * Reduces a deleted customer to the id and the payments. No name or address remains in any object, event, stored response or line of the
 * journal. Stripe itself keeps more, as the law requires.
 */
function forgetCustomer(store: Store, { id, created }: Pick<Customer, 'id' | 'created'>): void {
  const quoted = `"${id}"`;
  const about = (object: string) =>
    store.all<Stored>(object).filter(value => value.id === id || JSON.stringify(value).includes(quoted));
  for (const answer of about('simulator.idempotency')) store.remove(answer);
  const methods = about('payment_method');
  for (const method of methods) store.remove(method);
  const gone = new Set(methods.map(method => method.id));
  for (const object of ['charge', 'event', 'invoice', 'payment_intent', 'setup_intent', 'subscription'])
    for (const value of about(object)) store.put(withoutPersonal(value, gone));
  store.put({ ...newCustomer(created), id, deleted: true });
  store.forget();
}

/** @param gone the ids of cards, which no object may refer to any more */
function withoutPersonal<Value>(value: Value, gone: ReadonlySet<string>): Value {
  if (Array.isArray(value)) return value.map(each => withoutPersonal(each, gone)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const cleaned = Object.entries(value).map(([key, part]) => [
    key,
    PERSONAL.includes(key) || (typeof part === 'string' && gone.has(part)) ? null : withoutPersonal(part, gone),
  ]);
  return Object.fromEntries(cleaned);
}
