import type { Actor } from '@aicp/contracts/rights/actor';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, openBillingForTest, type TestBilling } from '../../testing/openBillingForTest.ts';
import { handlers } from '../handlers/index.ts';
import { applyContact } from '../use-cases/applyContact.ts';

const [ada, grace, stranger] = [1, 2, 3];
const OURS = organisationOf(ada);
const SUBSCRIPTION = '{ subscription { plan paymentMethod { last4 } user { id subscriptionPlan } } }';
const INVOICES = '{ invoices { id amount } }';
const SUBSCRIBE =
  'mutation ($planId: PlanId!) { createSubscription(planId: $planId) { subscriptionId clientSecret subscription { plan } } }';
const CANCEL = 'mutation { cancelSubscription { cancelAtPeriodEnd } }';
const BUY = 'mutation ($input: PurchaseDocumentInput!) { purchaseDocument(input: $input) { purchaseId clientSecret } }';
const PURCHASES = 'query ($id: ID!) { documentPurchases(assessmentId: $id) { status receiptUrl } }';
const USER =
  'query ($id: ID!) { _entities(representations: [{ __typename: "User", id: $id }]) { ... on User { subscriptionPlan } } }';

let billing: TestBilling;
beforeAll(async () => {
  billing = await openBillingForTest();
});
afterAll(() => billing.stop());

const inOurs = (userId: number, role: 'owner' | 'manager' | 'reader') => user(userId, role, OURS);
const hear = (name: string, data: unknown) => deliverTo(handlers, { name }, billing.context(), data);
const contact = (userId: number, name: string, organisationId = organisationOf(userId)) =>
  applyContact(billing.context(), {
    userId,
    organisationId,
    version: 1,
    username: name,
    email: `${name}@example.com`,
    companyName: null,
  });

async function subscribe(actor: Actor, planId = 'starter'): Promise<void> {
  const { clientSecret } = await root<{ clientSecret: string }>(billing.execute(actor, SUBSCRIBE, { planId }));
  await billing.pay(clientSecret);
  expect(await root(billing.execute(actor, SUBSCRIPTION))).toMatchObject({ plan: planId });
}

async function customerAtStripe(organisationId: number) {
  const [row] = await billing.rows('customers', { organisationId });
  const customer = await billing.stripe.customers.retrieve(String(row?.stripeId));
  return customer.deleted ? null : customer;
}

describe('the plan of an organisation', () => {
  it('is bought once, by any owner, for every member', async () => {
    await contact(ada, 'ada');
    await contact(grace, 'grace', OURS);
    await subscribe(inOurs(ada, 'owner'));
    for (const actor of [inOurs(grace, 'manager'), inOurs(grace, 'reader')])
      expect(await root(billing.execute(actor, SUBSCRIPTION))).toMatchObject({
        plan: 'starter',
        user: { id: String(grace), subscriptionPlan: 'starter' },
      });
    await root(billing.execute(inOurs(grace, 'owner'), SUBSCRIBE, { planId: 'starter' }));
    expect(await billing.rows('customers', { organisationId: OURS })).toMatchObject([{ userId: ada }]);
    expect((await customerAtStripe(OURS))?.metadata).toEqual({ userId: String(ada), organisationId: String(OURS) });
    const changes = await billing.rows('standings');
    expect(changes).toMatchObject([{ _id: OURS, userId: ada, plan: 'starter', version: 1 }]);
  });

  it('shows card and invoices only to owners', async () => {
    const seen = (role: 'owner' | 'manager') => root(billing.execute(inOurs(grace, role), SUBSCRIPTION));
    expect(await seen('owner')).toMatchObject({ paymentMethod: { last4: '4242' } });
    expect(await seen('manager')).toMatchObject({ paymentMethod: null });
    expect(await root(billing.execute(inOurs(grace, 'owner'), INVOICES))).toHaveLength(1);
    const token: Actor = { ...(inOurs(grace, 'owner') as object as Extract<Actor, { kind: 'user' }>), access: 'read' };
    expect(await root(billing.execute(token, INVOICES))).toHaveLength(1);
    for (const query of [INVOICES, '{ planChange(planId: enterprise) { amountDue } }', CANCEL]) {
      const { errors } = await billing.execute(inOurs(grace, 'manager'), query);
      const message = 'Only owners of the organisation can do this. You are a manager.';
      expect(errors).toEqual([{ code: 'FORBIDDEN', message }]);
      expect(billing.execute.extensions).toMatchObject([{ reason: 'role', roles: ['owner'] }]);
    }
  });

  it('is not available to others, nor to its members while they work elsewhere', async () => {
    for (const actor of [user(stranger), user(grace), user(ada, 'owner', organisationOf(stranger))]) {
      expect(await root(billing.execute(actor, SUBSCRIPTION))).toMatchObject({ plan: 'free' });
      expect(await root(billing.execute(actor, INVOICES))).toEqual([]);
    }
    expect(await root(billing.execute(user(stranger), USER, { id: String(grace) }))).toEqual([
      { subscriptionPlan: 'starter' },
    ]);
  });
});

describe('a document', () => {
  it('is bought once for the organisation, with a receipt for owners', async () => {
    await billing.complete(11, ada);
    const input = { assessmentId: '11', documentType: 'model-card' };
    const buy = (userId: number) =>
      root<{ purchaseId: string; clientSecret: string }>(billing.execute(inOurs(userId, 'owner'), BUY, { input }));
    const [one, other] = [await buy(ada), await buy(grace)];
    expect(other.purchaseId).toBe(one.purchaseId);
    await billing.pay(other.clientSecret);
    const list = (actor: Actor) => root(billing.execute(actor, PURCHASES, { id: '11' }));
    expect(await list(inOurs(grace, 'owner'))).toEqual([{ status: 'paid', receiptUrl: expect.any(String) }]);
    expect(await list(inOurs(grace, 'reader'))).toEqual([{ status: 'paid', receiptUrl: null }]);
    expect((await billing.execute(user(grace), PURCHASES, { id: '11' })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('the owner who bought a plan', () => {
  it('leaves, and the successor receives later invoices and emails; nothing is cancelled', async () => {
    await eventually(async () => expect(await customerAtStripe(OURS)).toMatchObject({ email: 'ada@example.com' }));
    const ended = { organisationId: OURS, userId: ada, version: 2, heirId: grace };
    for (const _ of [1, 2]) await hear('membership.ended', ended);
    await hear('user.deleted', { userId: ada, organisationId: null });
    for (const name of ['customers', 'purchases', 'payments', 'standings', 'assessments', 'contacts'])
      expect({ name, rows: await billing.rows(name, { userId: ada }) }).toEqual({ name, rows: [] });
    // Arrives late.
    await billing.complete(99, ada);
    expect(await billing.rows('assessments', { _id: 99 })).toMatchObject([{ userId: grace, organisationId: OURS }]);
    await eventually(async () => expect(await customerAtStripe(OURS)).toMatchObject({ email: 'grace@example.com' }));
    expect(await root(billing.execute(inOurs(grace, 'owner'), SUBSCRIPTION))).toMatchObject({ plan: 'starter' });
    expect((await root<unknown[]>(billing.execute(inOurs(grace, 'owner'), INVOICES))).length).toBeGreaterThan(0);
  });

  it('may be notified of the payments of two organisations', async () => {
    await subscribe(user(grace), 'professional');
    expect(await billing.rows('customers', { userId: grace })).toHaveLength(2);
    expect(await root(billing.execute(inOurs(grace, 'owner'), SUBSCRIPTION))).toMatchObject({ plan: 'starter' });
  });
});

describe('a former owner', () => {
  it('is not notified of its payments any more: a remaining owner is', async () => {
    const [former, heir] = [40, 41];
    const organisationId = organisationOf(former);
    await contact(former, 'joan');
    await contact(heir, 'jim', organisationId);
    await subscribe(user(former));
    await eventually(async () =>
      expect(await customerAtStripe(organisationId)).toMatchObject({ email: 'joan@example.com' }),
    );
    const changed = { organisationId, userId: former, username: 'joan', role: 'reader', joined: false, version: 2 };
    await hear('membership.changed', { ...changed, heirId: heir });
    for (const name of ['customers', 'standings'])
      expect(await billing.rows(name, { organisationId })).toMatchObject([{ userId: heir }]);
    await eventually(async () =>
      expect(await customerAtStripe(organisationId)).toMatchObject({ email: 'jim@example.com', name: 'jim' }),
    );
  });
});

describe('an export', () => {
  const EXPORT = 'query ($after: String) { exportBilling(after: $after) { collection rows next } }';

  it('contains everything for an owner, and a member’s own data for others', async () => {
    const page = (actor: Actor, after?: string) =>
      root<{ rows: unknown[]; next: string | null }>(billing.execute(actor, EXPORT, { after }));
    expect(await page(inOurs(grace, 'owner'), 'customers:0')).toMatchObject({ rows: [{ organisationId: OURS }] });
    expect(await page(inOurs(grace, 'manager'))).toMatchObject({ rows: [{ name: 'grace' }], next: null });
  });
});

describe('an organisation that is deleted', () => {
  it('is deleted here and at Stripe, without its members’ other organisations', async () => {
    const customer = await customerAtStripe(OURS);
    await hear('organisation.deleted', { organisationId: OURS, userId: grace });
    for (const name of ['customers', 'purchases', 'payments', 'standings', 'assessments'])
      expect({ name, rows: await billing.rows(name, { organisationId: OURS }) }).toEqual({ name, rows: [] });
    await eventually(async () => {
      expect((await billing.stripe.customers.retrieve(String(customer?.id))).deleted).toBe(true);
    });
    expect(await root(billing.execute(user(grace), SUBSCRIPTION))).toMatchObject({ plan: 'professional' });
  });
});
