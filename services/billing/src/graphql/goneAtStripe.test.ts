import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openBillingForTest, type TestBilling } from '../../testing/openBillingForTest.ts';
import { handleStripeEvent } from '../use-cases/handleStripeEvent.ts';
import { reconcile } from '../use-cases/reconcile.ts';
import { updateStripeCustomer } from '../use-cases/updateStripeCustomer.ts';
import { useDefaultCard } from '../use-cases/useDefaultCard.ts';
import { withoutRetryOnPermanentError } from '../use-cases/withoutRetryOnPermanentError.ts';

const SUBSCRIBE = 'mutation ($planId: PlanId!) { createSubscription(planId: $planId) { clientSecret } }';
const CHANGE = SUBSCRIBE.replace('createSubscription', 'changePlan');
const CANCEL = 'mutation { cancelSubscription { status } }';
const PREVIEW = 'query ($planId: PlanId!) { planChange(planId: $planId) { amountDue } }';
const METHOD = 'mutation { beginPaymentMethodUpdate { clientSecret portalUrl } }';
const INVOICES = '{ invoices { id } }';
const READ = '{ subscription { status user { subscriptionPlan } } }';
const BUY =
  'mutation ($input: PurchaseDocumentInput!) { purchaseDocument(input: $input) { clientSecret purchase { status } } }';

let billing: TestBilling;
let next = 1;
beforeAll(async () => {
  billing = await openBillingForTest();
});
afterAll(() => billing.stop());

const ask = (id: number, query: string, variables: object = {}) => billing.execute(user(id), query, variables as never);
const findCustomer = async (id: number) => (await billing.rows('customers', { userId: id }))[0];
const fetchSecret = async (id: number, planId: string) =>
  (await root<{ clientSecret: string }>(ask(id, SUBSCRIBE, { planId }))).clientSecret;

const fetchPlan = async (id: number) =>
  (await root<{ user: { subscriptionPlan: string } }>(ask(id, READ))).user.subscriptionPlan;

async function subscriber(planId = 'starter'): Promise<number> {
  const id = next++;
  await billing.pay(await fetchSecret(id, planId));
  expect(await fetchPlan(id)).toBe(planId);
  return id;
}

/** Two ways for a customer to be missing: deleted, or lost with all of the account's test data. */
const ways: [string, (id: number) => Promise<unknown>][] = [
  ['was deleted', async id => billing.stripe.customers.del((await findCustomer(id))?.stripeId)],
  [
    'is unknown there',
    async id =>
      mongoose.connection.collection('customers').updateOne({ userId: id }, { $set: { stripeId: `cus_unknown${id}` } }),
  ],
];

describe.each(ways)('a customer who %s at Stripe', (_way, lose) => {
  it('can subscribe and pay', async () => {
    const id = next++;
    await fetchSecret(id, 'starter');
    const before = (await findCustomer(id))?.stripeId;
    await lose(id);
    await billing.pay(await fetchSecret(id, 'starter'));
    expect(await fetchPlan(id)).toBe('starter');
    expect((await findCustomer(id))?.stripeId).not.toBe(before);
  });

  it('loses the plan once that is known, and can subscribe again', async () => {
    const id = await subscriber();
    await lose(id);
    await reconcile(billing.context(), 'all');
    expect(await fetchPlan(id)).toBe('free');
    expect((await ask(id, CHANGE, { planId: 'enterprise' })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    await billing.pay(await fetchSecret(id, 'professional'));
    expect(await fetchPlan(id)).toBe('professional');
  });

  it('buys a document, including one that was started', async () => {
    const id = next++;
    await billing.complete(id, id);
    const input = { assessmentId: String(id), documentType: 'model-card' };
    await root(ask(id, METHOD));
    await lose(id);
    const { clientSecret } = await root<{ clientSecret: string }>(ask(id, BUY, { input }));
    await billing.pay(clientSecret);
    expect(await root(ask(id, BUY, { input }))).toMatchObject({ purchase: { status: 'paid' } });
  });

  it('can see invoices, change the card and cancel, or reads why not, and never gets an internal error', async () => {
    const id = await subscriber();
    await lose(id);
    for (const [query, variables] of [
      [PREVIEW, { planId: 'professional' }],
      [INVOICES, {}],
      [CANCEL, {}],
      [METHOD, {}],
      [CHANGE, { planId: 'professional' }],
    ] as const) {
      const { errors } = await ask(id, query, variables);
      for (const { code } of errors) expect([query, code]).toEqual([query, 'CONFLICT']);
    }
    await updateStripeCustomer(billing.context(), { userId: id });
    await useDefaultCard(billing.context(), { organisationId: (await findCustomer(id))?.organisationId, mode: 'test' });
  });
});

describe('other missing objects at Stripe', () => {
  it('can be a price, which is created again so that the subscription starts', async () => {
    await subscriber();
    const { data } = await billing.stripe.prices.list({ active: true });
    for (const { id } of data) await billing.stripe.prices.update(id, { active: false });
    const id = await subscriber('professional');
    expect((await ask(id, CHANGE, { planId: 'enterprise' })).errors).toEqual([]);
    expect((await billing.stripe.prices.list({ active: true })).data).toHaveLength(3);
  });

  it('is a payment: an unpaid one is started again, a paid one stays bought', async () => {
    const id = next++;
    const input = { assessmentId: String(id), documentType: 'model-card' };
    await billing.complete(id, id);
    await root(ask(id, BUY, { input }));
    const purchases = mongoose.connection.collection('purchases');
    const losePayment = () =>
      purchases.updateMany({ userId: id, status: { $ne: 'canceled' } }, { $set: { paymentIntentId: 'pi_unknown' } });
    await losePayment();
    const { clientSecret } = await root<{ clientSecret: string }>(ask(id, BUY, { input }));
    await billing.pay(clientSecret);
    expect(await root(ask(id, BUY, { input }))).toMatchObject({ purchase: { status: 'paid' } });
    await losePayment();
    const event = { eventId: 'evt_gone', type: 'charge.refunded', objectId: 'ch_1', created: 1, customerId: null };
    await handleStripeEvent(billing.context(), { ...event, mode: 'test', paymentIntentId: 'pi_unknown' });
    expect(await root(ask(id, BUY, { input }))).toMatchObject({ purchase: { status: 'paid' } });
  });

  it('is a card: it is not charged, and the user is asked to enter it again', async () => {
    const id = await subscriber();
    const { clientSecret } = await root<{ clientSecret: string }>(ask(id, METHOD));
    const setup = String(clientSecret).split('_secret_')[0] ?? '';
    const { payment_method: card } = await billing.stripe.setupIntents.confirm(setup, {
      payment_method: 'pm_card_visa',
    });
    await billing.stripe.paymentMethods.detach(String(card));
    const finish = 'mutation ($id: String!) { finishPaymentMethodUpdate(setupIntentId: $id) { status } }';
    expect((await ask(id, finish, { id: setup })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await fetchPlan(id)).toBe('starter');
  });

  it('stops a job at once if Stripe would refuse it again, and administrators see it', async () => {
    const run = withoutRetryOnPermanentError(async () => {
      await billing.stripe.invoices.pay('in_unknown');
    });
    await expect(run(billing.context(), {})).rejects.toMatchObject({ name: 'UnrecoverableError' });
    const away = withoutRetryOnPermanentError(async () => {
      throw new Error('socket hang up');
    });
    await expect(away(billing.context(), {})).rejects.toMatchObject({ name: 'Error' });
  });
});
