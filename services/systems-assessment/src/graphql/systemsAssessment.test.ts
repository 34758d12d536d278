import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { valuesOf } from '@aicp/compliance/scoring/scoreOf';
import { guest, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { seedRegister } from '../store/register.ts';

const anna = user(1);
const boris = user(2);
const CREATE =
  'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id name jurisdiction systemType createdAt } }';
const START =
  'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id status jurisdiction bankVersion } }';
const SAVE =
  'mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { id answer score ragScore principle } }';
const SAVE_ALL = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id status riskLevel riskScore completedAt } }';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

async function start(jurisdiction: 'EU' | 'UK' = 'UK') {
  const system = await root<{ id: string }>(execute(anna, CREATE, { input: { name: 'A system', jurisdiction } }));
  const assessment = await root<{ id: string }>(execute(anna, START, { input: { aiSystemId: system.id } }));
  return { systemId: system.id, assessmentId: assessment.id };
}

async function answerAll(assessmentId: string, jurisdiction: 'EU' | 'UK', except: string[] = []) {
  const answers = Object.entries(compliantAnswers(currentBank(jurisdiction)))
    .filter(([questionId]) => !except.includes(questionId))
    .map(([questionId, answer]) => ({ questionId, answer }));
  await root(execute(anna, SAVE_ALL, { input: { assessmentId, answers } }));
}

const outbox = () => mongoose.connection.collection('outbox').find({ name: 'assessment.completed' }).toArray();

describe('a system', () => {
  it('is created with the given fields, blank ones ignored', async () => {
    const input = { name: '  CV screen ', description: '', systemType: 'Something new' };
    expect(await root(execute(anna, CREATE, { input }))).toMatchObject({
      name: 'CV screen',
      jurisdiction: 'EU',
      systemType: 'Something new',
    });
  });

  it('is in the list of its jurisdiction, newest first, and in no other organisation’s', async () => {
    const { systemId } = await start('EU');
    const list = '{ systems(jurisdiction: EU) { id } }';
    const mine = await root<{ id: string }[]>(execute(anna, list));
    expect(mine[0]).toEqual({ id: systemId });
    expect(await root(execute(boris, list))).toEqual([]);
    expect((await execute(guest, list)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('is on one of several pages if there are more than twenty', async () => {
    const clara = user(77);
    for (let count = 0; count < 23; count++) await execute(clara, CREATE, { input: { name: `System ${count}` } });
    const LIST = 'query ($first: Int, $after: ID) { systems(first: $first, after: $after) { id name } }';
    const page = (variables: object) => root<{ id: string; name: string }[]>(execute(clara, LIST, { ...variables }));
    const first = await page({});
    expect(first.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, at) => `System ${22 - at}`));
    const rest = await page({ after: first.at(-1)?.id });
    expect(rest.map(({ name }) => name)).toEqual(['System 2', 'System 1', 'System 0']);
    expect(await page({ after: rest.at(-1)?.id })).toEqual([]);
    expect(await page({ first: 1000 })).toHaveLength(23);
    for (const wrong of [0, -1, 1001])
      expect((await execute(clara, LIST, { first: wrong })).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await execute(clara, LIST, { after: 'x' })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('an answer', () => {
  it('is scored by the bank, with rating and principle under UK rules', async () => {
    const { assessmentId } = await start();
    const partial = await root(
      execute(anna, SAVE, { input: { assessmentId, questionId: 'uk-s1', answer: 'partial' } }),
    );
    expect(partial).toMatchObject({ answer: 'partial', score: 1, ragScore: 'AMBER', principle: 'Safety & Security' });
  });

  it('replaces the previous one and keeps its id', async () => {
    const { assessmentId } = await start();
    const save = (answer: string) =>
      root<{ id: string }>(execute(anna, SAVE, { input: { assessmentId, questionId: 'uk-s1', answer } }));
    const first = await save('none');
    expect(await save('partial')).toMatchObject({ id: first.id, score: 1 });
    const read = '{ assessment(id: "ID") { responseCount responses { answer } } }'.replace('ID', assessmentId);
    expect(await root(execute(anna, read))).toEqual({ responseCount: 1, responses: [{ answer: 'partial' }] });
  });

  it('given many times concurrently is stored once', async () => {
    const { assessmentId } = await start();
    const values = valuesOf(currentBank('UK').questions.find(({ id }) => id === 'uk-s1') as never);
    const attempts = Array.from({ length: 8 }, (_, number) =>
      root<{ id: string }>(
        execute(anna, SAVE, { input: { assessmentId, questionId: 'uk-s1', answer: values[number % 2] } }),
      ),
    );
    const ids = new Set((await Promise.all(attempts)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(
      await mongoose.connection.collection('responses').countDocuments({ assessmentId: Number(assessmentId) }),
    ).toBe(1);
  });
});

describe('completing', () => {
  it('requires every answer, and names the missing ones', async () => {
    const { assessmentId } = await start();
    await answerAll(assessmentId, 'UK', ['uk-s1', 'uk-c4']);
    const { errors } = await execute(anna, COMPLETE, { id: assessmentId });
    expect(errors).toEqual([{ code: 'INVALID', message: '2 of 30 questions are unanswered: uk-s1, uk-c4.' }]);
    expect(await outbox()).toEqual([]);
  });

  it('scores and publishes once, even for concurrent requests', async () => {
    const { assessmentId, systemId } = await start();
    await answerAll(assessmentId, 'UK');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => root(execute(anna, COMPLETE, { id: assessmentId }))),
    );
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 'completed', riskLevel: 'LOW', riskScore: 0 });
    const [stated, ...more] = await outbox();
    expect(more).toEqual([]);
    expect(stated).toMatchObject({
      queues: expect.arrayContaining(['events-reporting']),
      requestId: 'test-request',
      data: {
        userId: 1,
        assessmentId: Number(assessmentId),
        bankVersion: currentBank('UK').version,
        result: { gaps: [] },
      },
    });
    const latest = `{ system(id: ${systemId}) { latestAssessment { id riskLevel } openAssessmentId } }`;
    expect(await root(execute(anna, latest))).toEqual({
      latestAssessment: { id: assessmentId, riskLevel: 'LOW' },
      openAssessmentId: null,
    });
  });

  it('closes the answers: repeating one is allowed, and changing one is a conflict', async () => {
    const { assessmentId } = await start();
    await answerAll(assessmentId, 'UK');
    await root(execute(anna, COMPLETE, { id: assessmentId }));
    const save = (answer: string) => execute(anna, SAVE, { input: { assessmentId, questionId: 'uk-s1', answer } });
    expect((await save('implemented')).errors).toEqual([]);
    expect((await save('none')).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('does not miss answers that are saved concurrently', async () => {
    const { assessmentId } = await start();
    await answerAll(assessmentId, 'UK');
    const [completed] = await Promise.all([
      execute(anna, COMPLETE, { id: assessmentId }),
      ...['none', 'partial', 'none'].map(answer =>
        execute(anna, SAVE, { input: { assessmentId, questionId: 'uk-s1', answer } }),
      ),
    ]);
    const stored = await mongoose.connection
      .collection('responses')
      .findOne({ assessmentId: Number(assessmentId), questionId: 'uk-s1' });
    const [stated] = (await outbox()).filter(row => row.data.assessmentId === Number(assessmentId));
    expect(completed?.errors).toEqual([]);
    expect(stated?.data.answers).toContainEqual(
      expect.objectContaining({ questionId: 'uk-s1', answer: stored?.answer }),
    );
  });
});

describe('data of Anna', () => {
  it('does not exist for Boris, even by _entities', async () => {
    const { assessmentId, systemId } = await start();
    const query = `query ($r: [_Any!]!) { _entities(representations: $r) {
      ... on AiSystem { name } ... on Assessment { status responses { answer } } } }`;
    const r = [
      { __typename: 'AiSystem', id: systemId },
      { __typename: 'Assessment', id: assessmentId },
    ];
    for (const stranger of [boris, guest])
      expect((await execute(stranger, query, { r })).data).toEqual({ _entities: [null, null] });
    expect((await execute(anna, query, { r })).data).toEqual({
      _entities: [{ name: 'A system' }, { status: 'in_progress', responses: [] }],
    });
  });
});

describe('the registers', () => {
  it('are seeded, and seeding again changes nothing', async () => {
    await seedRegister();
    const query = '{ ukRegulators { id code guidanceUrl } ukPrinciples { id name orderIndex } }';
    const once = await execute(guest, query);
    await seedRegister();
    expect(await execute(guest, query)).toEqual(once);
    const { ukRegulators, ukPrinciples } = once.data as Record<string, { code?: string; name?: string }[]>;
    expect(ukRegulators?.map(({ code }) => code)).toEqual(['ICO', 'FCA', 'CMA', 'MHRA', 'OFCOM']);
    expect(ukPrinciples?.map(({ name }) => name)).toEqual([
      'Safety & Security',
      'Transparency',
      'Fairness',
      'Accountability',
      'Contestability',
    ]);
  });
});
