import { setTimeout as sleep } from 'node:timers/promises';
import type { HandleStripeEventData } from '@aicp/contracts/events/billingJobs';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import mongoose from 'mongoose';
import type Stripe from 'stripe';
import { openBillingForTest, type TestBilling } from '../testing/openBillingForTest.ts';
import type { BillingContext } from './context.ts';
import { standingOf } from './domain/subscription.ts';
import { handleStripeEvent } from './use-cases/handleStripeEvent.ts';
import { receiveStripeEvent } from './use-cases/receiveStripeEvent.ts';

/** Full: 10,000 sequences of deliveries; the ordinary run takes a sample. */
const [SCENARIOS, DELIVERIES] = process.env.PROOF === 'full' ? [500, 20] : [4, 4];
const SEQUENCES = SCENARIOS * DELIVERIES;

let billing: TestBilling;
let nextUser = 1;
beforeAll(async () => {
  billing = await openBillingForTest({ worker: false });
  // Events are fetched and delivered by the test, in its own order.
  await billing.control('deliveries', { drop: true });
});
afterAll(() => billing.stop());

/** Actions of a customer at Stripe without a webhook to billing. */
const ACTIONS = ['cancel', 'resume', 'end', 'changePlan', 'preferCard', 'buy', 'refund', 'dispute', 'win'] as const;
type Action = (typeof ACTIONS)[number];

const delivery = fc.record({
  /** Deliveries per event. */
  copies: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
  /** Sorting keys that shuffle the deliveries. */
  order: fc.array(fc.nat(), { minLength: 5, maxLength: 40 }),
  /** The step before or after which the process of a delivery dies; most deliveries survive. */
  crashes: fc.array(fc.option(fc.integer({ min: 0, max: 7 }), { freq: 2 }), { minLength: 1, maxLength: 12 }),
  /** Concurrent handlers. */
  hands: fc.integer({ min: 1, max: 4 }),
  /** Pauses of a handler between reading Stripe and writing, so that others overtake it. */
  pauses: fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 7 }),
  /** The customer's action while the others are being handled. */
  meanwhile: fc.constantFrom<Action>('cancel', 'resume', 'changePlan', 'end', 'refund'),
});
type Delivery = typeof delivery extends fc.Arbitrary<infer Value> ? Value : never;

const scenario = fc.record({
  actions: fc.array(fc.constantFrom<Action>(...ACTIONS), { maxLength: 5 }),
  deliveries: fc.array(delivery, { minLength: DELIVERIES, maxLength: DELIVERIES }),
});

class Crash extends Error {}

/** A context in which the process dies around step `at`: before or after a transaction, whichever comes first. */
function dying(ctx: BillingContext, at: number | null, pause = 0): BillingContext {
  let step = 0;
  const die = () => {
    if (at !== null && step++ === at) throw new Crash();
  };
  return {
    ...ctx,
    async transaction(work) {
      die();
      await sleep(pause);
      const result = await ctx.transaction(work);
      die();
      return result;
    },
  };
}

async function survive(work: (crash: number | null) => Promise<void>, crash: number | null): Promise<void> {
  await work(crash).catch(async (error: unknown) => {
    if (!(error instanceof Crash)) throw error;
    await work(null);
  });
}

const outbox = () => mongoose.connection.collection<{ _id: string; name: string; data: unknown }>('outbox');

const SUBSCRIBE = 'mutation { createSubscription(planId: professional) { subscriptionId clientSecret } }';
const BUY = `mutation ($input: PurchaseDocumentInput!) { purchaseDocument(input: $input) { purchaseId clientSecret } }`;

type Person = { userId: number; customer: string; subscription: string; payments: string[]; dispute?: string };

async function newSubscriber(): Promise<Person> {
  const userId = nextUser++;
  const begun = await root<{ subscriptionId: string; clientSecret: string }>(billing.execute(user(userId), SUBSCRIBE));
  await billing.pay(begun.clientSecret);
  const [row] = await billing.rows('customers', { userId });
  return { userId, customer: row?.stripeId, subscription: begun.subscriptionId, payments: [] };
}

/** Some actions are impossible in some states; Stripe then refuses them, and nothing happens. */
async function act(person: Person, action: Action): Promise<void> {
  const { stripe } = billing;
  const { subscription, customer, userId } = person;
  const last = person.payments.at(-1);
  if (action === 'cancel') await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  if (action === 'resume') await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
  if (action === 'end') await stripe.subscriptions.cancel(subscription);
  if (action === 'preferCard') {
    const card = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });
  }
  if (action === 'changePlan') {
    const { items } = await stripe.subscriptions.retrieve(subscription);
    const prices = await billing.providers.test?.catalogue.priceIds();
    const price = prices?.starter;
    await stripe.subscriptions.update(subscription, { items: [{ id: String(items.data[0]?.id), price }] });
  }
  if (action === 'buy') {
    const assessmentId = userId * 100 + person.payments.length;
    await billing.complete(assessmentId, userId);
    const input = { assessmentId: String(assessmentId), documentType: 'model-card' };
    const { clientSecret } = await root<{ clientSecret: string }>(billing.execute(user(userId), BUY, { input }));
    person.payments.push((await billing.pay(clientSecret)).id);
  }
  if (action === 'refund' && last) await stripe.refunds.create({ payment_intent: last });
  if (action === 'dispute' && last)
    person.dispute = String((await billing.control('dispute', { payment_intent: last })).id);
  if (action === 'win' && person.dispute) await billing.control('dispute', { dispute: person.dispute, status: 'won' });
}

const refusals = (error: unknown) => {
  if (!(error instanceof Error)) throw error;
};

async function listEvents({ customer, payments }: Person, since: number): Promise<Stripe.Event[]> {
  const { data } = await billing.stripe.events.list({ limit: 100, created: { gte: since } });
  const about = (object: { id?: string; customer?: unknown; payment_intent?: unknown }) =>
    object.id === customer || object.customer === customer || payments.includes(String(object.payment_intent));
  return data.filter(({ data: { object } }) => about(object as Parameters<typeof about>[0]));
}

/** Resets billing to the time after the purchase, before any webhook. */
async function forget({ userId, payments }: Person): Promise<void> {
  const collection = (name: string) => mongoose.connection.collection(name);
  await outbox().deleteMany({});
  await collection('webhook_events').deleteMany({});
  await collection('standings').deleteMany({ _id: organisationOf(userId) as never });
  await collection('customers').updateMany({ userId }, { $set: { subscription: null, readAt: null, open: true } });
  const pending = { status: 'pending', paidAt: null, counts: true };
  await collection('purchases').updateMany({ paymentIntentId: { $in: payments } }, { $set: pending });
}

/** Receives the events and processes them, in the most disorderly way. */
async function deliver(person: Person, since: number, delivery: Delivery): Promise<void> {
  const { copies, order, crashes, hands, pauses, meanwhile } = delivery;
  const events = await listEvents(person, since);
  expect(events.length).toBeGreaterThan(0);
  let step = 0;
  const crash = () => crashes[step++ % crashes.length] ?? null;
  const received = events.flatMap((event, index) =>
    Array<Stripe.Event>(copies[index % copies.length] ?? 1).fill(event),
  );
  const shuffled = received
    .map((event, index) => ({ event, key: order[(index * 7) % order.length] ?? 0 }))
    .toSorted((a, b) => a.key - b.key);
  for (const { event } of shuffled)
    await survive(at => receiveStripeEvent(dying(billing.context(), at), 'test', event), crash());

  const jobs = await outbox().find({ name: 'handleStripeEvent' }).toArray();
  expect(new Set(jobs.map(({ data }) => (data as HandleStripeEventData).eventId)).size).toBe(jobs.length);
  // Each once more than ordered, concurrently: a stalled worker's jobs are taken over while it still works on them.
  const queue = jobs.flatMap(({ data }) => [data, data] as HandleStripeEventData[]);
  const work = async () => {
    for (let data = queue.shift(); data; data = queue.shift()) {
      const job = data;
      const pause = pauses[step % pauses.length];
      await survive(at => handleStripeEvent(dying(billing.context(), at, pause), job), crash());
    }
  };
  const change = async () => {
    await sleep(pauses[0]);
    await act(person, meanwhile).catch(refusals);
    const known = new Set(events.map(({ id }) => id));
    const fresh = (await listEvents(person, since)).filter(({ id }) => !known.has(id));
    for (const event of fresh) await receiveStripeEvent(billing.context(), 'test', event);
    const ids = fresh.map(({ id }) => id);
    const orders = await outbox()
      .find({ name: 'handleStripeEvent', 'data.eventId': { $in: ids } })
      .toArray();
    for (const { data } of orders) await handleStripeEvent(billing.context(), data as HandleStripeEventData);
  };
  await Promise.all([...Array.from({ length: hands }, work), change()]);
}

describe('webhooks', () => {
  it(`end in Stripe's own state, in ${SEQUENCES} sequences of repetition, disorder and crashes, and grant nothing twice`, async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ actions, deliveries }) => {
        const since = Math.floor(Date.now() / 1000) - 5;
        const person = await newSubscriber();
        for (const action of ['buy', ...actions] as const) await act(person, action).catch(refusals);
        for (const delivery of deliveries) {
          await forget(person);
          await deliver(person, since, delivery);
          await agreesWithStripe(person);
        }
      }),
      { numRuns: SCENARIOS, endOnFailure: true },
    );
  }, 7_200_000);
});

/** The oracle: the API's current state, bypassing billing. */
async function agreesWithStripe({ userId, customer, payments }: Person): Promise<void> {
  const [row] = await billing.rows('customers', { userId });
  const { data } = await billing.stripe.subscriptions.list({ customer, status: 'all' });
  const [truth] = data;
  expect(data).toHaveLength(1);
  expect(row?.subscription).toMatchObject({
    status: truth?.status,
    plan: truth?.items.data[0]?.price.metadata.plan,
    cancelAtPeriodEnd: truth?.cancel_at_period_end,
  });
  const [standing] = await billing.rows('standings', { _id: organisationOf(userId) });
  expect(standing).toMatchObject(standingOf(row?.subscription));

  const rows = await outbox().find({}).sort({ at: 1 }).toArray();
  const changes = rows
    .filter(({ name }) => name === 'subscription.changed')
    .map(({ data }) => data as { version: number });
  expect(changes.map(({ version }) => version)).toEqual(changes.map((_, index) => index + 1));
  expect(changes.at(-1)).toMatchObject({ plan: standing?.plan, status: standing?.status });

  for (const paymentIntentId of payments) {
    const [purchase] = await billing.rows('purchases', { paymentIntentId });
    const intent = await billing.stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
    const charge = intent.latest_charge as Stripe.Charge;
    const { data: disputes } = await billing.stripe.disputes.list({ payment_intent: paymentIntentId });
    const open = disputes.some(({ status }) => status !== 'won');
    const status = charge.refunded ? 'refunded' : open ? 'disputed' : 'paid';
    expect(purchase).toMatchObject({ status });
    const grants = rows.filter(
      ({ name, data }) =>
        name === 'document.purchased' && (data as { purchaseId: number }).purchaseId === Number(purchase?._id),
    );
    const versions = grants.map(({ data }) => (data as { version: number }).version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(grants.length).toBeGreaterThanOrEqual(status === 'paid' ? 1 : 0);
    expect(grants.length).toBeLessThanOrEqual(disputes.length > 0 ? 2 : 1);
    const receipts = rows.filter(
      ({ name, data }) => name === 'sendEmail' && (data as { template: string }).template === 'documentReceipt',
    );
    expect(receipts.length).toBeLessThanOrEqual(payments.length);
  }
}
