import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';

type Law = 'EU' | 'UK';

const anna = user(1);
const boris = user(2);
const eu = currentBank('EU');
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id riskLevel riskScore } }';
const CONFIRM = `mutation ($input: ConfirmAnswersInput!) { confirmAnswers(input: $input) {
  questionId answer answeredBy { id } } }`;
const DISCARD = 'mutation ($id: ID!) { discardAssessment(id: $id) }';
const READ = `query ($id: ID!) { assessment(id: $id) { responseCount responses { questionId answer }
  previous { id responses { questionId answer } } lastAnswers { questionId answer change } } }`;
const SEEN =
  'query ($law: Jurisdiction!) { systems(jurisdiction: $law) { id openAssessmentId latestAssessment { id } } }';
const HISTORY = 'query ($id: ID!) { assessments(systemId: $id) { id } }';

type Answered = { questionId: string; answer: string };
type Read = {
  responseCount: number;
  responses: Answered[];
  previous: { id: string; responses: Answered[] } | null;
  lastAnswers: (Answered & { change: string | null })[];
};

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

const createdId = async (query: string, input: object) =>
  (await root<{ id: string }>(execute(anna, query, { input }))).id;
const create = (jurisdiction: Law = 'EU') => createdId(CREATE, { name: 'A system', jurisdiction });
const start = (aiSystemId: string, jurisdiction: Law = 'EU') => createdId(START, { aiSystemId, jurisdiction });
const read = (id: string) => root<Read>(execute(anna, READ, { id }));
const confirm = (assessmentId: string, questionIds: string[]) =>
  execute(anna, CONFIRM, { input: { assessmentId, questionIds } });
const discard = (id: string, actor = anna) => execute(actor, DISCARD, { id });
const save = (assessmentId: string, answers: Record<string, string>) =>
  execute(anna, SAVE, {
    input: { assessmentId, answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })) },
  });

async function assess(systemId: string, law: Law = 'EU', changes: Record<string, string> = {}): Promise<string> {
  const id = await start(systemId, law);
  await root(save(id, compliantAnswers(currentBank(law), changes)));
  await root(execute(anna, COMPLETE, { id }));
  return id;
}

describe('the previous assessment', () => {
  it('are the last completed ones of the same system and law', async () => {
    const system = await create();
    const first = await assess(system);
    expect((await read(first)).previous).toBeNull();
    const second = await assess(system, 'EU', { 'eu2-5a': 'yes' });
    await assess(system, 'UK');
    await assess(await create());
    const open = await start(system);
    const { previous } = await read(open);
    expect(previous?.id).toBe(second);
    expect(previous?.responses).toContainEqual({ questionId: 'eu2-5a', answer: 'yes' });
    expect((await read(second)).previous?.id).toBe(first);
    expect((await read(await start(system, 'UK'))).previous?.id).not.toBe(second);
  });

  it('suggests its answers, none of which counts until it is confirmed', async () => {
    const system = await create();
    expect((await read(await start(system))).lastAnswers).toEqual([]);
    const first = await assess(system);
    const { lastAnswers, responseCount, responses } = await read(await start(system));
    const last = Object.entries(compliantAnswers(eu)).map(([questionId, answer]) => ({
      questionId,
      answer,
      change: null,
    }));
    expect({ lastAnswers, responseCount, responses }).toEqual({ lastAnswers: last, responseCount: 0, responses: [] });
    expect((await read(first)).lastAnswers).toEqual([]);
  });
});

const seen = async (system: string, law: Law) =>
  (await root<{ id: string }[]>(execute(anna, SEEN, { law }))).find(({ id }) => id === system);

/** Moves an assessment to an earlier question bank. */
const putOnEarlierBank = (id: string) =>
  mongoose.connection
    .collection<{ _id: number }>('assessments')
    .updateOne({ _id: Number(id) }, { $set: { bankVersion: 'eu-2024-08-01' } });

describe('starting during an assessment of the same system and law', () => {
  const STARTED = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id startedNow } }';
  const started = (aiSystemId: string, jurisdiction: Law = 'EU') =>
    root<{ id: string; startedNow: boolean }>(execute(anna, STARTED, { input: { aiSystemId, jurisdiction } }));
  const eventsOf = (id: string, name: string) => service.app.rows('outbox', { name, 'data.assessmentId': Number(id) });

  it('continues it, even if several start at once', async () => {
    const system = await create();
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => started(system)));
    const ids = new Set(all.map(({ id }) => id));
    const [id = ''] = ids;
    expect([ids.size, all.filter(({ startedNow }) => startedNow).length]).toEqual([1, 1]);
    expect(await eventsOf(id, 'assessment.started')).toHaveLength(1);
    expect(await started(system)).toEqual({ id, startedNow: false });
    expect(await started(system, 'UK')).toMatchObject({ startedNow: true });
  });

  it('discards one on an earlier question bank without answers, and leaves one with answers', async () => {
    const system = await create();
    const { id: empty } = await started(system);
    await putOnEarlierBank(empty);
    const { id: answered, startedNow } = await started(system);
    expect([answered === empty, startedNow]).toEqual([false, true]);
    expect(await service.app.rows('assessments', { _id: Number(empty) })).toEqual([]);
    expect(await eventsOf(empty, 'assessment.discarded')).toHaveLength(1);
    await save(answered, { 'eu2-ai': 'yes' });
    await putOnEarlierBank(answered);
    const { id: current } = await started(system);
    expect(await started(system)).toEqual({ id: current, startedNow: false });
    expect(await service.app.rows('assessments', { aiSystemId: Number(system) })).toHaveLength(2);
    expect(await seen(system, 'EU')).toMatchObject({ openAssessmentId: current });
  });
});

describe('confirming', () => {
  it('turns one previous answer into a current one, by the member who confirms it', async () => {
    const system = await create();
    await assess(system);
    const id = await start(system);
    const [first] = (await read(id)).lastAnswers;
    const { questionId = '', answer = '' } = first ?? {};
    const confirmed = [{ questionId, answer, answeredBy: { id: '1' } }];
    expect(await root(confirm(id, [questionId]))).toEqual(confirmed);
    expect(await root(confirm(id, [questionId]))).toEqual(confirmed);
    expect((await read(id)).responses).toEqual([{ questionId, answer }]);
  });

  it('accepts several at once, and gives the previous result if nothing has changed', async () => {
    const system = await create();
    const first = await assess(system, 'EU', { 'eu2-5a': 'yes' });
    const id = await start(system);
    const ids = (await read(id)).lastAnswers.map(({ questionId }) => questionId);
    expect(await root<object[]>(confirm(id, ids.toReversed()))).toHaveLength(ids.length);
    const { riskLevel, riskScore } = await root<Record<string, unknown>>(execute(anna, COMPLETE, { id: first }));
    expect(await root(execute(anna, COMPLETE, { id }))).toEqual({ id, riskLevel, riskScore });
  });

  it('skips questions that do not apply, were not answered or do not exist', async () => {
    const system = await create();
    await assess(system);
    const id = await start(system);
    await root(save(id, { 'eu2-obj': 'system', 'eu2-ai': 'no' }));
    const nothing = [{ code: 'CONFLICT', message: expect.stringContaining('Nothing was confirmed') }];
    expect((await confirm(id, ['eu2-5a', 'eu2-d-9', 'made-up'])).errors).toEqual(nothing);
    expect((await read(id)).responses).toHaveLength(2);
  });

  it('works only for the organisation’s assessments in progress that have a predecessor', async () => {
    const system = await create();
    const first = await start(system);
    expect((await confirm(first, ['eu2-ai'])).errors).toMatchObject([{ code: 'CONFLICT' }]);
    const completed = await assess(system);
    expect((await confirm(completed, ['eu2-ai'])).errors).toMatchObject([{ code: 'CONFLICT' }]);
    const input = { assessmentId: await start(system), questionIds: ['eu2-ai'] };
    expect((await execute(boris, CONFIRM, { input })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await confirm(input.assessmentId, [])).errors).toMatchObject([{ code: 'INVALID' }]);
  });
});

describe('discarding', () => {
  const rows = (id: string) => mongoose.connection.collection('responses').countDocuments({ assessmentId: Number(id) });

  it('removes an assessment in progress with its answers, including from the history, and publishes that', async () => {
    const system = await create();
    const completed = await assess(system);
    const id = await start(system);
    await root(save(id, { 'eu2-ai': 'yes' }));
    expect(await root(discard(id))).toBe(id);
    expect((await execute(anna, READ, { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await rows(id)).toBe(0);
    expect(await root(execute(anna, HISTORY, { id: system }))).toEqual([{ id: completed }]);
    expect(await seen(system, 'EU')).toEqual({
      id: system,
      openAssessmentId: null,
      latestAssessment: { id: completed },
    });
    const [published] = await service.app.rows('outbox', {
      name: 'assessment.discarded',
      'data.assessmentId': Number(id),
    });
    expect(published?.data).toMatchObject({
      assessmentId: Number(id),
      aiSystemId: Number(system),
      jurisdiction: 'EU',
      userId: 1,
    });
    expect((await discard(id)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('leaves another assessment in progress to continue', async () => {
    const system = await create();
    const first = await start(system);
    await save(first, { 'eu2-ai': 'yes' });
    await putOnEarlierBank(first);
    const second = await start(system);
    await root(discard(second));
    expect(await seen(system, 'EU')).toMatchObject({ openAssessmentId: first });
  });

  it('removes a system from the list of a law under which nothing else was done', async () => {
    const system = await create();
    await root(discard(await start(system, 'UK')));
    expect(await seen(system, 'UK')).toBeUndefined();
    const uk = await assess(system, 'UK');
    await root(discard(await start(system, 'UK')));
    expect(await seen(system, 'UK')).toMatchObject({ openAssessmentId: null, latestAssessment: { id: uk } });
    expect(await seen(system, 'EU')).toMatchObject({ openAssessmentId: null, latestAssessment: null });
  });

  it('is refused for completed ones, and for others’', async () => {
    const system = await create();
    const completed = await assess(system);
    expect((await discard(completed)).errors).toEqual([
      { code: 'CONFLICT', message: 'This assessment is completed. It can no longer be discarded.' },
    ]);
    expect((await discard(await start(system), boris)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('leaves no concurrently saved answer', async () => {
    const id = await start(await create());
    await Promise.all([
      discard(id),
      ...['yes', 'no', 'yes', 'no'].map(answer => save(id, { 'eu2-ai': answer })),
      discard(id),
    ]);
    expect(await rows(id)).toBe(0);
  });
});
