import type { PlanId } from '@aicp/contracts/plans';
import { SubscriptionChanged } from '@aicp/contracts/subscriptionEvents';
import { UserDeleted } from '@aicp/contracts/userEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';

let product: TestSystemsAssessment;
beforeAll(async () => {
  product = await openSystemsAssessmentForTest();
});
afterAll(() => product.app.stop());

const CREATE = 'mutation { createSystem(input: { name: "One more" }) { id notice } }';
const MORE = 'Your Free plan includes 3 AI systems. The Professional plan includes 10: see /pricing.';

const create = (userId: number, times: number, execute = product.execute) =>
  Promise.all(Array.from({ length: times }, () => execute(user(userId), CREATE)));

function tell(userId: number, version: number, plan: PlanId | 'free') {
  const data = { userId, version, plan, status: plan === 'free' ? 'canceled' : 'active', endsAt: null };
  return deliverTo(handlers, SubscriptionChanged, context(product.app, 'request-1'), data);
}

describe('the number of AI systems', () => {
  it('ends at three without a plan, however many are asked for at once', async () => {
    const answers = await create(1, 6);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused).toEqual(Array.from({ length: 3 }, () => ({ code: 'FORBIDDEN', message: MORE })));
  });

  it('follows the plan as soon as billing says so', async () => {
    await create(2, 3);
    await tell(2, 1, 'professional');
    const [fourth] = await create(2, 1);
    expect(fourth?.errors).toEqual([]);
  });

  it('follows the latest plan, whatever the order in which billing is heard', async () => {
    await tell(3, 2, 'free');
    await tell(3, 1, 'enterprise');
    await tell(3, 2, 'free');
    await create(3, 3);
    const [fourth] = await create(3, 1);
    expect(fourth?.errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('goes further in a trial, which says what the plan would be', async () => {
    const answers = await create(4, 3, product.executeInTrial);
    expect(answers.map(({ data }) => data?.createSystem)).toMatchObject(Array(3).fill({ notice: null }));
    const [fourth] = await create(4, 1, product.executeInTrial);
    expect(fourth?.data).toMatchObject({
      createSystem: {
        notice:
          'Your Free plan includes 3 AI systems. This trial allows more. The Professional plan includes 10: see /pricing.',
      },
    });
  });

  it('is not kept of a deleted user, even when billing is heard late', async () => {
    await tell(5, 1, 'enterprise');
    await deliverTo(handlers, UserDeleted, context(product.app, 'request-1'), { userId: 5 });
    await tell(5, 2, 'professional');
    const [refused] = await create(5, 1);
    expect(refused?.errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});
