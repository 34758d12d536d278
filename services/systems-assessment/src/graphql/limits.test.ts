import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import type { PlanId } from '@aicp/contracts/rights/plans';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

const CREATE = 'mutation { createSystem(input: { name: "One more" }) { id notice } }';
const MORE = 'Your Free plan includes 3 AI systems. The Professional plan includes 10: see /pricing.';

const create = (userId: number, times: number, execute = service.execute) =>
  Promise.all(Array.from({ length: times }, () => execute(user(userId), CREATE)));

function tell(userId: number, version: number, plan: PlanId | 'free') {
  const status = plan === 'free' ? 'canceled' : 'active';
  const data = { userId, organisationId: organisationOf(userId), version, plan, status, endsAt: null };
  return deliverTo(handlers, SubscriptionChanged, context(service.app, 'request-1'), data);
}

describe('the number of AI systems', () => {
  it('end at three without a plan, even for concurrent requests', async () => {
    const answers = await create(1, 6);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
    const refused = answers.flatMap(({ errors }) => errors);
    expect(refused).toEqual(Array.from({ length: 3 }, () => ({ code: 'FORBIDDEN', message: MORE })));
  });

  it('follow the plan as soon as billing publishes it', async () => {
    await create(2, 3);
    await tell(2, 1, 'professional');
    const [fourth] = await create(2, 1);
    expect(fourth?.errors).toEqual([]);
  });

  it('follow the latest plan, in any order of events', async () => {
    await tell(3, 2, 'free');
    await tell(3, 2, 'free');
    await tell(3, 1, 'enterprise');
    await create(3, 3);
    const [fourth] = await create(3, 1);
    expect(fourth?.errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('are shown with the plan’s limit, to members only', async () => {
    const usage = async (userId: number, execute = service.execute) =>
      root(execute(user(userId), '{ systemUsage { used included } }'));
    await create(8, 2);
    expect(await usage(8)).toEqual({ used: 2, included: 3 });
    await tell(8, 1, 'professional');
    expect(await usage(8)).toEqual({ used: 2, included: 10 });
    await tell(8, 2, 'enterprise');
    expect(await usage(8)).toEqual({ used: 2, included: null });
    expect(await usage(9)).toEqual({ used: 0, included: 3 });
    expect(await usage(9, service.executeWithoutPlans)).toEqual({ used: 0, included: null });
  });

  it('go further in a trial, which names the needed plan', async () => {
    const answers = await create(4, 3, service.executeInTrial);
    expect(answers.map(({ data }) => data?.createSystem)).toMatchObject(Array(3).fill({ notice: null }));
    const [fourth] = await create(4, 1, service.executeInTrial);
    expect(fourth?.data).toMatchObject({
      createSystem: {
        notice:
          'Your Free plan includes 3 AI systems. This trial allows more. The Professional plan includes 10: see /pricing.',
      },
    });
  });

  it('have no limit without plans, and no notice about one', async () => {
    const answers = await create(6, 5, service.executeWithoutPlans);
    expect(answers.map(({ data }) => data?.createSystem)).toMatchObject(Array(5).fill({ notice: null }));
  });

  it('are not kept for a deleted organisation, even after late events of billing', async () => {
    await tell(5, 1, 'enterprise');
    await deliverTo(handlers, OrganisationDeleted, context(service.app, 'request-1'), {
      userId: 5,
      organisationId: organisationOf(5),
    });
    await tell(5, 2, 'professional');
    const [refused] = await create(5, 1);
    expect(refused?.errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});

describe('the number of assessments', () => {
  const START = 'mutation ($id: ID!) { startAssessment(input: { aiSystemId: $id }) { id notice } }';
  type Started = { id: string; notice: string | null };
  const system = async (userId: number) => (await root<{ id: string }>(service.execute(user(userId), CREATE))).id;
  const start = (userId: number, id: string) => service.execute(user(userId), START, { id });

  it('end at 200 a day, even for concurrent requests, and start again the next day', async () => {
    await tell(20, 1, 'enterprise');
    const id = await system(20);
    expect(await root<Started>(start(20, id))).toMatchObject({ notice: null });
    const six = await Promise.all(Array.from({ length: 6 }, () => system(20)));
    const counted = mongoose.connection.collection<{ _id: number }>('plans');
    await counted.updateOne({ _id: organisationOf(20) }, { $set: { begun: 198 } });
    const answers = await Promise.all(six.map(each => start(20, each)));
    const begun = answers.flatMap(({ data }) => (data?.startAssessment ? [data.startAssessment as Started] : []));
    expect(begun.map(({ notice }) => notice).sort()).toEqual([
      'You can start at most 200 assessments a day. You have 0 left until midnight UTC.',
      'You can start at most 200 assessments a day. You have 1 left until midnight UTC.',
    ]);
    const refused = 'You can start at most 200 assessments a day. You can start the next one after midnight UTC.';
    expect(answers.flatMap(({ errors }) => errors)).toEqual(Array(4).fill({ code: 'RATE_LIMITED', message: refused }));
    const next = await system(20);
    expect((await start(20, next)).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
    // One in progress is continued.
    expect((await start(20, id)).errors).toEqual([]);
    await counted.updateOne({ _id: organisationOf(20) }, { $set: { day: '2026-11-21' } });
    expect((await start(20, next)).errors).toEqual([]);
  });

  it('does not decrease when systems are deleted', async () => {
    const id = await system(21);
    await start(21, id);
    await root(service.execute(user(21), 'mutation ($id: ID!) { deleteSystem(id: $id) { id } }', { id }));
    await start(21, await system(21));
    expect(await service.app.rows('plans', { _id: organisationOf(21) })).toMatchObject([{ begun: 2 }]);
  });

  it('end at 500 per system, even for concurrent requests', async () => {
    const id = await system(22);
    const [first] = await service.app.rows('assessments', { _id: Number((await root<Started>(start(22, id))).id) });
    const done = { ...first, status: 'completed' };
    const others = Array.from({ length: 498 }, (_, index) => ({ ...done, _id: 10_000 + index }));
    await mongoose.connection.collection('assessments').insertMany(others as never[]);
    const rows = mongoose.connection.collection<{ _id: number }>('assessments');
    await rows.updateOne({ _id: Number(first?._id) }, { $set: { status: 'completed' } });
    const START_UNDER =
      'mutation ($id: ID!, $law: Jurisdiction) { startAssessment(input: { aiSystemId: $id, jurisdiction: $law }) { id } }';
    const answers = await Promise.all(['EU', 'UK'].map(law => service.execute(user(22), START_UNDER, { id, law })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([
      {
        code: 'CONFLICT',
        message: 'An AI system can have at most 500 assessments. To assess it again, create it as a new AI system.',
      },
    ]);
    expect((await start(22, await system(22))).errors).toEqual([]);
  });
});
