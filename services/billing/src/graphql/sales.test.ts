import { SystemArchived, SystemRestored } from '@aicp/contracts/events/assessmentEvents';
import type { Actor } from '@aicp/contracts/rights/actor';
import { deliverTo } from '@aicp/testing/deliverTo';
import { guest, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, openBillingForTest, type TestBilling } from '../../testing/openBillingForTest.ts';
import { handlers } from '../handlers/index.ts';
import { applyContact } from '../use-cases/applyContact.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { reconcile } from '../use-cases/reconcile.ts';

const BUY = `mutation ($input: PurchaseDocumentInput!) { purchaseDocument(input: $input) {
  purchaseId clientSecret amount currency purchase { status testMode } } }`;
const BOUGHT =
  'query ($id: ID!) { documentPurchases(assessmentId: $id) { id documentType status testMode receiptUrl } }';
const SUBSCRIBE = 'mutation ($planId: PlanId!) { createSubscription(planId: $planId) { clientSecret subscriptionId } }';

type Bought = { purchaseId: string; clientSecret: string | null; amount: number; currency: string };

let billing: TestBilling;
beforeAll(async () => {
  billing = await openBillingForTest();
});
afterAll(() => billing.stop());

const buy = (actor: Actor, assessmentId: number, documentType = 'model-card') =>
  billing.execute(actor, BUY, { input: { assessmentId: String(assessmentId), documentType } });
const bought = (actor: Actor, id: number) =>
  root<{ status: string }[]>(billing.execute(actor, BOUGHT, { id: String(id) }));

describe('a document', () => {
  it('costs EUR 49 under EU rules and GBP 39 under UK rules, for the owner of the assessment', async () => {
    await billing.complete(1, 1, 'EU');
    await billing.complete(2, 1, 'UK');
    expect(await root(buy(user(1), 1))).toMatchObject({ amount: 49, currency: 'EUR', purchase: { testMode: true } });
    expect(await root(buy(user(1), 2))).toMatchObject({ amount: 39, currency: 'GBP', purchase: { status: 'pending' } });
    for (const id of [1, 77]) expect((await buy(user(2), id)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const seen = await billing.execute(user(2), BOUGHT, { id: '1' });
    expect(seen.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await buy(guest, 1)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    expect((await buy(user(1), 1, 'poem')).errors).toMatchObject([{ code: 'INVALID' }]);
  });

  it('is bought once for repeated requests, and shown as soon as it is paid', async () => {
    await billing.complete(3, 3);
    const asked = await Promise.all([1, 2, 3, 4].map(() => root<Bought>(buy(user(3), 3))));
    expect(new Set(asked.map(({ purchaseId }) => purchaseId)).size).toBe(1);
    expect(new Set(asked.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    await expect(billing.pay(asked[0]?.clientSecret, 'pm_card_visa_chargeDeclined')).rejects.toThrow('declined');
    await billing.pay(asked[0]?.clientSecret);
    expect(await bought(user(3), 3)).toMatchObject([{ status: 'paid', testMode: true }]);
    expect(await root(buy(user(3), 3))).toMatchObject({ clientSecret: null, purchase: { status: 'paid' } });
    const other = await root<Bought>(buy(user(3), 3, 'risk-assessment'));
    expect(other.purchaseId).not.toBe(asked[0]?.purchaseId);
  });

  it('is bought for the system under that law, so that a later assessment is not charged again', async () => {
    await billing.complete(31, 31, 'EU', 31);
    const first = await root<Bought>(buy(user(31), 31));
    await billing.complete(32, 31, 'EU', 31);
    const begun = await Promise.all([31, 32].map(id => root<Bought>(buy(user(31), id))));
    expect(begun.map(({ purchaseId }) => purchaseId)).toEqual([first.purchaseId, first.purchaseId]);
    await billing.pay(first.clientSecret);
    expect(await bought(user(31), 32)).toMatchObject([{ id: first.purchaseId, status: 'paid' }]);
    expect(await root(buy(user(31), 32))).toMatchObject({ clientSecret: null, purchase: { status: 'paid' } });
    await billing.complete(33, 31, 'UK', 31);
    expect(await bought(user(31), 33)).toEqual([]);
    expect(await root(buy(user(31), 33))).toMatchObject({ amount: 39, purchase: { status: 'pending' } });
  });

  it('is not sold for an archived system until that is restored', async () => {
    await billing.complete(34, 34);
    const of = { userId: 34, organisationId: organisationOf(34), systemId: 34 };
    await deliverTo(handlers, SystemArchived, billing.context(), {
      ...of,
      version: 2,
      heldUntil: null,
      act: 'archived',
    });
    expect((await buy(user(34), 34)).errors).toMatchObject([
      { code: 'CONFLICT', message: 'This AI system is archived. Restore it before you change anything about it.' },
    ]);
    expect(await billing.app.rows('purchases', { organisationId: of.organisationId })).toEqual([]);
    await deliverTo(handlers, SystemRestored, billing.context(), { ...of, version: 3 });
    expect(await root(buy(user(34), 34))).toMatchObject({ purchase: { status: 'pending' } });
  });

  it('is revoked on refund, and can be bought again', async () => {
    await billing.complete(4, 4);
    const { clientSecret, purchaseId } = await root<Bought>(buy(user(4), 4));
    const { id } = await billing.pay(clientSecret);
    expect(await bought(user(4), 4)).toMatchObject([{ status: 'paid' }]);
    await billing.stripe.refunds.create({ payment_intent: id });
    await eventually(async () => expect(await bought(user(4), 4)).toMatchObject([{ status: 'refunded' }]));
    expect((await root<Bought>(buy(user(4), 4))).purchaseId).not.toBe(purchaseId);
  });

  it('is suspended while its payment is disputed, and restored when the dispute is won', async () => {
    await billing.complete(5, 5);
    const { id } = await billing.pay((await root<Bought>(buy(user(5), 5))).clientSecret);
    expect(await bought(user(5), 5)).toMatchObject([{ status: 'paid' }]);
    const dispute = await billing.control('dispute', { payment_intent: id });
    await eventually(async () => expect(await bought(user(5), 5)).toMatchObject([{ status: 'disputed' }]));
    await billing.control('dispute', { dispute: dispute.id, status: 'won' });
    await eventually(async () => expect(await bought(user(5), 5)).toMatchObject([{ status: 'paid' }]));
  });

  it('is revoked the night after a refund whose event was lost', async () => {
    await billing.complete(20, 20);
    const { id } = await billing.pay((await root<Bought>(buy(user(20), 20))).clientSecret);
    expect(await bought(user(20), 20)).toMatchObject([{ status: 'paid' }]);
    await billing.unheard(() => billing.stripe.refunds.create({ payment_intent: id }));
    await reconcile(billing.context(), 'open');
    expect(await bought(user(20), 20)).toMatchObject([{ status: 'paid' }]);
    await reconcile(billing.context(), 'all');
    expect(await bought(user(20), 20)).toMatchObject([{ status: 'refunded' }]);
  });

  it('cannot be bought with a plan that includes all documents', async () => {
    await billing.complete(6, 6);
    const { clientSecret } = await root<Bought>(billing.execute(user(6), SUBSCRIBE, { planId: 'enterprise' }));
    await billing.pay(clientSecret);
    await root(billing.execute(user(6), '{ subscription { plan } }'));
    expect((await buy(user(6), 6)).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });
});

describe('the payment mode', () => {
  const SET =
    'mutation ($on: Boolean!) { setPaymentSettings(input: { sandboxMode: $on }) { sandboxMode liveReady warning } }';
  const administrator = { ...user(90), isAdmin: true } as Actor;
  const PLAN = '{ subscription { plan testMode user { subscriptionPlan } } }';

  it("is the administrators' matter alone", async () => {
    for (const actor of [guest, user(1)]) {
      expect((await billing.execute(actor, SET, { on: false })).data).toBeNull();
      expect((await billing.execute(actor, '{ paymentSettings { sandboxMode } }')).data).toBeNull();
    }
  });

  it.each([{}, { adminFactor: 'on' }])(
    'needs recent confirmation to go live, and none to return (%j)',
    async factor => {
      const strict = { ...user(90), isAdmin: true, ...factor, provedAt: 0 } as Actor;
      expect((await billing.execute(strict, SET, { on: false })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
      expect(billing.execute.extensions).toMatchObject([{ reason: 'proof' }]);
      expect(await root(billing.execute(strict, SET, { on: true }))).toMatchObject({ sandboxMode: true });
      const proved = { ...strict, provedAt: Date.now() } as Actor;
      expect(await root(billing.execute(proved, SET, { on: false }))).toMatchObject({ sandboxMode: false });
      await root(billing.execute(strict, SET, { on: true }));
    },
  );

  it('charges nothing in live mode without keys, with a notice, and ignores plans of test mode', async () => {
    await billing.complete(7, 7);
    const { clientSecret } = await root<Bought>(billing.execute(user(7), SUBSCRIBE, { planId: 'starter' }));
    await billing.pay(clientSecret);
    expect(await root(billing.execute(user(7), PLAN))).toMatchObject({ plan: 'starter', testMode: true });

    const set = await root(billing.execute(administrator, SET, { on: false }));
    expect(set).toMatchObject({ sandboxMode: false, liveReady: false, warning: expect.stringContaining('not set up') });
    const config = '{ stripeConfig { publicKey sandboxMode } }';
    expect(await root(billing.execute(guest, config))).toEqual({ publicKey: '', sandboxMode: false });
    const refused = { code: 'UNAVAILABLE', message: 'Live payments are not set up yet.' };
    expect((await billing.execute(user(7), SUBSCRIBE, { planId: 'starter' })).errors).toEqual([refused]);
    expect((await buy(user(7), 7)).errors).toEqual([refused]);
    expect(await root(billing.execute(user(7), PLAN))).toMatchObject({ plan: 'free', testMode: false });
    await eventually(async () =>
      expect(await billing.rows('standings', { _id: organisationOf(7) })).toMatchObject([{ plan: 'free' }]),
    );

    await root(billing.execute(administrator, SET, { on: true }));
    expect(await root(billing.execute(user(7), PLAN))).toMatchObject({ plan: 'starter' });
    await eventually(async () =>
      expect(await billing.rows('standings', { _id: organisationOf(7) })).toMatchObject([
        { plan: 'starter', version: 3 },
      ]),
    );
  });
});

describe('a deleted organisation', () => {
  it('is deleted here and at Stripe, with the subscription, and late events restore nothing', async () => {
    const organisationId = organisationOf(8);
    const contact = {
      userId: 8,
      organisationId,
      version: 1,
      username: 'karl',
      email: 'karl@example.com',
      companyName: null,
    };
    await applyContact(billing.context(), contact);
    await billing.complete(8, 8);
    await billing.pay((await root<Bought>(billing.execute(user(8), SUBSCRIBE, { planId: 'starter' }))).clientSecret);
    await billing.pay((await root<Bought>(buy(user(8), 8))).clientSecret);
    expect(await bought(user(8), 8)).toMatchObject([{ status: 'paid' }]);
    const exported = await root<{ next: string }>(
      billing.execute(user(8), '{ exportBilling { collection rows next } }'),
    );
    expect(exported).toMatchObject({ collection: 'contacts', rows: [{ name: 'karl' }] });
    const further = `{ exportBilling(after: "${exported.next}") { collection rows } }`;
    expect(await root(billing.execute(user(8), further))).toMatchObject({
      collection: 'customers',
      rows: [{ userId: 8 }],
    });
    const [customer] = await billing.rows('customers', { userId: 8 });

    for (const _ of [1, 2]) {
      await eraseOrganisation(billing.context(), { organisationId });
      await eraseUser(billing.context(), { userId: 8 });
    }
    await applyContact(billing.context(), { ...contact, version: 2 });
    await billing.complete(8, 8);
    await eventually(async () => {
      const { data } = await billing.stripe.subscriptions.list({ customer: customer?.stripeId, status: 'all' });
      expect(data.map(({ status }) => status)).toEqual(['canceled']);
    });
    await billing.control('settle');
    const left = ['customers', 'purchases', 'assessments'].map(name => billing.rows(name, { organisationId }));
    left.push(billing.rows('standings', { _id: organisationId }), billing.rows('contacts', { _id: 8 }));
    expect((await Promise.all(left)).flat()).toEqual([]);
    const again = await billing.execute(user(8), SUBSCRIBE, { planId: 'starter' });
    expect(again.errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});
