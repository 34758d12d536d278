import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, openBillingForTest, type TestBilling } from '../../testing/openBillingForTest.ts';
import { reconcile } from '../use-cases/reconcile.ts';

const VIEW = `plan status cancelAtPeriodEnd pendingPlan testMode paymentMethod { last4 } unpaid { amount currency }
  user { id subscriptionPlan subscriptionStatus }`;
const READ = `{ subscription { ${VIEW} } }`;
const SUBSCRIBE = `mutation ($planId: PlanId!) { createSubscription(planId: $planId) { subscriptionId clientSecret subscription { ${VIEW} } } }`;
const CHANGE = SUBSCRIBE.replace('createSubscription', 'changePlan');
const MONTH = 31 * 24 * 3600;

type View = { plan: string; status: string; pendingPlan: string | null; cancelAtPeriodEnd: boolean };
type Checkout = { subscriptionId: string; clientSecret: string | null; subscription: View };

let billing: TestBilling;
let nextUser = 1;
beforeAll(async () => {
  billing = await openBillingForTest();
});
afterAll(() => billing.stop());

const subscribe = (id: number, planId: string) => root<Checkout>(billing.execute(user(id), SUBSCRIBE, { planId }));
const read = (id: number) => root<View>(billing.execute(user(id), READ));

async function subscriber(planId = 'professional', card = 'pm_card_visa'): Promise<number> {
  const id = nextUser++;
  await billing.pay((await subscribe(id, planId)).clientSecret, card);
  expect(await read(id)).toMatchObject({ plan: planId, status: 'active' });
  return id;
}

async function atStripe(id: number) {
  const [customer] = await billing.rows('customers', { userId: id });
  const { data: subscriptions } = await billing.stripe.subscriptions.list({
    customer: customer?.stripeId,
    status: 'all',
  });
  const { data: charges } = await billing.stripe.paymentIntents.list({ customer: customer?.stripeId });
  return { subscriptions, charges: charges.filter(({ status }) => status === 'succeeded'), customer };
}

/** Changes the card of a subscription at Stripe, without billing. */
async function useCard(id: number, token: string): Promise<void> {
  const { customer, subscriptions } = await atStripe(id);
  const card = await billing.stripe.paymentMethods.attach(token, { customer: customer?.stripeId });
  await billing.stripe.subscriptions.update(String(subscriptions[0]?.id), { default_payment_method: card.id });
}

describe('subscribing', () => {
  it('begins with nothing, in test mode', async () => {
    expect(await read(nextUser++)).toMatchObject({ plan: 'free', status: 'free', testMode: true, paymentMethod: null });
  });

  it('grants the plan as soon as it is paid, before any webhook', async () => {
    await billing.control('deliveries', { hold: true });
    const id = nextUser++;
    const { clientSecret, subscription } = await subscribe(id, 'professional');
    expect(subscription).toMatchObject({ plan: 'free', status: 'free' });
    await billing.pay(clientSecret);
    expect(await read(id)).toMatchObject({
      plan: 'professional',
      status: 'active',
      paymentMethod: { last4: '4242' },
      user: { id: String(id), subscriptionPlan: 'professional' },
    });
    await billing.control('deliveries', {});
  });

  it('is one subscription and one charge for repeated and concurrent requests', async () => {
    const id = nextUser++;
    const asked = await Promise.all([1, 2, 3, 4, 5].map(() => subscribe(id, 'starter')));
    expect(new Set(asked.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    expect(new Set(asked.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    await billing.pay(asked[0]?.clientSecret);
    const again = await subscribe(id, 'starter');
    expect(again).toMatchObject({ clientSecret: null, subscription: { plan: 'starter', status: 'active' } });
    const { subscriptions, charges } = await atStripe(id);
    expect([subscriptions.length, charges.length]).toEqual([1, 1]);
  });

  it('creates one subscription if Stripe’s responses are lost and requested again', async () => {
    const id = nextUser++;
    await billing.control('answers', { lose: 2 });
    await billing.execute(user(id), SUBSCRIBE, { planId: 'starter' });
    await billing.control('answers', {});
    const { subscriptionId } = await subscribe(id, 'starter');
    const { subscriptions } = await atStripe(id);
    expect(subscriptions.map(subscription => subscription.id)).toEqual([subscriptionId]);
  });

  it('to another plan before paying cancels the first one, which can no longer be paid', async () => {
    const id = nextUser++;
    const first = await subscribe(id, 'starter');
    const second = await subscribe(id, 'enterprise');
    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    await expect(billing.pay(first.clientSecret)).rejects.toThrow();
    await billing.pay(second.clientSecret);
    expect(await read(id)).toMatchObject({ plan: 'enterprise', status: 'active' });
  });

  it('is refused with an API token', async () => {
    const token = { ...user(nextUser++), access: 'write' as const };
    const { errors } = await billing.execute(token as ReturnType<typeof user>, SUBSCRIBE, { planId: 'starter' });
    expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});

describe('changing the plan', () => {
  it('charges the difference to the card at once for a larger one', async () => {
    const id = await subscriber('starter');
    const change = await root<{ amountDue: number; currency: string }>(
      billing.execute(user(id), '{ planChange(planId: professional) { amountDue currency credit nextAmount } }'),
    );
    expect(change).toMatchObject({ amountDue: 100, currency: 'EUR', credit: 0, nextAmount: 149 });
    const { clientSecret, subscription } = await root<Checkout>(
      billing.execute(user(id), CHANGE, { planId: 'professional' }),
    );
    expect([clientSecret, subscription.plan]).toEqual([null, 'professional']);
    const { charges } = await atStripe(id);
    expect(charges.map(({ amount }) => amount).toSorted()).toEqual([10000, 4900]);
  });

  it('to a smaller plan charges nothing, and keeps the credit for later invoices', async () => {
    const id = await subscriber('professional');
    const { clientSecret, subscription } = await subscribe(id, 'starter');
    expect([clientSecret, subscription.plan]).toEqual([null, 'starter']);
    expect((await atStripe(id)).charges).toHaveLength(1);
  });

  it('waits for its payment if the card needs confirmation, and then takes effect', async () => {
    const id = await subscriber('starter');
    await useCard(id, 'pm_card_authenticationRequired');
    const { clientSecret, subscription } = await subscribe(id, 'enterprise');
    expect(subscription).toMatchObject({ plan: 'starter', pendingPlan: 'enterprise' });
    await billing.pay(clientSecret);
    expect(await read(id)).toMatchObject({ plan: 'enterprise', pendingPlan: null });
  });

  it('gives a conflict without a subscription', async () => {
    const { errors } = await billing.execute(user(nextUser++), CHANGE, { planId: 'starter' });
    expect(errors).toMatchObject([{ code: 'CONFLICT' }]);
  });
});

describe('the end of a subscription', () => {
  it('ends with the period when cancelled, unless resumed', async () => {
    const id = await subscriber();
    const cancel = `mutation { cancelSubscription { ${VIEW} } }`;
    expect(await root(billing.execute(user(id), cancel))).toMatchObject({
      cancelAtPeriodEnd: true,
      plan: 'professional',
    });
    const resume = `mutation { resumeSubscription { ${VIEW} } }`;
    expect(await root(billing.execute(user(id), resume))).toMatchObject({ cancelAtPeriodEnd: false });
    await root(billing.execute(user(id), cancel));
    await billing.control('advance', { seconds: MONTH });
    await eventually(async () => expect(await read(id)).toMatchObject({ plan: 'free', status: 'canceled' }));
    const again = await subscribe(id, 'starter');
    await billing.pay(again.clientSecret);
    expect(await read(id)).toMatchObject({ plan: 'starter', status: 'active' });
  });

  it('carries unused credit to the next one, which may begin without a payment', async () => {
    const id = await subscriber('enterprise');
    await subscribe(id, 'starter');
    const { subscriptions } = await atStripe(id);
    await billing.stripe.subscriptions.cancel(String(subscriptions[0]?.id));
    await eventually(async () => expect(await read(id)).toMatchObject({ plan: 'free' }));
    const { clientSecret, subscription } = await subscribe(id, 'professional');
    expect([clientSecret, subscription.plan]).toEqual([null, 'professional']);
    expect((await atStripe(id)).charges).toHaveLength(1);
  });

  it('is published to the other services, each change once and in ascending versions', async () => {
    const id = await subscriber();
    const [told] = await billing.rows('standings', { _id: organisationOf(id) });
    expect(told).toMatchObject({ plan: 'professional', status: 'active', version: 1 });
  });
});

describe('payments for a plan', () => {
  const paid = async (id: number) => {
    const { charges } = await atStripe(id);
    const payments = await billing.rows('payments', { userId: id });
    return { charge: String(charges[0]?.id), payments };
  };

  it('is recorded once, as is its refund', async () => {
    const id = await subscriber();
    await eventually(async () => expect((await paid(id)).payments).toMatchObject([{ returned: false, version: 1 }]));
    await billing.stripe.refunds.create({ payment_intent: (await paid(id)).charge });
    await eventually(async () => expect((await paid(id)).payments).toMatchObject([{ returned: true, version: 2 }]));
  });

  it('are revoked during a dispute, and restored when it is won, even if that is the only event', async () => {
    const id = await billing.unheard(() => subscriber());
    const dispute = await billing.control('dispute', { payment_intent: (await paid(id)).charge });
    await eventually(async () => expect((await paid(id)).payments).toMatchObject([{ returned: true, version: 2 }]));
    await billing.control('dispute', { dispute: dispute.id, status: 'won' });
    await eventually(async () => expect((await paid(id)).payments).toMatchObject([{ returned: false, version: 3 }]));
  });
});

describe('a failed renewal', () => {
  it('keeps the plan for the time being, asks for another card, and is paid with it', async () => {
    const id = await subscriber('starter');
    await useCard(id, 'pm_card_chargeCustomerFail');
    await billing.control('advance', { seconds: MONTH + 7200 });
    await eventually(async () =>
      expect(await read(id)).toMatchObject({
        plan: 'starter',
        status: 'past_due',
        unpaid: { amount: 49, currency: 'EUR' },
      }),
    );
    const other = await billing.execute(user(id), SUBSCRIBE, { planId: 'enterprise' });
    expect(other.errors).toMatchObject([{ code: 'CONFLICT' }]);

    const { clientSecret } = await root<{ clientSecret: string }>(
      billing.execute(user(id), 'mutation { beginPaymentMethodUpdate { clientSecret portalUrl } }'),
    );
    const setup = clientSecret.split('_secret_')[0] ?? '';
    const FINISH = `mutation ($id: String!) { finishPaymentMethodUpdate(setupIntentId: $id) { ${VIEW} } }`;
    for (const other of ['', '/', `${setup}/confirm`, 'pi_1', clientSecret.replace('seti_', 'sub_')]) {
      const refused = await billing.execute(user(id), FINISH, { id: other });
      expect(refused.errors).toMatchObject([{ code: 'INVALID' }]);
    }
    const early = await billing.execute(user(id), FINISH, { id: setup });
    expect(early.errors).toMatchObject([{ code: 'INVALID' }]);
    await billing.control('deliveries', { hold: true });
    await billing.stripe.setupIntents.confirm(setup, { payment_method: 'pm_card_mastercard' });
    const stranger = await billing.execute(user(await subscriber()), FINISH, { id: setup });
    expect(stranger.errors).toMatchObject([{ code: 'INVALID' }]);
    // Browser tabs and the webhook compete: the second one finds the invoice paid.
    await billing.control('deliveries');
    const paid = { plan: 'starter', status: 'active', unpaid: null, paymentMethod: { last4: '4444' } };
    const finished = await Promise.all([1, 2, 3].map(() => root(billing.execute(user(id), FINISH, { id: setup }))));
    expect(finished).toMatchObject([paid, paid, paid]);
    expect((await atStripe(id)).charges).toHaveLength(2);
  });
});

describe('lost webhooks', () => {
  it('are recovered by the reconciliation', async () => {
    const id = await subscriber();
    const { subscriptions } = await atStripe(id);
    await billing.unheard(() => billing.stripe.subscriptions.cancel(String(subscriptions[0]?.id)));
    expect(await read(id)).toMatchObject({ plan: 'professional' });
    await reconcile(billing.context(), 'all');
    expect(await read(id)).toMatchObject({ plan: 'free', status: 'canceled' });
  });

  it('includes payments, once', async () => {
    const id = await billing.unheard(() => subscriber());
    expect(await billing.rows('payments', { userId: id })).toEqual([]);
    for (const _again of [1, 2]) await reconcile(billing.context(), 'all');
    expect(await billing.rows('payments', { userId: id })).toMatchObject([{ amount: 14900, version: 1 }]);
  });

  it('about later refunds are recovered, whether the payment was recorded or not', async () => {
    const entered = await subscriber();
    await eventually(async () => expect(await returned(entered)).toEqual([false]));
    const missed = await billing.unheard(async () => {
      const id = await subscriber();
      for (const payer of [entered, id])
        await billing.stripe.refunds.create({ payment_intent: String((await atStripe(payer)).charges[0]?.id) });
      return id;
    });
    expect([await returned(entered), await returned(missed)]).toEqual([[false], []]);
    await reconcile(billing.context(), 'all');
    expect([await returned(entered), await returned(missed)]).toEqual([[true], [true]]);
  });

  it('about a dispute, opened and won, are recovered', async () => {
    const id = await subscriber();
    await eventually(async () => expect(await returned(id)).toEqual([false]));
    const payment = String((await atStripe(id)).charges[0]?.id);
    const { id: dispute } = await billing.unheard(() => billing.control('dispute', { payment_intent: payment }));
    await reconcile(billing.context(), 'all');
    expect(await returned(id)).toEqual([true]);
    await billing.unheard(() => billing.control('dispute', { dispute, status: 'won' }));
    expect(await returned(id)).toEqual([true]);
    await reconcile(billing.context(), 'all');
    expect(await returned(id)).toEqual([false]);
  });

  const returned = async (id: number) => (await billing.rows('payments', { userId: id })).map(row => row.returned);
});
