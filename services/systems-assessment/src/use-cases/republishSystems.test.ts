import { randomUUID } from 'node:crypto';
import { currentBank } from '@aicp/compliance/banks/banks';
import { bestAnswers } from '@aicp/compliance/scoring/bestAnswers';
import { context } from '@aicp/service/store/context';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { up } from '../migrations/003-completed-systems.ts';
import { republishSystems } from './republishSystems.ts';

const anna = user(1);
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateSystemInput!) { updateSystem(id: $id, input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id } }';

let product: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  product = await openSystemsAssessmentForTest();
  execute = product.executeInTrial;
});
afterAll(() => product.app.stop());

const idOf = async (query: string, input: object) => (await root<{ id: string }>(execute(anna, query, { input }))).id;
const rename = (id: string, name: string) =>
  root(execute(anna, UPDATE, { id, input: { name, description: `About ${name}`, systemType: 'Other' } }));

async function completed() {
  const systemId = await idOf(CREATE, { name: 'CV screen', description: 'Ranks', systemType: 'Recruitment/HR system' });
  const assessmentId = await idOf(START, { aiSystemId: systemId });
  for (const [questionId, answer] of Object.entries(bestAnswers(currentBank('EU'), { 'eu-10': 'partial' })))
    await root(execute(anna, SAVE, { input: { assessmentId, questionId, answer } }));
  await root(execute(anna, COMPLETE, { id: assessmentId }));
  return { systemId, assessmentId };
}

/** What was published about the assessment, oldest first, letter by letter. */
async function published(assessmentId: string): Promise<string[]> {
  const rows = await product.app.rows('outbox', {
    name: 'assessment.completed',
    'data.assessmentId': Number(assessmentId),
  });
  return rows.map(({ data }) => JSON.stringify(data));
}

const republish = () => republishSystems(context(product.app, 'request-1'), { rebuildId: randomUUID() });

describe('a completed assessment that is published again', () => {
  it('is the same to the byte, however its system is described by then', async () => {
    const { systemId, assessmentId } = await completed();
    await rename(systemId, 'Something else');
    await republish();
    const [first, again] = await published(assessmentId);
    expect(first).toContain('"name":"CV screen"');
    expect(again).toBe(first);
  });

  it('from before systems were kept with it has the system of the day of the migration, and keeps it', async () => {
    const { systemId, assessmentId } = await completed();
    const assessments = mongoose.connection.collection('assessments');
    await assessments.updateOne({ _id: Number(assessmentId) as never }, { $unset: { completion: 1 } });
    const [row] = await product.app.rows('assessments', { _id: Number(assessmentId) });
    await rename(systemId, 'Before the migration');
    await up(mongoose.connection.db as never);
    await rename(systemId, 'After the migration');
    await up(mongoose.connection.db as never);
    await republish();
    const [first = '', again] = await published(assessmentId);
    const { system, ...rest } = JSON.parse(first);
    expect(JSON.parse(again ?? '')).toEqual({
      ...rest,
      system: {
        ...system,
        name: 'Before the migration',
        description: 'About Before the migration',
        systemType: 'Other',
      },
    });
    const [migrated] = await product.app.rows('assessments', { _id: Number(assessmentId) });
    expect(migrated).toEqual({ ...row, completion: migrated?.completion });
    expect(migrated?.completion.scoredOn).toBe(rest.completedAt.slice(0, 10));
  });

  it('is left alone by the migration while it is in progress', async () => {
    const aiSystemId = await idOf(CREATE, { name: 'Not done' });
    const assessmentId = Number(await idOf(START, { aiSystemId }));
    const before = await product.app.rows('assessments', { _id: assessmentId });
    await up(mongoose.connection.db as never);
    expect(await product.app.rows('assessments', { _id: assessmentId })).toEqual(before);
  });
});
