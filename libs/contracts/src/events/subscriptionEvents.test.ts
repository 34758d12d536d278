import { expect, test } from '@jest/globals';
import { PlanId } from '../rights/plans.ts';
import { SubscriptionChanged } from './subscriptionEvents.ts';

test('a plan and its status have at most 50 characters', () => {
  const told = (status: string) => ({
    userId: 1,
    organisationId: 1,
    version: 1,
    plan: 'starter',
    status,
    endsAt: null,
  });
  expect(SubscriptionChanged.data.safeParse(told('x'.repeat(50))).success).toBe(true);
  expect(SubscriptionChanged.data.safeParse(told('x'.repeat(51))).success).toBe(false);
  for (const plan of PlanId.options) expect(plan.length).toBeLessThanOrEqual(50);
});
