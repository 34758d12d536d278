import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Stripe } from 'stripe';
import {
  openSimulatorForTest,
  publishableKey,
  secretKey,
  stripeAt,
  type TestSimulator,
} from '../../testing/openSimulatorForTest.ts';
import { beginSubscription, makePlans } from '../../testing/planForTest.ts';
import { startSimulator } from '../startSimulator.ts';

let simulator: TestSimulator;
let stripe: Stripe;
beforeAll(async () => {
  simulator = await openSimulatorForTest();
  stripe = simulator.stripe;
});
afterAll(() => simulator.close());

const get = (path: string, key?: string) =>
  fetch(`${simulator.url}${path}`, { headers: key ? { authorization: `Bearer ${key}` } : {} });

test('the simulator does not start with a live key', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aicp-payments-'));
  for (const live of ['sk_live_1', 'rk_live_1']) {
    const start = startSimulator({ dataDir, secretKey: live, publishableKey });
    await expect(start).rejects.toThrow('The payment simulator cannot be started with live keys.');
  }
});

test.each([[undefined], ['sk_test_other'], [publishableKey], ['sk_live_real'], ['rk_live_real']])(
  'a request with the key %s is refused with 401 in the shape of Stripe',
  async key => {
    for (const path of ['/v1/customers', '/__simulator/advance']) {
      const answer = await get(path, key);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    }
  },
);

test('responses state their API version, and that nothing is live', async () => {
  const customer = await stripe.customers.create();
  expect(customer.lastResponse.headers['stripe-version']).toBe(Stripe.API_VERSION);
  expect(customer.lastResponse.requestId).toMatch(/^req_/);
  expect(customer.livemode).toBe(false);
});

test('unknown objects, paths and parameters, and missing or malformed ones, are refused as by Stripe', async () => {
  const cases: [Promise<unknown>, object][] = [
    [stripe.customers.retrieve('cus_none'), { statusCode: 404, code: 'resource_missing', param: 'id' }],
    [stripe.payouts.list(), { statusCode: 404, type: 'StripeInvalidRequestError' }],
    [
      stripe.customers.create({ nickname: 'x' } as never),
      { statusCode: 400, code: 'parameter_unknown', param: 'nickname' },
    ],
    [
      stripe.subscriptions.create({ items: [] } as never),
      { statusCode: 400, code: 'parameter_missing', param: 'customer' },
    ],
    [stripe.paymentIntents.create({ amount: 1.5, currency: 'eur' }), { statusCode: 400, param: 'amount' }],
    [stripe.refunds.create({ payment_intent: 'pi_none' }), { statusCode: 400, param: 'payment_intent' }],
    [stripe.customers.create({ expand: ['nothing'] }), { statusCode: 400 }],
  ];
  for (const [call, failure] of cases) await expect(call).rejects.toMatchObject(failure);
});

test('metadata is merged, and cleared by key or completely', async () => {
  const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
  expect((await stripe.customers.update(id, { metadata: { b: '', c: '3' } })).metadata).toEqual({ a: '1', c: '3' });
  expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({});
});

test('lists come newest first, page by page', async () => {
  const made: string[] = [];
  for (let count = 0; count < 25; count++)
    made.unshift((await stripe.customers.create({ email: 'list@example.com' })).id);
  const first = await stripe.customers.list({ email: 'list@example.com', limit: 10 });
  expect([first.data.length, first.has_more]).toEqual([10, true]);
  const all = await stripe.customers.list({ email: 'list@example.com' }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made);
  const back = await stripe.customers.list({ email: 'list@example.com', ending_before: made[10], limit: 3 });
  expect(back.data.map(({ id }) => id)).toEqual(made.slice(7, 10));
});

test('a lookup key names one price: a used key is refused, or moves when transferred', async () => {
  const { starter } = await makePlans(stripe);
  const copy = { currency: 'eur', unit_amount: 5900, product: starter.product as string, lookup_key: 'plan_starter' };
  await expect(stripe.prices.create(copy)).rejects.toMatchObject({ statusCode: 400, param: 'lookup_key' });
  const moved = await stripe.prices.create({ ...copy, transfer_lookup_key: true });
  const found = await stripe.prices.list({ lookup_keys: ['plan_starter'], expand: ['data.product'] });
  expect(found.data.map(({ id, product }) => [id, (product as Stripe.Product).name])).toEqual([[moved.id, 'Starter']]);
  const product = { id: 'aicp_starter', name: 'Starter' };
  await stripe.products.create(product);
  await expect(stripe.products.create(product)).rejects.toMatchObject({ code: 'resource_already_exists' });
});

test('the same call with the same key is done once and answered twice, even after a restart', async () => {
  const once = () => simulator.stripe.customers.create({ email: 'once@example.com' }, { idempotencyKey: 'once' });
  const first = await once();
  expect((await once()).id).toBe(first.id);
  await simulator.restart();
  stripe = simulator.stripe;
  const replayed = await once();
  expect(replayed.id).toBe(first.id);
  expect(replayed.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
});

test('a key is refused for other parameters, for another endpoint, and while it is in use', async () => {
  const options = { idempotencyKey: 'taken' };
  await stripe.customers.create({ email: 'a@example.com' }, options);
  const refused = { statusCode: 400, type: 'StripeIdempotencyError' };
  await expect(stripe.customers.create({ email: 'b@example.com' }, options)).rejects.toMatchObject(refused);
  await expect(stripe.products.create({ name: 'x' }, options)).rejects.toMatchObject(refused);
  await simulator.control('answers', { delayMs: 100 });
  const twice = await Promise.allSettled(
    [1, 2].map(() => stripe.customers.create({}, { idempotencyKey: 'same time' })),
  );
  await simulator.control('answers');
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { statusCode: 409, code: 'idempotency_key_in_use' },
  });
});

test('a decline is replayed too: the same key never charges a second time', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 4900, currency: 'eur' });
  const confirm = () =>
    stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: 'pm_card_visa_chargeDeclined' },
      { idempotencyKey: 'declined' },
    );
  await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' });
  await expect(confirm()).rejects.toMatchObject({ code: 'card_declined' });
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test('a retry after a lost response does not create a second subscription', async () => {
  const plans = await makePlans(simulator.stripe).catch(() => undefined);
  const price = plans?.professional ?? (await stripe.prices.list({ type: 'recurring' })).data[0];
  const customer = await stripe.customers.create();
  await simulator.control('answers', { lose: 1 });
  const { hostname, port } = new URL(simulator.url);
  const retrying = new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 2 });
  await beginSubscription(retrying, customer.id, String(price?.id));
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
});

test('the SDK of another test account is refused', async () => {
  await expect(stripeAt(simulator.url, 'sk_test_stranger').customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  });
});
