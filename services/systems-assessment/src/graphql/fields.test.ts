import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { seedRegister } from '../store/register.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id jurisdiction } }';
const START =
  'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id status jurisdiction system { id } } }';
const SAVE = 'mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { id } }';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

const save = (query: string, input: object) =>
  root<{ id: string; jurisdiction: string }>(execute(user(1), query, { input }));

const stored = (collection: string, id: string) =>
  mongoose.connection.collection(collection).findOne({ _id: Number(id) as never });

describe('stored fields', () => {
  it('of a system are those of the specification, EU by default', async () => {
    const { id } = await save(CREATE, { name: 'Chatbot' });
    expect(await stored('ai_systems', id)).toMatchObject({
      _id: Number(id),
      userId: 1,
      name: 'Chatbot',
      description: null,
      systemType: null,
      jurisdiction: 'EU',
      sector: null,
      applicableRegulators: [],
      createdAt: expect.any(Date),
    });
  });

  it('of an assessment start in progress, under the given rules or those of its system', async () => {
    const system = await save(CREATE, { name: 'Chatbot', jurisdiction: 'UK', applicableRegulators: ['ICO'] });
    const { id } = await save(START, { aiSystemId: system.id });
    expect(await stored('assessments', id)).toMatchObject({
      _id: Number(id),
      aiSystemId: Number(system.id),
      jurisdiction: 'UK',
      riskLevel: null,
      riskScore: null,
      principleScores: null,
      applicableRegulators: ['ICO'],
      status: 'in_progress',
      completedAt: null,
      createdAt: expect.any(Date),
    });
    expect(await save(START, { aiSystemId: system.id, jurisdiction: 'EU' })).toMatchObject({ jurisdiction: 'EU' });
    const european = await save(CREATE, { name: 'Forecast' });
    expect(await save(START, { aiSystemId: european.id })).toMatchObject({ jurisdiction: 'EU' });
  });

  it('of an answer include its score, its rating and its principle', async () => {
    const system = await save(CREATE, { name: 'Chatbot', jurisdiction: 'UK' });
    const assessment = await save(START, { aiSystemId: system.id });
    const answer = { assessmentId: assessment.id, questionId: 'uk-s1', answer: 'partial' };
    const { id } = await save(SAVE, answer);
    expect(await stored('responses', id)).toMatchObject({
      ...answer,
      _id: Number(id),
      assessmentId: Number(assessment.id),
      score: 1,
      ragScore: 'AMBER',
      principle: 'Safety & Security',
      evidenceUrl: null,
    });
  });

  it('of an answer keep the sent address of its evidence', async () => {
    const system = await save(CREATE, { name: 'Chatbot', jurisdiction: 'UK' });
    const assessment = await save(START, { aiSystemId: system.id });
    const answer = { assessmentId: assessment.id, questionId: 'uk-s1', answer: 'partial' };
    const wiki = 'https://wiki.example.com/safety';
    const { id } = await save(SAVE, { ...answer, evidenceUrl: wiki });
    expect(await stored('responses', id)).toMatchObject({ evidenceUrl: wiki });
    // A new answer without a URL keeps the old URL; a new URL replaces it, even for the same answer.
    await save(SAVE, { ...answer, answer: 'implemented' });
    expect(await stored('responses', id)).toMatchObject({ answer: 'implemented', evidenceUrl: wiki });
    await save(SAVE, { ...answer, answer: 'implemented', evidenceUrl: `${wiki}/2` });
    expect(await stored('responses', id)).toMatchObject({ evidenceUrl: `${wiki}/2` });
    const { errors } = await execute(user(1), SAVE, { input: { ...answer, evidenceUrl: 'javascript:alert(1)' } });
    expect(errors).toMatchObject([
      { code: 'INVALID', message: expect.stringMatching(/^evidenceUrl: must begin with/) },
    ]);
  });

  it('of the registers are complete, with each regulator once', async () => {
    await seedRegister();
    const [ico, principle] = await Promise.all([stored('uk_regulators', '1'), stored('uk_principles', '1')]);
    expect(Object.keys(ico ?? {}).toSorted()).toEqual(
      ['_id', 'code', 'fullName', 'guidanceUrl', 'name', 'sector', 'website'].toSorted(),
    );
    expect(principle).toEqual({ _id: 1, name: 'Safety & Security', description: expect.any(String), orderIndex: 1 });
    const again = mongoose.connection.collection('uk_regulators').insertOne({ _id: 99 as never, code: ico?.code });
    await expect(again).rejects.toThrow(/duplicate key/);
  });
});

describe('the lengths of the specification', () => {
  it.each([
    ['name', 255],
    ['systemType', 100],
    ['sector', 100],
  ])('allow a %s of %i characters and no more', async (field, most) => {
    const of = (length: number) => ({ name: 'Chatbot', [field]: 'x'.repeat(length) });
    await save(CREATE, of(most));
    const { errors } = await execute(user(1), CREATE, { input: of(most + 1) });
    expect(errors).toEqual([{ code: 'INVALID', message: `${field}: must be at most ${most} characters` }]);
  });

  it.each([
    ['ai_systems', 'jurisdiction', 10],
    ['assessments', 'jurisdiction', 10],
    ['assessments', 'riskLevel', 50],
    ['assessments', 'status', 50],
    ['responses', 'questionId', 50],
    ['responses', 'ragScore', 10],
    ['responses', 'principle', 100],
    ['uk_regulators', 'code', 10],
    ['uk_regulators', 'name', 255],
    ['uk_regulators', 'fullName', 500],
    ['uk_regulators', 'sector', 100],
    ['uk_regulators', 'website', 255],
    ['uk_regulators', 'guidanceUrl', 500],
    ['uk_principles', 'name', 100],
  ])('keep %s.%s at %i characters', async (collection, field, most) => {
    const Model = Object.values(mongoose.models).find(model => model.collection.name === collection);
    if (!Model) throw new Error(`There is no ${collection}.`);
    const validated = (length: number) => new Model({ [field]: 'x'.repeat(length) }).validate([field]);
    await validated(most);
    await expect(validated(most + 1)).rejects.toMatchObject({ errors: { [field]: { kind: 'maxlength' } } });
  });
});
