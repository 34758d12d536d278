import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openBillingForTest, type TestBilling } from '../../testing/openBillingForTest.ts';

const SUBSCRIBE = 'mutation ($planId: PlanId!) { createSubscription(planId: $planId) { clientSecret } }';
const CHANGE = 'mutation ($planId: PlanId!) { changePlan(planId: $planId) { subscriptionId } }';
const RESUME = 'mutation { resumeSubscription { plan } }';

let billing: TestBilling;
beforeAll(async () => {
  billing = await openBillingForTest();
});
afterAll(() => billing.stop());

it('charging the stored card needs recent confirmation, and subscribing does not', async () => {
  const unproved = { ...user(1), provedAt: Date.now() - 11 * 60_000 };
  const { clientSecret } = await root<{ clientSecret: string }>(
    billing.execute(unproved, SUBSCRIBE, { planId: 'starter' }),
  );
  await billing.pay(clientSecret);
  const refused = [{ code: 'FORBIDDEN', message: 'Please confirm that it is you, then try again.' }];
  expect((await billing.execute(unproved, CHANGE, { planId: 'enterprise' })).errors).toEqual(refused);
  expect((await billing.execute(unproved, RESUME)).errors).toEqual(refused);
  expect((await billing.execute(user(1), CHANGE, { planId: 'enterprise' })).errors).toEqual([]);
});
