import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openBillingForTest, type TestBilling } from '../../testing/openBillingForTest.ts';

let billing: TestBilling;
let execute: TestBilling['executeWithoutPlans'];
beforeAll(async () => {
  billing = await openBillingForTest({ worker: false });
  execute = billing.executeWithoutPlans;
});
afterAll(() => billing.stop());

it.each([
  'mutation { createSubscription(planId: starter) { subscriptionId } }',
  'mutation { changePlan(planId: starter) { subscriptionId } }',
  'mutation { resumeSubscription { plan } }',
  'mutation { beginPaymentMethodUpdate { clientSecret } }',
  'mutation { finishPaymentMethodUpdate(setupIntentId: "seti_1") { plan } }',
  'mutation { purchaseDocument(input: { assessmentId: "1", documentType: "model-card" }) { purchaseId } }',
  '{ planChange(planId: starter) { amountDue } }',
])('without plans, %s is refused with a message', async operation => {
  await billing.complete(1, 1);
  expect((await execute(user(1), operation)).errors).toEqual([
    { code: 'FORBIDDEN', message: 'There is nothing to buy here: everything is included.' },
  ]);
});

it('without plans all users have everything, and no price is shown', async () => {
  expect(await root(execute(user(1), '{ subscription { plan status endsAt currentPeriodEnd } }'))).toEqual({
    plan: 'enterprise',
    status: 'active',
    endsAt: null,
    currentPeriodEnd: null,
  });
  expect(await root(execute({ kind: 'guest' }, '{ plans { id } }'))).toEqual([]);
  expect(await root(execute({ kind: 'guest' }, '{ stripeConfig { publicKey } }'))).toEqual({ publicKey: '' });
  const warning = '{ paymentSettings { warning } }';
  expect(await root(execute({ ...user(1), isAdmin: true } as ReturnType<typeof user>, warning))).toEqual({
    warning: null,
  });
});

it('an earlier subscription can still be cancelled', async () => {
  const { clientSecret } = await root<{ clientSecret: string }>(
    billing.execute(user(2), 'mutation { createSubscription(planId: starter) { clientSecret } }'),
  );
  await billing.pay(clientSecret);
  const cancelled = execute(user(2), 'mutation { cancelSubscription { cancelAtPeriodEnd } }');
  expect(await root(cancelled)).toEqual({ cancelAtPeriodEnd: true });
});
