import { assess } from '@aicp/compliance/banks/assess';
import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import { AssessmentCompleted } from '@aicp/contracts/events/assessmentEvents';
import { context } from '@aicp/service/store/context';
import { countCommands } from '@aicp/testing/countCommands';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { executor, root, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { contextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { withLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

const anna = user(1);
const bank = currentBank('UK');
const result = assess({ bank, answers: compliantAnswers(bank), today: '2026-11-22' }) as Verdict;
const REPORTS = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment { report {
  id author { id } review { state } riskResult { level score } system { name } } } } }`;

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('reporting');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, withLoaders(contextOf(app)));
  const { userId, organisationId } = anna;
  await deliverTo(handlers, AssessmentCompleted, context(app, 'request-1'), {
    userId,
    completedBy: userId,
    organisationId,
    assessmentId: 1,
    jurisdiction: 'UK',
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: '2026-11-22T10:00:00.000Z',
    system: describedSystem({ id: 10, name: 'Chatbot', jurisdiction: 'UK' }),
    answers: [],
    organisation: null,
    result,
  });
  const reports = mongoose.connection.collection<{ _id: number }>('reports');
  const first = await reports.findOne({ _id: 1 });
  await reports.insertMany(Array.from({ length: 199 }, (_, at) => ({ ...first, _id: 2 + at })));
});
afterAll(() => app.stop());

it('many reports take as many database commands as a few', async () => {
  const list = (count: number) => async () => {
    const r = Array.from({ length: count }, (_, at) => ({
      __typename: 'Assessment',
      id: String(1 + at),
      status: 'completed',
    }));
    expect(await root(execute(anna, REPORTS, { r }))).toHaveLength(count);
  };
  const few = await countCommands(list(10));
  expect(await countCommands(list(200))).toEqual(few);
  expect(few).toEqual(['reports.find', 'reviews.find']);
});
