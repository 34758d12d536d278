import { randomUUID } from 'node:crypto';
import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
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
import { republishSystems } from './republishSystems.ts';

const anna = user(1);
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateSystemInput!) { updateSystem(id: $id, input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id } }';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

const createdId = async (query: string, input: object) =>
  (await root<{ id: string }>(execute(anna, query, { input }))).id;
const rename = (id: string, name: string) =>
  root(execute(anna, UPDATE, { id, input: { name, description: `About ${name}`, systemType: 'Other' } }));

/** On a superseded bank, as if started before the current one. */
async function completed(bank = currentBank('EU'), changes: Record<string, string> = { 'eu2-d-4': 'partial' }) {
  const systemId = await createdId(CREATE, {
    name: 'CV screen',
    description: 'Ranks',
    systemType: 'Recruitment/HR system',
  });
  const assessmentId = await createdId(START, { aiSystemId: systemId });
  const assessments = mongoose.connection.collection('assessments');
  await assessments.updateOne({ _id: Number(assessmentId) as never }, { $set: { bankVersion: bank.version } });
  const answers = Object.entries(compliantAnswers(bank, changes)).map(([questionId, answer]) => ({
    questionId,
    answer,
  }));
  await root(execute(anna, SAVE, { input: { assessmentId, answers } }));
  await root(execute(anna, COMPLETE, { id: assessmentId }));
  return { systemId, assessmentId };
}

/** The events about the assessment, oldest first, letter by letter. */
async function published(assessmentId: string): Promise<string[]> {
  const rows = await service.app.rows('outbox', {
    name: 'assessment.completed',
    'data.assessmentId': Number(assessmentId),
  });
  return rows.map(({ data }) => JSON.stringify(data));
}

const republish = () => republishSystems(context(service.app, 'request-1'), { rebuildId: randomUUID() });

describe('a completed assessment that is published again', () => {
  it('is equal byte for byte, however its system has changed', async () => {
    const { systemId, assessmentId } = await completed();
    await rename(systemId, 'Something else');
    await republish();
    const told = await service.app.rows('outbox', {
      'data.assessmentId': Number(assessmentId),
      restated: { $exists: 1 },
    });
    expect(told.map(({ name, inBulk }) => [name, inBulk])).toEqual([['assessment.completed', true]]);
    const [first, again] = await published(assessmentId);
    expect(first).toContain('"name":"CV screen"');
    expect(again).toBe(first);
  });

  it('is equal byte for byte, whatever facts its organisation has recorded since', async () => {
    const record = (version: number, facts: object) =>
      deliverTo(handlers, OrganisationUpdated, context(service.app, 'request-1'), {
        userId: 1,
        organisationId: organisationOf(1),
        version,
        ...organisationSaid,
        facts: { ...organisationSaid.facts, ...facts },
      });
    await record(1, { kind: 'union', turnover: 7_000_000, answers: { 'eu2-pl-d': 'yes', 'eu2-o-fin': 'no' } });
    const { assessmentId } = await completed(currentBank('EU'), { 'eu2-5a': 'yes' });
    await record(2, { kind: 'private', turnover: 900_000_000 });
    await republish();
    const [first, again] = await published(assessmentId);
    expect(JSON.parse(first ?? '').organisation).toMatchObject({ kind: 'union', turnover: 7_000_000 });
    expect(again).toBe(first);
  });
});
