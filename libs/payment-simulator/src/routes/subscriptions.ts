import { z } from 'zod';
import { flag, int, metadata } from '../http/params.ts';
import { route } from '../http/route.ts';
import { created, page, pageOf, within } from '../list.ts';
import type { Subscription } from '../objects/subscription.ts';
import { load, loadCustomer } from '../simulation.ts';
import { cancelSubscription } from '../subscriptions/cancelSubscription.ts';
import { createSubscription } from '../subscriptions/createSubscription.ts';
import { endFields, fieldsOf, subscriptionFields } from '../subscriptions/subscriptionFields.ts';
import { updateSubscription } from '../subscriptions/updateSubscription.ts';

/** Items as calls name them. */
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
  route('GET /v1/subscriptions/:id', z.strictObject({}), (sim, _, id) => load<Subscription>(sim, 'subscription', id)),
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
