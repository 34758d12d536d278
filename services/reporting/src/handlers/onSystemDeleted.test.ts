import { assess } from '@aicp/compliance/banks/assess';
import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import {
  AssessmentCompleted,
  type AssessmentCompletedData,
  SystemDeleted,
} from '@aicp/contracts/events/assessmentEvents';
import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { executor, organisationOf, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { contextOf } from '../context.ts';
import { withLoaders } from '../graphql/loaders.ts';
import { resolvers } from '../graphql/resolvers.ts';
import { handlers } from './index.ts';

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('reporting');
  execute = executor(new URL('../graphql/schema.graphql', import.meta.url), resolvers, withLoaders(contextOf(app)));
});
afterAll(() => app.stop());

const bank = currentBank('UK');

function completedEvent(
  systemId: number,
  assessmentId: number,
  day: string,
  answers: Record<string, string> = {},
): AssessmentCompletedData {
  return {
    userId: 1,
    completedBy: 1,
    organisationId: organisationOf(1),
    assessmentId,
    jurisdiction: 'UK',
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: `${day}T10:00:00.000Z`,
    system: describedSystem({ id: systemId, name: 'Chatbot', jurisdiction: 'UK' }),
    answers: [],
    organisation: null,
    result: assess({ bank, answers: compliantAnswers(bank, answers), today: day }),
  };
}

const complete = (data: AssessmentCompletedData) =>
  deliverTo(handlers, AssessmentCompleted, context(app, 'request-1'), data);
const erase = (systemId: number, userId = 1) =>
  deliverTo(handlers, SystemDeleted, context(app, 'request-1'), {
    userId,
    organisationId: organisationOf(userId),
    version: 2,
    systemId,
  });
const kept = (systemId: number) => mongoose.connection.collection('reports').countDocuments({ 'system.id': systemId });

describe('a deleted system', () => {
  it('deletes its reports, after one or two deliveries, and no others', async () => {
    await complete(completedEvent(1, 11, '2026-10-01'));
    await complete(completedEvent(1, 12, '2026-11-01'));
    await complete(completedEvent(2, 21, '2026-11-01'));
    await erase(1);
    await erase(1);
    expect([await kept(1), await kept(2)]).toEqual([0, 1]);
  });

  it('is not restored by a completion that arrives later', async () => {
    await erase(3);
    await complete(completedEvent(3, 31, '2026-11-01'));
    expect(await kept(3)).toBe(0);
  });

  it('is not undone by concurrent completions, in any order', async () => {
    for (let systemId = 100; systemId < 120; systemId++) {
      const arrivals = [
        () => complete(completedEvent(systemId, systemId * 10, '2026-11-01')),
        () => erase(systemId),
        () => complete(completedEvent(systemId, systemId * 10 + 1, '2026-11-02')),
      ];
      await Promise.all((systemId % 2 ? arrivals : arrivals.toReversed()).map(arrive => arrive()));
      expect(await kept(systemId)).toBe(0);
    }
  });
});

describe('a deleted organisation', () => {
  const eraseOf = (userId: number) =>
    deliverTo(handlers, OrganisationDeleted, context(app, 'request-1'), {
      userId,
      organisationId: organisationOf(userId),
    });
  const keptOf = (userId: number) => mongoose.connection.collection('reports').countDocuments({ userId });
  const completedBy = (userId: number, assessmentId: number) => ({
    ...completedEvent(assessmentId, assessmentId, '2026-11-01'),
    userId,
    organisationId: organisationOf(userId),
  });

  it('deletes the reports, after one or two deliveries, and no others', async () => {
    await complete(completedBy(71, 7101));
    await complete(completedBy(72, 7201));
    await eraseOf(71);
    await eraseOf(71);
    expect([await keptOf(71), await keptOf(72)]).toEqual([0, 1]);
  });

  it('is not undone by later or concurrent completions', async () => {
    for (let userId = 80; userId < 90; userId++) {
      const arrivals = [() => complete(completedBy(userId, userId * 100)), () => eraseOf(userId)];
      await Promise.all((userId % 2 ? arrivals : arrivals.toReversed()).map(arrive => arrive()));
      await complete(completedBy(userId, userId * 100 + 1));
      expect(await keptOf(userId)).toBe(0);
    }
  });
});

describe('changes since the previous report', () => {
  const READ = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment { report { changes {
    since { id completedAt } riskScore { before after } closed added remaining } } } } }`;
  async function changes(id: number) {
    const r = [{ __typename: 'Assessment', id: String(id), status: 'completed' }];
    const { data, errors } = await execute(user(1), READ, { r });
    expect(errors).toEqual([]);
    return (data as { _entities: [{ report: { changes: unknown } }] })._entities[0].report.changes;
  }

  it('are empty for the first report of a system', async () => {
    await complete(completedEvent(5, 51, '2026-09-01', { 'uk-s1': 'none' }));
    expect(await changes(51)).toBeNull();
  });

  it('are relative to the report just before, even if that one arrives last', async () => {
    await complete(completedEvent(5, 53, '2026-11-01', { 'uk-t1': 'partial' }));
    await complete(completedEvent(5, 52, '2026-10-01', { 'uk-s1': 'none', 'uk-t1': 'partial' }));
    await complete(completedEvent(6, 61, '2026-10-15'));
    const before = completedEvent(5, 52, '2026-10-01', { 'uk-s1': 'none', 'uk-t1': 'partial' }).result;
    const after = completedEvent(5, 53, '2026-11-01', { 'uk-t1': 'partial' }).result;
    expect(await changes(53)).toEqual({
      since: { id: '52', completedAt: '2026-10-01T10:00:00.000Z' },
      riskScore: { before: before.riskScore, after: after.riskScore },
      closed: before.gaps.filter(gap => !after.gaps.includes(gap)),
      added: [],
      remaining: after.gaps,
    });
  });
});
