import { bankOf, currentBank } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { organisationSaid } from '@aicp/testing/organisationSaid';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';

const anna = user(1);
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE_ONE = 'mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id questionId answer } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { status riskLevel riskScore } }';
const READ = `query ($id: ID!) { assessment(id: $id) {
  questionCount responseCount isCurrentBank remarks suggestions { questionId answer source }
  questions { id group askedWhen } all: questions(all: true) { id } responses { questionId } } }`;

type Read = {
  questionCount: number;
  responseCount: number;
  isCurrentBank: boolean;
  remarks: string[];
  suggestions: { questionId: string; answer: string; source: string }[];
  questions: { id: string; group: string | null; askedWhen: unknown }[];
  all: { id: string }[];
  responses: { questionId: string }[];
};

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

async function begin({ jurisdiction = 'EU', systemType = 'Conversational AI', actor = anna } = {}): Promise<string> {
  const input = { name: 'A system', jurisdiction, systemType };
  const { id: aiSystemId } = await root<{ id: string }>(execute(actor, CREATE, { input }));
  return (await root<{ id: string }>(execute(actor, START, { input: { aiSystemId } }))).id;
}
const read = (id: string, actor = anna) => root<Read>(execute(actor, READ, { id }));
const save = (assessmentId: string, answers: Record<string, string>) =>
  execute(anna, SAVE, {
    input: { assessmentId, answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })) },
  });
const complete = (id: string) => execute(anna, COMPLETE, { id });
const eu = currentBank('EU');
const record = (userId: number, version: number, facts: object) =>
  deliverTo(handlers, OrganisationUpdated, context(service.app, 'request-1'), {
    userId,
    organisationId: organisationOf(userId),
    version,
    ...organisationSaid,
    facts: { ...organisationSaid.facts, ...facts },
  });

describe('the questions of an assessment', () => {
  it('are those that apply to the answers so far, and change with them', async () => {
    const id = await begin();
    const before = await read(id);
    expect(before.all).toHaveLength(eu.questions.length);
    expect(before.questions.map(question => question.id)).toEqual(applicable(eu, {}).map(question => question.id));
    const inScope = { 'eu2-obj': 'system', 'eu2-ai': 'yes', 'eu2-x': 'none', 'eu2-role': 'use', 'eu2-pl-d': 'yes' };
    await root(save(id, inScope));
    const asked = applicable(eu, inScope);
    expect(await read(id)).toMatchObject({
      responseCount: 5,
      isCurrentBank: true,
      questions: asked.map(question => ({ id: question.id })),
    });
    await root(save(id, { 'eu2-ai': 'no' }));
    const { questionCount, responseCount, responses } = await read(id);
    const left = applicable(eu, { ...inScope, 'eu2-ai': 'no' });
    expect(questionCount).toBe(left.length);
    expect(responseCount).toBe(Object.keys(inScope).filter(key => left.some(question => question.id === key)).length);
    expect(responses).toHaveLength(5);
  });

  it('are counted from the start by expected answers, without facts of the organisation', async () => {
    const dora = user(32);
    const id = await begin({ systemType: '', actor: dora });
    const expected = compliantAnswers(eu);
    const total = Object.keys(expected).length;
    expect(total).toBeGreaterThan(10);
    expect(await read(id, dora)).toMatchObject({ questionCount: total, responseCount: 0 });
    await record(32, 2, { kind: expected['eu2-o-kind'] ?? 'private' });
    expect((await read(id, dora)).questionCount).toBe(total - 1);
    // An own answer is nevertheless accepted, and then counted again.
    await root(
      execute(dora, SAVE_ONE, {
        input: { assessmentId: id, questionId: 'eu2-o-kind', answer: expected['eu2-o-kind'] },
      }),
    );
    expect((await read(id, dora)).questionCount).toBe(total);
  });

  it('include their conditions as data, and which are about the organisation', async () => {
    const id = await begin();
    await root(save(id, compliantAnswers(eu)));
    const { questions } = await read(id);
    const size = questions.find(question => question.id === 'eu2-o-size');
    expect(size).toMatchObject({ group: 'organisation', askedWhen: { all: expect.any(Array) } });
    expect(questions[0]).toEqual({ id: 'eu2-obj', group: null, askedWhen: null });
  });

  it('are those of the assessment’s bank; new assessments use the current one', async () => {
    const id = await begin();
    expect(await read(id)).toMatchObject({ isCurrentBank: true });
    const assessments = mongoose.connection.collection('assessments');
    await assessments.updateOne({ _id: Number(id) as never }, { $set: { bankVersion: 'eu-2024-08-01' } });
    const past = applicable(bankOf('eu-2024-08-01'), {}).map(({ id: one }) => one);
    const { isCurrentBank, questions } = await read(id);
    expect({ isCurrentBank, ids: questions.map(question => question.id) }).toEqual({ isCurrentBank: false, ids: past });
  });
});

describe('completing', () => {
  it('must all be answered if they apply, and a refusal names how many are open', async () => {
    const id = await begin();
    const { 'eu2-5a': _, ...most } = compliantAnswers(eu);
    await root(save(id, most));
    expect((await complete(id)).errors).toEqual([
      { code: 'INVALID', message: '1 of 21 questions is unanswered: eu2-5a.' },
    ]);
    await root(save(id, { 'eu2-5a': 'no' }));
    expect(await root(complete(id))).toEqual({ status: 'completed', riskLevel: 'LOW', riskScore: 0 });
  });

  it('can have answers that do not apply, which are kept but not counted', async () => {
    const id = await begin();
    await root(save(id, { ...compliantAnswers(eu), 'eu2-d-9': 'none', 'eu2-d-26-2': 'none' }));
    expect(await root(complete(id))).toMatchObject({ riskLevel: 'LOW', riskScore: 0 });
    const [completed] = await service.app.rows('outbox', {
      name: 'assessment.completed',
      'data.assessmentId': Number(id),
    });
    expect(completed?.data.answers.map(({ questionId }: { questionId: string }) => questionId)).toEqual(
      Object.keys(compliantAnswers(eu)),
    );
    const { responses, suggestions } = await read(id);
    expect([responses.length, suggestions]).toEqual([23, []]);
  });
});

describe('several answers', () => {
  it('are saved together or not at all', async () => {
    const id = await begin();
    const { errors } = await save(id, { 'eu2-obj': 'system', 'eu2-ai': 'perhaps' });
    expect(errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await read(id)).responses).toEqual([]);
  });

  it('are returned in the order sent, and again if nothing is new, even after completion', async () => {
    const id = await begin();
    const answers = compliantAnswers(eu);
    const once = await root(save(id, answers));
    expect(once).toMatchObject(Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })));
    await root(complete(id));
    expect(await root(save(id, answers))).toEqual(once);
    expect((await save(id, { ...answers, 'eu2-5a': 'yes' })).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('can name each question once, with at most 300 answers', async () => {
    const id = await begin();
    const answer = { questionId: 'eu2-ai', answer: 'yes' };
    const of = (answers: object[]) => execute(anna, SAVE, { input: { assessmentId: id, answers } });
    expect((await of([answer, { ...answer, answer: 'no' }])).errors).toEqual([
      { code: 'INVALID', message: 'answers: must have one answer to each question' },
    ]);
    expect((await of(Array.from({ length: 301 }, () => answer))).errors).toMatchObject([
      { code: 'INVALID', message: expect.stringContaining('at most 300 answers') },
    ]);
    expect((await of([])).errors).toMatchObject([{ code: 'INVALID' }]);
  });

  it('are refused for a question of another bank, with the URL of the right list', async () => {
    const id = await begin();
    const input = { assessmentId: id, questionId: 'uk-s1', answer: 'partial' };
    expect((await execute(anna, SAVE_ONE, { input })).errors).toEqual([
      {
        code: 'INVALID',
        message: `There is no question "uk-s1" in this assessment. GET /api/assessments/${id}/questions lists its questions.`,
      },
    ]);
  });
});

describe('suggested answers', () => {
  it('comes from the type of the system, and does not count until it is saved', async () => {
    const id = await begin({ systemType: 'Conversational AI' });
    const { suggestions, responseCount } = await read(id);
    expect(responseCount).toBe(0);
    expect(suggestions).toContainEqual({ questionId: 'eu2-f-int', answer: 'yes', source: 'systemType' });
  });

  it('stay once answered, so that confirmed answers stay together', async () => {
    const id = await begin();
    const before = (await read(id)).suggestions;
    expect(before.map(({ questionId }) => questionId)).toContain('eu2-ai');
    await root(save(id, { 'eu2-ai': 'no' }));
    expect((await read(id)).suggestions).toEqual(before);
  });

  it('an answer that contradicts the type of the system gets a remark and is never refused', async () => {
    const id = await begin({ systemType: 'Recruitment/HR system' });
    await root(save(id, compliantAnswers(eu)));
    expect((await read(id)).remarks).toEqual([
      'You described the system as a recruitment or HR system, but point 4 of Annex III was not chosen.',
    ]);
    expect(await root(complete(id))).toMatchObject({ status: 'completed' });
  });
});

it('the facts of a deleted organisation are deleted, and late events do not restore them', async () => {
  await record(44, 1, { kind: 'private' });
  const kept = () => service.app.rows('organisations', { _id: organisationOf(44) });
  expect(await kept()).toHaveLength(1);
  await deliverTo(handlers, OrganisationDeleted, context(service.app, 'request-1'), {
    userId: 44,
    organisationId: organisationOf(44),
  });
  await record(44, 2, { kind: 'union' });
  expect(await kept()).toEqual([]);
});
