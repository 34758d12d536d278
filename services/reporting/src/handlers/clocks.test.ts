import { assess } from '@aicp/compliance/banks/assess';
import { bankOf } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import {
  AssessmentCompleted,
  type AssessmentCompletedData,
  SystemDeleted,
} from '@aicp/contracts/events/assessmentEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { executor, guest, organisationOf, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

const bank = bankOf('uk-2026-11-27');
const result = assess({ bank, answers: compliantAnswers(bank), today: '2026-11-22' }) as Verdict;
const citation = result.duties[0]?.citation as Verdict['clocks'][number]['citation'];

/** Days after the current date, as ISO dates: legal dates pass. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function complete(userId: number, systemId: number, assessmentId: number, at: string, days: [number, string][]) {
  const clocks = days.map(([day, what]) => ({
    date: inDays(day),
    what,
    citation,
    binding: !what.startsWith('Proposed'),
  }));
  const data: AssessmentCompletedData = {
    userId,
    completedBy: userId,
    organisationId: organisationOf(userId),
    assessmentId,
    jurisdiction: 'UK',
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: `${at}T10:00:00.000Z`,
    system: describedSystem({ id: systemId, name: 'Chatbot', jurisdiction: 'UK' }),
    answers: [],
    organisation: null,
    result: { ...result, clocks },
  };
  await deliverTo(handlers, AssessmentCompleted, context(app, 'request-1'), data);
}

async function nextDays(userId: number, first = 5, systems: string[] | null = null) {
  const query = `query ($first: Int!, $systems: [ID!]) { nextDays(jurisdiction: UK, first: $first, systems: $systems) { date binding what systemCount systems { id } } }`;
  const { data, errors } = await execute(user(userId), query, { first, systems });
  expect(errors).toEqual([]);
  return (data as { nextDays: { date: string; what: string[]; systemCount: number }[] }).nextDays;
}

async function clocksOf(userId: number, systemId: number) {
  const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on AiSystem { clocks { what } } } }`;
  const r = [{ __typename: 'AiSystem', id: String(systemId), jurisdiction: 'UK' }];
  const { data } = await execute(user(userId), query, { r });
  return (data as { _entities: [{ clocks: { what: string }[] }] })._entities[0].clocks.map(({ what }) => what);
}

describe('the upcoming dates', () => {
  it('are those of all systems, soonest first, law before proposals, without past ones', async () => {
    await complete(1, 10, 100, '2026-11-01', [
      [-5, 'Passed'],
      [9, 'Marking'],
      [30, 'Proposed change'],
    ]);
    await complete(1, 11, 110, '2026-11-01', [
      [9, 'Marking'],
      [30, 'Registration'],
    ]);
    await complete(2, 20, 200, '2026-11-01', [[1, "A stranger's"]]);
    expect(await nextDays(1)).toEqual([
      { date: inDays(9), binding: true, what: ['Marking'], systemCount: 2, systems: expect.any(Array) },
      { date: inDays(30), binding: true, what: ['Registration'], systemCount: 1, systems: [{ id: '11' }] },
      { date: inDays(30), binding: false, what: ['Proposed change'], systemCount: 1, systems: [{ id: '10' }] },
    ]);
    expect(await nextDays(1, 1)).toHaveLength(1);
    expect(await nextDays(1, 5, ['10', '20'])).toEqual([
      { date: inDays(9), binding: true, what: ['Marking'], systemCount: 1, systems: [{ id: '10' }] },
      { date: inDays(30), binding: false, what: ['Proposed change'], systemCount: 1, systems: [{ id: '10' }] },
    ]);
    expect(await nextDays(1, 5, [])).toEqual([]);
  });

  it('require a signed-in user', async () => {
    const { errors } = await execute(guest, '{ nextDays { date } }', {});
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('are those of the latest report, in any order of arrival', async () => {
    await complete(3, 30, 301, '2026-11-02', [[7, 'Later report']]);
    await complete(3, 30, 300, '2026-11-01', [[7, 'Earlier report']]);
    expect(await clocksOf(3, 30)).toEqual(['Later report']);
    await complete(3, 30, 302, '2026-11-03', []);
    expect(await clocksOf(3, 30)).toEqual([]);
    expect(await nextDays(3)).toEqual([]);
  });

  it('of a system are visible to its owner only, and deleted with it', async () => {
    await complete(4, 40, 400, '2026-11-01', [[7, 'Marking']]);
    expect([await clocksOf(4, 40), await clocksOf(5, 40)]).toEqual([['Marking'], []]);
    await deliverTo(handlers, SystemDeleted, context(app, 'request-1'), {
      userId: 4,
      organisationId: organisationOf(4),
      version: 2,
      systemId: 40,
    });
    expect(await app.rows('clocks', { systemId: 40 })).toEqual([]);
  });
});
