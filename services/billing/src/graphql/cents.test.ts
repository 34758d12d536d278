import { planOffers } from '@aicp/contracts/rights/plans';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { eventually, openBillingForTest, type TestBilling } from '../../testing/openBillingForTest.ts';
import type { Provider } from '../adapters/provider.ts';
import { stripeCatalogue } from '../adapters/provider.ts';

const SUBSCRIBE = 'mutation ($planId: PlanId!) { createSubscription(planId: $planId) { clientSecret } }';
const PREVIEW = 'query ($planId: PlanId!) { planChange(planId: $planId) { amountDue credit } }';
const BUY = `mutation ($input: PurchaseDocumentInput!) { purchaseDocument(input: $input) {
  purchaseId clientSecret amount purchase { amount } } }`;
const DAY = 24 * 3600;
/** A hundred times 149.95 is not a whole number in binary fractions. */
const prices = { starter: 49.99, professional: 149.95, enterprise: 498.63 };

type Secret = { clientSecret: string };

let billing: TestBilling;
let nextUser = 1;
beforeAll(async () => {
  billing = await openBillingForTest();
  const offers = planOffers.map(offer => ({ ...offer, price: prices[offer.id] }));
  const catalogue = stripeCatalogue(billing.stripe, offers);
  billing.providers.test = { ...(billing.providers.test as Provider), catalogue };
});
afterAll(() => billing.stop());

const subscribe = (id: number, planId: string) => root<Secret>(billing.execute(user(id), SUBSCRIBE, { planId }));
const preview = (id: number, planId: string) =>
  root<{ amountDue: number; credit: number }>(billing.execute(user(id), PREVIEW, { planId }));

async function subscriber(planId: keyof typeof prices): Promise<number> {
  const id = nextUser++;
  await billing.pay((await subscribe(id, planId)).clientSecret);
  expect(await root(billing.execute(user(id), '{ subscription { plan } }'))).toEqual({ plan: planId });
  return id;
}

/** The amounts on the invoices, newest first. */
const shown = async (id: number) =>
  (await root<{ amount: number }[]>(billing.execute(user(id), '{ invoices { amount } }'))).map(({ amount }) => amount);

/** The amounts at Stripe, in cents. */
async function charged(id: number) {
  const [customer] = await billing.rows('customers', { userId: id });
  const { data } = await billing.stripe.invoices.list({ customer: String(customer?.stripeId) });
  return { customer: String(customer?.stripeId), invoices: data.map(({ total }) => total), latest: data[0] };
}

const hasCents = (amount: number) => expect(amount).not.toBe(Math.round(amount));

describe('a plan at 49.99', () => {
  it('is charged, invoiced and recorded to the cent, as is its refund', async () => {
    const id = await subscriber('starter');
    expect((await charged(id)).invoices).toEqual([4999]);
    expect(await shown(id)).toEqual([49.99]);
    const entered = () => billing.rows('payments', { userId: id });
    await eventually(async () => expect(await entered()).toMatchObject([{ amount: 4999, returned: false }]));
    const { data } = await billing.stripe.paymentIntents.list({ customer: (await charged(id)).customer });
    await billing.stripe.refunds.create({ payment_intent: String(data[0]?.id) });
    await eventually(async () => expect(await entered()).toMatchObject([{ amount: 4999, returned: true }]));
  });

  it('costs the rest of the month when changed: previewed, charged and invoiced to the cent', async () => {
    const id = await subscriber('starter');
    await billing.control('advance', { seconds: 10 * DAY });
    const { amountDue, credit } = await preview(id, 'professional');
    hasCents(amountDue);
    expect(credit).toBe(0);
    await subscribe(id, 'professional');
    const { invoices } = await charged(id);
    // Within the second between the two, a cent may be lost.
    expect(amountDue).toBeCloseTo((invoices[0] ?? 0) / 100, 1);
    expect(await shown(id)).toEqual(invoices.map(cents => cents / 100));
  });

  it('credits the rest of a larger plan to the next invoice: the unpaid part is shown to the cent', async () => {
    const id = await subscriber('enterprise');
    await billing.control('advance', { seconds: 25 * DAY });
    const { amountDue, credit } = await preview(id, 'professional');
    hasCents(credit);
    expect(amountDue).toBe(0);
    await subscribe(id, 'professional');
    const { customer, latest } = await charged(id);
    expect(credit).toBeCloseTo(-(latest?.total ?? 0) / 100, 1);
    const card = await billing.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    const { data } = await billing.stripe.subscriptions.list({ customer });
    await billing.stripe.subscriptions.update(String(data[0]?.id), { default_payment_method: card.id });
    await billing.control('advance', { seconds: 7 * DAY });
    const renewal = (await charged(id)).latest?.amount_due ?? 0;
    hasCents(renewal / 100);
    await eventually(async () =>
      expect(await root(billing.execute(user(id), '{ subscription { unpaid { amount } } }'))).toEqual({
        unpaid: { amount: renewal / 100 },
      }),
    );
  });
});

describe('a document at a price with cents', () => {
  it('shows its price and the amount paid', async () => {
    const id = nextUser++;
    await billing.complete(id, id);
    const input = { assessmentId: String(id), documentType: 'model-card' };
    const { purchaseId } = await root<{ purchaseId: string }>(billing.execute(user(id), BUY, { input }));
    // Sold at an earlier price.
    await mongoose.connection
      .collection<{ _id: number }>('purchases')
      .updateOne({ _id: Number(purchaseId) }, { $set: { amount: 4999 } });
    const bought = await root(billing.execute(user(id), BUY, { input }));
    expect(bought).toMatchObject({ purchaseId, amount: 49.99, purchase: { amount: 49.99 } });
    const list = `{ documentPurchases(assessmentId: "${id}") { amount } }`;
    expect(await root(billing.execute(user(id), list))).toEqual([{ amount: 49.99 }]);
  });
});
