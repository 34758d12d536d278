import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBillingForTest, type TestBilling } from '../testing/openBillingForTest.ts';

let billing: TestBilling;
let customerId = '';
let subscriptionId = '';
const SUBSCRIBE = 'mutation { createSubscription(planId: starter) { subscriptionId } }';
beforeAll(async () => {
  billing = await openBillingForTest({ worker: false });
  await billing.control('deliveries', { drop: true });
  ({ subscriptionId } = await root<{ subscriptionId: string }>(billing.execute(user(1), SUBSCRIBE)));
  customerId = (await billing.rows('customers'))[0]?.stripeId;
});
afterAll(() => billing.stop());

const AT = 1_795_340_000;
const snapshot = (type: string, object: object | null, more: object = {}) => ({
  object: 'event',
  api_version: '2026-10-28.dahlia',
  created: AT,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  ...more,
});
const old = { api_version: '2015-10-16', request: 'req_1' };
const thin = (type: string, related: object | null, more: object = {}) => ({
  object: 'v2.core.event',
  type,
  livemode: false,
  created: '2026-11-26T10:00:00.000Z',
  related_object: related,
  ...more,
});
const subscription = { id: 'sub_1', object: 'subscription', customer: 'cus_1' };
const invoice = { id: 'in_1', object: 'invoice', customer: 'cus_1' };
const charge = { id: 'ch_1', object: 'charge', customer: 'cus_1', payment_intent: 'pi_1' };
const ordered = (objectId: string, customer: string | null, paymentIntentId: string | null = null) => ({
  objectId,
  customerId: customer,
  paymentIntentId,
});

/** Events as Stripe documents them, with the resulting order; null: acknowledged without one. */
const events: [what: string, event: object, order: object | null][] = [
  ['a subscription, as today', snapshot('customer.subscription.updated', subscription), ordered('sub_1', 'cus_1')],
  [
    'a subscription with its customer expanded',
    snapshot('customer.subscription.created', { ...subscription, customer: { id: 'cus_1', object: 'customer' } }),
    ordered('sub_1', 'cus_1'),
  ],
  [
    'a subscription whose customer is deleted',
    snapshot('customer.subscription.deleted', {
      ...subscription,
      customer: { id: 'cus_1', object: 'customer', deleted: true },
    }),
    ordered('sub_1', 'cus_1'),
  ],
  [
    'a subscription of an old version',
    snapshot('customer.subscription.updated', subscription, old),
    ordered('sub_1', 'cus_1'),
  ],
  ['a subscription that was paused', snapshot('customer.subscription.paused', subscription), ordered('sub_1', 'cus_1')],
  [
    'a subscription whose trial ends',
    snapshot('customer.subscription.trial_will_end', subscription),
    ordered('sub_1', 'cus_1'),
  ],
  [
    'a subscription without a customer',
    snapshot('customer.subscription.updated', { ...subscription, customer: null }),
    ordered('sub_1', null),
  ],
  [
    'a customer who is deleted',
    snapshot('customer.deleted', { id: 'cus_1', object: 'customer' }),
    ordered('cus_1', 'cus_1'),
  ],
  [
    'a customer as a deleted object',
    snapshot('customer.deleted', { id: 'cus_1', object: 'customer', deleted: true }),
    ordered('cus_1', 'cus_1'),
  ],
  [
    'a customer with another card',
    snapshot(
      'customer.updated',
      { id: 'cus_1', object: 'customer' },
      {
        data: { object: { id: 'cus_1', object: 'customer' }, previous_attributes: { invoice_settings: {} } },
      },
    ),
    ordered('cus_1', 'cus_1'),
  ],
  [
    'a customer with another balance',
    snapshot(
      'customer.updated',
      {},
      {
        data: { object: { id: 'cus_1', object: 'customer' }, previous_attributes: { balance: 0 } },
      },
    ),
    null,
  ],
  ['a customer without what was before', snapshot('customer.updated', { id: 'cus_1', object: 'customer' }), null],
  ['a new customer', snapshot('customer.created', { id: 'cus_1', object: 'customer' }), null],
  ['an invoice', snapshot('invoice.paid', invoice), ordered('in_1', 'cus_1')],
  [
    'an invoice of an old version, with its payment',
    snapshot('invoice.paid', { ...invoice, payment_intent: 'pi_1', charge: 'ch_1', subscription: 'sub_1' }, old),
    ordered('in_1', 'cus_1', 'pi_1'),
  ],
  [
    'an invoice with its payment expanded',
    snapshot('invoice.payment_failed', { ...invoice, payment_intent: { id: 'pi_1', object: 'payment_intent' } }),
    ordered('in_1', 'cus_1', 'pi_1'),
  ],
  [
    'an invoice that needs the customer',
    snapshot('invoice.payment_action_required', invoice),
    ordered('in_1', 'cus_1'),
  ],
  ['an invoice without a customer', snapshot('invoice.paid', { ...invoice, customer: null }), ordered('in_1', null)],
  ['an invoice to come, which has no id', snapshot('invoice.upcoming', { object: 'invoice', customer: 'cus_1' }), null],
  ['the older name of a paid invoice', snapshot('invoice.payment_succeeded', invoice), null],
  [
    'a payment',
    snapshot('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent', customer: 'cus_1' }),
    ordered('pi_1', 'cus_1', 'pi_1'),
  ],
  [
    'a payment without a customer',
    snapshot('payment_intent.canceled', { id: 'pi_1', object: 'payment_intent', customer: null }),
    ordered('pi_1', null, 'pi_1'),
  ],
  [
    'a payment that failed, with its error',
    snapshot('payment_intent.payment_failed', {
      id: 'pi_1',
      object: 'payment_intent',
      last_payment_error: { type: 'card_error', payment_method: { id: 'pm_1' } },
    }),
    ordered('pi_1', null, 'pi_1'),
  ],
  ['a payment under way', snapshot('payment_intent.processing', { id: 'pi_1', object: 'payment_intent' }), null],
  [
    'a card that was set up',
    snapshot('setup_intent.succeeded', { id: 'seti_1', object: 'setup_intent', customer: 'cus_1' }),
    ordered('seti_1', 'cus_1'),
  ],
  ['a refund of a charge', snapshot('charge.refunded', charge), ordered('ch_1', 'cus_1', 'pi_1')],
  [
    'a refund of a charge before payment intents',
    snapshot('charge.refunded', { ...charge, payment_intent: null }, old),
    ordered('ch_1', 'cus_1'),
  ],
  [
    'a dispute',
    snapshot('charge.dispute.created', { id: 'dp_1', object: 'dispute', charge: 'ch_1', payment_intent: 'pi_1' }),
    ordered('dp_1', null, 'pi_1'),
  ],
  [
    'a dispute with everything expanded',
    snapshot('charge.dispute.closed', {
      id: 'dp_1',
      object: 'dispute',
      charge,
      payment_intent: { id: 'pi_1', object: 'payment_intent' },
    }),
    ordered('dp_1', null, 'pi_1'),
  ],
  ['a refund', snapshot('refund.created', { id: 're_1', object: 'refund' }), null],
  ['a balance, which has no id', snapshot('balance.available', { object: 'balance', available: [] }), null],
  [
    'a payment method',
    snapshot('payment_method.detached', { id: 'pm_1', object: 'payment_method', customer: null }),
    null,
  ],
  ['a price', snapshot('price.deleted', { id: 'price_1', object: 'price', deleted: true }), null],
  [
    'a checkout',
    snapshot('checkout.session.completed', { id: 'cs_1', object: 'checkout.session', customer: null }),
    null,
  ],
  [
    'an event of a connected account',
    snapshot('account.updated', { id: 'acct_1', object: 'account' }, { account: 'acct_1' }),
    null,
  ],
  ['a test of the address', snapshot('ping', null), null],
  ['a type that there is not yet', snapshot('customer.hologram.created', { id: 'h_1', object: 'hologram' }), null],
  ['a heard type without an object', snapshot('invoice.paid', null), null],
  ['a heard type without data', snapshot('invoice.paid', null, { data: undefined }), null],
  [
    'a thin event of Stripe’s second interface',
    thin('v2.core.account.updated', { id: 'acct_1', type: 'v2.core.account', url: '/v2/core/accounts/acct_1' }),
    null,
  ],
  [
    'a thin event with data and nothing related',
    thin('v1.billing.meter.no_meter_found', null, { data: { developer_message_summary: 'x' } }),
    null,
  ],
  [
    'a thin event of a subscription',
    thin('v1.customer.subscription.updated', { id: 'sub_1', type: 'subscription', url: '/v1/subscriptions/sub_1' }),
    ordered('sub_1', null),
  ],
  [
    'a thin event of a customer',
    thin('v1.customer.updated', { id: 'cus_1', type: 'customer', url: '/v1/customers/cus_1' }),
    ordered('cus_1', 'cus_1'),
  ],
  [
    'a thin event of a payment',
    thin('v1.payment_intent.succeeded', { id: 'pi_1', type: 'payment_intent', url: '/v1/payment_intents/pi_1' }),
    ordered('pi_1', null, 'pi_1'),
  ],
  [
    'a ping of an event destination',
    thin('v2.core.event_destination.ping', { id: 'ed_1', type: 'event_destination' }),
    null,
  ],
  ['an event without a type', { object: 'event', created: AT }, null],
  ['a list in the place of an event', { object: 'list', data: [], has_more: false }, null],
];

describe('an event of Stripe', () => {
  it.each(events)('%s is received with 200, and handled or ignored', async (what, event, order) => {
    const id = `evt_${events.findIndex(([each]) => each === what)}`;
    const payload = JSON.stringify({ id, ...event });
    expect(await billing.post(payload, billing.sign(payload))).toBe(200);
    const orders = await billing.rows('outbox', { name: 'handleStripeEvent', 'data.eventId': id });
    const type = String((event as { type?: string }).type).replace(/^v1\./, '');
    const created = 'related_object' in event ? Date.UTC(2026, 10, 26, 10) / 1000 : AT;
    expect(orders.map(({ data }) => data)).toEqual(
      order ? [{ mode: 'test', eventId: id, type, created, ...order }] : [],
    );
  });

  it('without a customer belongs to its object’s customer', async () => {
    const { test: provider } = billing.providers;
    expect(await provider?.customers.holderOf('customer.subscription.updated', subscriptionId)).toBe(customerId);
    expect(await provider?.customers.holderOf('invoice.paid', 'in_unknown')).toBeNull();
    expect(await provider?.customers.holderOf('customer.deleted', customerId)).toBeNull();
  });
});
