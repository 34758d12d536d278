import { countCommands } from '@aicp/testing/countCommands';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';

const COMPANY = 900;
const anna = user(1, 'owner', COMPANY);
const SYSTEMS = `{ systems(first: 1000) { id name sector owner { id } reviewer { id } openAssessmentId
  latestAssessment { id riskLevel scored } } }`;
const ASSESSMENTS = `query ($id: ID!) { assessments(systemId: $id, first: 100) { id status system { name } responseCount
  remarks suggestions { questionId } responses { answer answeredBy { id } } annotations { note flag { text } } lastNotes { note } } }`;

let service: TestSystemsAssessment;
let systemId: string;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  const made = async (query: string, input: object) =>
    (await root<{ id: string }>(service.executeInTrial(anna, query, { input }))).id;
  systemId = await made('mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }', {
    name: 'One',
  });
  await made('mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }', {
    aiSystemId: systemId,
  });
});
afterAll(() => service.app.stop());

/** Inserts copies of the only row until there are this many. */
async function grow(name: string, count: number): Promise<void> {
  const rows = mongoose.connection.collection<{ _id: number }>(name);
  const [first] = await rows.find({}).sort({ _id: 1 }).limit(1).toArray();
  const known = await rows.countDocuments();
  await rows.insertMany(Array.from({ length: count - known }, (_, at) => ({ ...first, _id: 10_000 + known + at })));
}

const listed = async (query: string, variables = {}) =>
  (await root<unknown[]>(service.executeInTrial(anna, query, variables))).length;

it('a long list of systems takes as many database commands as a short one', async () => {
  await grow('ai_systems', 10);
  const short = await countCommands(async () => expect(await listed(SYSTEMS)).toBe(10));
  await grow('ai_systems', 200);
  expect(await countCommands(async () => expect(await listed(SYSTEMS)).toBe(200))).toEqual(short);
  expect(short).toEqual(['ai_systems.find']);
});

it('the list of a law does not read results under the other one', async () => {
  await grow('ai_systems', 2_000);
  const rows = mongoose.connection.collection<{ _id: number }>('ai_systems');
  const few = await rows
    .find({ _id: { $gte: 10_000 } })
    .sort({ _id: 1 })
    .limit(3)
    .toArray();
  await rows.updateMany({ _id: { $in: few.map(({ _id }) => _id) } }, { $set: { jurisdiction: 'UK' } });
  const asked: [filter: object, options: object][] = [];
  mongoose.set('debug', (_rows: string, _find: string, filter: object, options: object) => {
    asked.push([filter, options]);
  });
  try {
    for (const law of ['EU', 'UK']) await listed(SYSTEMS.replace('first: 1000', `jurisdiction: ${law}, first: 1000`));
  } finally {
    mongoose.set('debug', false);
  }
  const explained = await Promise.all(asked.map(query => rows.find(...query).explain('executionStats')));
  const [most, least] = explained.map(({ executionStats }) => executionStats);
  expect(most).toMatchObject({ nReturned: 1_000, totalDocsExamined: 1_000 });
  expect(least).toMatchObject({ nReturned: 3, totalDocsExamined: 3 });
});

it('a long list of assessments takes as many database commands as a short one', async () => {
  await grow('assessments', 10);
  const list = (count: number) => async () => expect(await listed(ASSESSMENTS, { id: systemId })).toBe(count);
  const short = await countCommands(list(10));
  await grow('assessments', 200);
  expect(await countCommands(list(100))).toEqual(short);
  expect(short.length).toBeLessThanOrEqual(9);
});
