import type { Actor } from '@aicp/contracts/actor';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openBillingForTest, type TestBilling } from '../../testing/openBillingForTest.ts';

const SUBSCRIPTION =
  '{ subscription { plan status endsAt pendingPlan paymentMethod { last4 expYear } unpaid { amount } } }';
const PURCHASES = 'query ($id: ID!) { documentPurchases(assessmentId: $id) { id status amount paidAt receiptUrl } }';
const WEBHOOKS = '{ webhookLog { id type mode handledAt } }';
const CUSTOMERS = '{ exportBilling(after: "customers:0") { rows } }';
type Page = { rows: object[] };

let billing: TestBilling;
beforeAll(async () => {
  billing = await openBillingForTest({ worker: false });
});
afterAll(() => billing.stop());

const write = (collection: string, row: { _id: number | string } & Record<string, unknown>) =>
  mongoose.connection.collection<{ _id: number | string }>(collection).insertOne(row);

const administrator: Actor = {
  kind: 'user',
  userId: 9,
  organisationId: 9,
  role: 'owner',
  isAdmin: true,
  session: 'session-9',
  access: 'session',
};
const at = new Date('2026-11-01T12:00:00Z');
const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 };
const running = {
  id: 'sub_1',
  itemId: 'si_1',
  status: 'active',
  plan: 'starter',
  createdAt: at,
  currentPeriodEnd: new Date('2026-12-01T12:00:00Z'),
  cancelAtPeriodEnd: false,
};
const bought = { mode: 'test', documentType: 'model-card', amount: 2900, currency: 'EUR', createdAt: at };

describe('rows of another release', () => {
  it('that lack what came later are read with its defaults', async () => {
    const customer = {
      userId: 1,
      organisationId: organisationOf(1),
      mode: 'test',
      key: 'a',
      stripeId: 'cus_1',
      revision: 1,
      open: false,
    };
    await write('customers', { _id: 1, ...customer, subscription: running });
    expect(await root(billing.execute(user(1), SUBSCRIPTION))).toEqual({
      plan: 'starter',
      status: 'active',
      endsAt: null,
      pendingPlan: null,
      paymentMethod: null,
      unpaid: null,
    });
    expect((await root<Page>(billing.execute(user(1), CUSTOMERS))).rows).toMatchObject([
      { readAt: null, subscription: { endedAt: null, pendingPlan: null, card: null, invoice: null } },
    ]);
    await billing.complete(11, 1);
    await write('purchases', {
      _id: 1,
      userId: 1,
      organisationId: organisationOf(1),
      assessmentId: 11,
      ...bought,
      status: 'refunded',
      version: 2,
    });
    expect(await root(billing.execute(user(1), PURCHASES, { id: '11' }))).toEqual([
      { id: '1', status: 'refunded', amount: 29, paidAt: null, receiptUrl: null },
    ]);
    await write('webhook_events', { _id: 'evt_1', type: 'invoice.paid', receivedAt: at, done: true });
    expect(await root(billing.execute(administrator, WEBHOOKS))).toEqual([
      { id: 'evt_1', type: 'invoice.paid', mode: null, handledAt: null },
    ]);
  });

  it('that hold what only a newer one knows are answered without it', async () => {
    const newer = {
      ...running,
      seats: 3,
      endedAt: null,
      pendingPlan: null,
      invoice: null,
      card: { ...card, wallet: 'x' },
    };
    const customer = {
      userId: 2,
      organisationId: organisationOf(2),
      mode: 'test',
      key: 'b',
      stripeId: 'cus_2',
      revision: 1,
      open: false,
      readAt: at,
    };
    await write('customers', { _id: 2, ...customer, subscription: newer, region: 'north' });
    expect(await root(billing.execute(user(2), SUBSCRIPTION))).toMatchObject({
      plan: 'starter',
      paymentMethod: { last4: '4242', expYear: 2030 },
    });
    await billing.complete(12, 2);
    const purchase = { ...bought, status: 'refunded', version: 2, receiptUrl: null, paidAt: at, counts: false };
    await write('purchases', {
      _id: 2,
      userId: 2,
      organisationId: organisationOf(2),
      assessmentId: 12,
      ...purchase,
      voucher: 'x',
    });
    expect(await root(billing.execute(user(2), PURCHASES, { id: '12' }))).toMatchObject([{ id: '2' }]);
    expect(JSON.stringify((await root<Page>(billing.execute(user(2), CUSTOMERS))).rows)).not.toMatch(
      /seats|wallet|region/,
    );
  });
});
