import { z } from 'zod';
import { automaticTax, created, flag, int, metadata, page, pageOf, readRoute, route, within } from '../http/route.ts';
import { loadCustomer, requireCustomer } from '../objects/customer.ts';
import type { Subscription } from '../objects/subscription.ts';
import { load, mergeMetadata, type Simulation } from '../simulation.ts';
import { cancelSubscription } from './collection.ts';
import { attachedMethodOf } from './paymentMethods.ts';
import { createSubscription, updateSubscription } from './subscriptions.ts';

export const prorations = z.enum(['create_prorations', 'always_invoice', 'none']);

const subscriptionFields = {
  automatic_tax: automaticTax,
  cancel_at_period_end: flag.optional(),
  default_payment_method: z.string().optional(),
  description: z.string().optional(),
  metadata,
  off_session: flag.default(false),
  payment_settings: z
    .strictObject({
      payment_method_types: z.array(z.string()).optional(),
      save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
    })
    .optional(),
  proration_behavior: prorations.default('create_prorations'),
};
type Fields = Partial<z.infer<z.ZodObject<typeof subscriptionFields>>>;

/** The simple fields of a call in the subscription's format; fields that were not given are missing. */
function fieldsOf(sim: Simulation, given: Fields, old?: Subscription): Partial<Subscription> {
  const patch: Partial<Subscription> = {};
  const { automatic_tax: tax, payment_settings: settings } = given;
  if (tax)
    patch.automatic_tax = {
      disabled_reason: null,
      enabled: tax.enabled,
      liability: tax.enabled ? { type: 'self' } : null,
    };
  if (given.default_payment_method !== undefined) {
    const id = given.default_payment_method;
    patch.default_payment_method = id === '' ? null : attachedMethodOf(sim, id, 'default_payment_method').id;
  }
  if (given.description !== undefined) patch.description = given.description || null;
  if (given.metadata !== undefined) patch.metadata = mergeMetadata(old?.metadata ?? {}, given.metadata);
  if (settings) {
    const before = old?.payment_settings;
    patch.payment_settings = {
      payment_method_options: null,
      payment_method_types: settings.payment_method_types ?? before?.payment_method_types ?? null,
      save_default_payment_method: settings.save_default_payment_method ?? before?.save_default_payment_method ?? 'off',
    };
  }
  return patch;
}

/** The fields for cancelling at the end of the period, and for withdrawing that. */
function endFields(sim: Simulation, subscription: Subscription, atPeriodEnd: boolean): Partial<Subscription> {
  const end = Math.min(...subscription.items.data.map(item => item.current_period_end));
  const reason = atPeriodEnd ? ('cancellation_requested' as const) : null;
  return {
    cancel_at_period_end: atPeriodEnd,
    cancel_at: atPeriodEnd ? end : null,
    canceled_at: atPeriodEnd ? sim.now() : null,
    cancellation_details: { ...subscription.cancellation_details, reason },
  };
}

/** The schema of items in calls. */
export const givenItems = z.array(
  z.strictObject({
    id: z.string().optional(),
    price: z.string().optional(),
    quantity: int.min(1).optional(),
    deleted: flag.optional(),
    metadata,
  }),
);

const cancellation = z.strictObject({ comment: z.string().optional(), feedback: z.string().optional() }).optional();
const behaviors = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'] as const;

export const subscriptionRoutes = [
  route(
    'POST /v1/subscriptions',
    z.strictObject({
      ...subscriptionFields,
      customer: z.string(),
      items: givenItems,
      payment_behavior: z.enum(behaviors).default('allow_incomplete'),
    }),
    (sim, given) => {
      loadCustomer(sim, given.customer, 'customer');
      const { customer, items: wanted, payment_behavior: behavior, off_session: offSession } = given;
      return createSubscription(sim, { customer, items: wanted, behavior, offSession, fields: fieldsOf(sim, given) });
    },
  ),
  route(
    'GET /v1/subscriptions',
    z.strictObject({
      ...page,
      ...created,
      customer: z.string().optional(),
      price: z.string().optional(),
      status: z.string().optional(),
    }),
    (sim, params) => {
      const { status, customer, price } = params;
      requireCustomer(sim, customer);
      const ended = (subscription: Subscription) => subscription.ended_at !== null;
      const all = sim.store
        .all<Subscription>('subscription')
        .filter(subscription => within(subscription, params.created))
        .filter(subscription => customer === undefined || subscription.customer === customer)
        .filter(({ items: { data } }) => price === undefined || data.some(item => item.price.id === price))
        .filter(subscription => {
          if (status === undefined) return subscription.status !== 'canceled';
          if (status === 'ended') return ended(subscription);
          return status === 'all' || subscription.status === status;
        });
      return pageOf('/v1/subscriptions', all, params);
    },
  ),
  readRoute<Subscription>('/v1/subscriptions', 'subscription'),
  route(
    'POST /v1/subscriptions/:id',
    z.strictObject({
      ...subscriptionFields,
      cancellation_details: cancellation,
      items: givenItems.optional(),
      payment_behavior: z.enum([...behaviors, 'pending_if_incomplete']).default('allow_incomplete'),
      proration_date: int.optional(),
    }),
    (sim, given, id) => {
      const subscription = load<Subscription>(sim, 'subscription', id);
      const {
        items: wanted,
        proration_behavior: proration,
        payment_behavior: behavior,
        proration_date: prorationDate,
        off_session: offSession,
      } = given;
      const patch = fieldsOf(sim, given, subscription);
      if (given.cancel_at_period_end !== undefined)
        Object.assign(patch, endFields(sim, subscription, given.cancel_at_period_end));
      if (given.cancellation_details) {
        const details = patch.cancellation_details ?? subscription.cancellation_details;
        patch.cancellation_details = { ...details, ...given.cancellation_details };
      }
      return updateSubscription(sim, subscription, {
        items: wanted,
        proration,
        behavior,
        offSession,
        prorationDate,
        fields: patch,
      });
    },
  ),
  route(
    'DELETE /v1/subscriptions/:id',
    z.strictObject({ cancellation_details: cancellation }),
    (sim, { cancellation_details }, id) =>
      cancelSubscription(sim, load<Subscription>(sim, 'subscription', id), cancellation_details ?? {}),
  ),
];
