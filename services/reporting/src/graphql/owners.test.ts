import { assess } from '@aicp/compliance/banks/assess';
import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import { AssessmentCompleted } from '@aicp/contracts/events/assessmentEvents';
import { MembershipChanged, MembershipEnded } from '@aicp/contracts/events/organisationEvents';
import { context } from '@aicp/service/store/context';
import { countCommands } from '@aicp/testing/countCommands';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { executor, root, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { contextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { withLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

/** A company and its people; Anna also works in another one. */
const COMPANY = 900;
const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'reader', COMPANY);
const annaElsewhere = user(1, 'owner', 901);

const bank = currentBank('UK');
const verdict = assess({ bank, answers: compliantAnswers(bank), today: '2026-11-22' }) as Verdict;
const citation = verdict.duties[0]?.citation as Verdict['clocks'][number]['citation'];
const result = { ...verdict, clocks: [{ date: '2099-01-01', what: 'Marking', citation, binding: true }] };

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('reporting');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, withLoaders(contextOf(app)));
  await complete(2, 10, 100);
});
afterAll(() => app.stop());

/** Completes an assessment by a member of the company. */
function complete(userId: number, systemId: number, assessmentId: number, organisationId = COMPANY) {
  return deliverTo(handlers, AssessmentCompleted, context(app, 'request-1'), {
    userId,
    completedBy: userId,
    organisationId,
    assessmentId,
    jurisdiction: 'UK',
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: '2026-11-22T10:00:00.000Z',
    system: describedSystem({ id: systemId, name: 'Chatbot', jurisdiction: 'UK' }),
    answers: [],
    organisation: null,
    result,
  });
}

type Caller = Parameters<typeof execute>[0];
const DAYS = '{ nextDays(jurisdiction: UK) { date systemCount } }';

function report(caller: Caller, id: number) {
  const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment { report { id } } } }';
  return execute(caller, query, { r: [{ __typename: 'Assessment', id: String(id), status: 'completed' }] });
}

describe('the reports of an organisation', () => {
  it('are the same for all members, with their due dates, regardless of who completed the assessment', async () => {
    for (const caller of [anna, boris]) {
      expect((await report(caller, 100)).data).toEqual({ _entities: [{ report: { id: '100' } }] });
      expect(await root(execute(caller, DAYS))).toEqual([{ date: '2099-01-01', systemCount: 1 }]);
    }
  });

  it('are hidden from the same user in another organisation', async () => {
    expect((await report(annaElsewhere, 100)).errors).toMatchObject([{ code: 'UNAVAILABLE' }]);
    expect(await root(execute(annaElsewhere, DAYS))).toEqual([]);
  });

  it('are read in one batch for concurrent requests, and returned to no one else', async () => {
    const answers: Awaited<ReturnType<typeof report>>[] = [];
    const asked = await countCommands(async () => {
      answers.push(...(await Promise.all([anna, annaElsewhere, boris].map(caller => report(caller, 100)))));
    });
    const found = { _entities: [{ report: { id: '100' } }] };
    expect(answers.map(({ data }) => data)).toEqual([found, { _entities: [{ report: null }] }, found]);
    expect(answers[1]?.errors).toMatchObject([{ code: 'UNAVAILABLE' }]);
    expect(new Set(asked)).toEqual(new Set(['reports.find']));
  });

  it('are exported by an owner, and by no one else', async () => {
    const exported = (caller: Caller) => root(execute(caller, '{ exportReporting { rows next } }'));
    expect(await exported(anna)).toMatchObject({ rows: [{ id: 100 }], next: 'clocks:0' });
    expect(await exported(boris)).toEqual({ rows: [], next: 'actions:0' });
  });

  it('stay when the member who completed the assessment leaves, with a remaining owner as creator', async () => {
    await complete(3, 11, 110);
    const ended = { organisationId: COMPANY, userId: 3, version: 2, heirId: 1 };
    for (let times = 0; times < 2; times++)
      await deliverTo(handlers, MembershipEnded, context(app, 'request-1'), ended);
    for (const name of ['reports', 'clocks'])
      expect((await app.rows(name)).map(({ _id, userId }) => [_id, userId])).toEqual([
        [100, 2],
        [110, 1],
      ]);
    expect((await report(boris, 110)).errors).toEqual([]);
  });

  it('belong to an owner even if an assessment arrives after its author has left', async () => {
    const end = (userId: number, heirId: number, version: number) =>
      deliverTo(handlers, MembershipEnded, context(app, 'request-1'), {
        organisationId: COMPANY,
        userId,
        heirId,
        version,
      });
    const maker = async (id: number) =>
      Promise.all(['reports', 'clocks'].map(async name => (await app.rows(name, { _id: id }))[0]?.userId));
    await end(4, 5, 2);
    await complete(4, 12, 120);
    expect(await maker(120)).toEqual([5, 5]);
    // The successor has left as well.
    await end(5, 1, 2);
    await complete(4, 13, 130);
    await end(6, 5, 2);
    await complete(6, 14, 140);
    for (const id of [120, 130, 140]) expect(await maker(id)).toEqual([1, 1]);
    // The member is back; a late end event is about the earlier membership.
    const back = { organisationId: COMPANY, userId: 4, username: 'd', role: 'contributor', joined: true, version: 3 };
    await deliverTo(handlers, MembershipChanged, context(app, 'request-1'), back);
    await complete(4, 15, 150);
    await end(4, 5, 2);
    expect(await maker(150)).toEqual([4, 4]);
    // The person also has a membership in another organisation.
    await end(7, 1, 2);
    await complete(7, 16, 160, 901);
    expect(await maker(160)).toEqual([7, 7]);
  });
});

it('earlier reports and future dates are found by an index that begins with the organisation', async () => {
  const planOf = async (collection: string, filter: object) =>
    JSON.stringify(await mongoose.connection.collection(collection).find(filter).explain('queryPlanner'));
  const system = { organisationId: COMPANY, 'system.id': 10, jurisdiction: 'UK', completedAt: { $lt: new Date() } };
  expect(await planOf('reports', system)).toMatch(/"winningPlan".*organisationId_1_system\.id_1/);
  const days = { organisationId: COMPANY, jurisdiction: 'UK', 'clocks.date': { $gt: '2026-11-22' } };
  expect(await planOf('clocks', days)).toMatch(/"winningPlan".*organisationId_1_jurisdiction_1/);
  expect(await planOf('clocks', { organisationId: COMPANY, systemId: { $in: [10, 11] } })).toMatch(
    /"winningPlan".*organisationId_1_systemId_1/,
  );
});
