import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { guest, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';

const anna = user(1);
const boris = user(2);
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const UPDATE = `mutation ($id: ID!, $input: UpdateSystemInput!) { updateSystem(id: $id, input: $input) {
  id name description systemType sector applicableRegulators } }`;
const DELETE = 'mutation ($id: ID!) { deleteSystem(id: $id) { id } }';
const ERASE = 'mutation ($id: ID!) { eraseSystem(id: $id, reason: "Entered twice") }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id } }';
const HISTORY = 'query ($id: ID!) { assessments(systemId: $id, first: 100) { id status riskScore class } }';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

const registered = async () =>
  (await root<{ id: string }>(execute(anna, CREATE, { input: { name: 'CV screen', description: 'Ranks' } }))).id;
const begun = async (aiSystemId: string) =>
  (await root<{ id: string }>(execute(anna, START, { input: { aiSystemId } }))).id;
const update = (id: string, input: object, actor = anna) => execute(actor, UPDATE, { id, input });
const remove = (id: string, actor = anna) => execute(actor, DELETE, { id });
const collection = (name: string) => mongoose.connection.collection(name);
const stated = (name: string, id: string) =>
  collection('outbox')
    .find({ name, $or: [{ 'data.systemId': Number(id) }, { 'data.system.id': Number(id) }] })
    .toArray();
const versionOf = async (id: string) => (await collection('ai_systems').findOne({ _id: Number(id) as never }))?.version;

async function answered(assessmentId: string) {
  for (const [questionId, answer] of Object.entries(compliantAnswers(currentBank('EU'))))
    await root(execute(anna, SAVE, { input: { assessmentId, questionId, answer } }));
}

describe('describing a system again', () => {
  it('changes given fields, clears blank ones and keeps the rest', async () => {
    const id = await registered();
    expect(await root(update(id, { name: ' CV sorting ', sector: 'Retail', applicableRegulators: ['ICO'] }))).toEqual({
      id,
      name: 'CV sorting',
      description: 'Ranks',
      systemType: null,
      sector: 'Retail',
      applicableRegulators: ['ICO'],
    });
    expect(await root(update(id, { description: '' }))).toMatchObject({ name: 'CV sorting', description: null });
  });

  it('increases the version only if something changes', async () => {
    const id = await registered();
    await root(update(id, { name: 'CV screen', description: 'Ranks' }));
    expect(await versionOf(id)).toBe(1);
    await root(update(id, { name: 'Another name' }));
    expect(await versionOf(id)).toBe(2);
  });

  it('many times concurrently loses no version', async () => {
    const id = await registered();
    await Promise.all([1, 2, 3, 4].map(number => root(update(id, { name: `Name ${number}` }))));
    expect(await versionOf(id)).toBe(5);
  });

  it('needs a name that can be displayed', async () => {
    const id = await registered();
    for (const name of ['  ', null, 'x'.repeat(256)])
      expect((await update(id, { name })).errors).toMatchObject([{ code: 'INVALID' }]);
  });
});

describe('the urgency of a system', () => {
  it('is higher during an assessment, as before when it is discarded, and follows the result', async () => {
    const id = await registered();
    const urgency = async () => (await collection('ai_systems').findOne({ _id: Number(id) as never }))?.urgency;
    const discard = 'mutation ($id: ID!) { discardAssessment(id: $id) }';
    expect(await urgency()).toBe(2_000_000);
    const discarded = await begun(id);
    expect(await urgency()).toBe(5_000_000);
    await root(execute(anna, discard, { id: discarded }));
    expect(await urgency()).toBe(2_000_000);
    const completed = await begun(id);
    await answered(completed);
    await root(execute(anna, COMPLETE, { id: completed }));
    expect(await urgency()).toBe(0);
  });
});

describe('deleting a system', () => {
  it('deletes its assessments and answers once it is erased, and publishes that once', async () => {
    const id = await registered();
    const assessmentId = await begun(id);
    await answered(assessmentId);
    await root(execute(anna, COMPLETE, { id: assessmentId }));
    await begun(id);
    await root(remove(id));
    expect(await root(execute(anna, ERASE, { id }))).toBe(id);
    expect(await collection('ai_systems').countDocuments({ _id: Number(id) as never })).toBe(0);
    expect(await collection('assessments').countDocuments({ aiSystemId: Number(id) })).toBe(0);
    expect(await collection('responses').countDocuments({ assessmentId: Number(assessmentId) })).toBe(0);
    expect(await stated('system.deleted', id)).toMatchObject([
      {
        queues: expect.arrayContaining(['events-reporting']),
        data: { userId: 1, organisationId: organisationOf(1), systemId: Number(id), version: 3 },
      },
    ]);
  });

  it('a second time finds nothing, and publishes nothing', async () => {
    const id = await registered();
    const outcomes = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(outcomes.map(({ errors }) => errors[0]?.code).toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', undefined]);
    expect(await stated('system.deleted', id)).toHaveLength(1);
  });

  it('leaves no assessment that starts, and no answer that is saved, concurrently', async () => {
    const id = await registered();
    const assessmentId = await begun(id);
    const input = { assessmentId, questionId: 'eu2-ai', answer: 'yes' };
    await Promise.all([
      ...[1, 2, 3, 4].map(() => execute(anna, START, { input: { aiSystemId: id } })),
      ...['yes', 'no', 'unsure'].map(answer => execute(anna, SAVE, { input: { ...input, answer } })),
      remove(id),
    ]);
    expect(await collection('assessments').countDocuments({ aiSystemId: Number(id) })).toBe(0);
    expect(await collection('responses').countDocuments({ assessmentId: Number(assessmentId) })).toBe(0);
    expect((await execute(anna, SAVE, { input })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('the history of a system', () => {
  it('shows its assessments, newest first, with status and score', async () => {
    const id = await registered();
    const first = await begun(id);
    await answered(first);
    await root(execute(anna, COMPLETE, { id: first }));
    const second = await begun(id);
    expect(await root(execute(anna, HISTORY, { id }))).toEqual([
      { id: second, status: 'in_progress', riskScore: null, class: null },
      { id: first, status: 'completed', riskScore: 0, class: expect.any(String) },
    ]);
  });

  it('shows a hundred at most', async () => {
    const id = await registered();
    await begun(id);
    const [sample] = await collection('assessments')
      .find({ aiSystemId: Number(id) })
      .toArray();
    const copies = Array.from({ length: 120 }, (_, index) => ({ ...sample, _id: (1_000_000 + index) as never }));
    await collection('assessments').insertMany(copies);
    expect(await root<unknown[]>(execute(anna, HISTORY, { id }))).toHaveLength(100);
  });
});

it('another organisation’s system cannot be changed, deleted or read', async () => {
  const id = await registered();
  for (const strange of [id, '999999999', 'abc']) {
    const outcomes = [
      update(strange, { name: 'Mine' }, boris),
      remove(strange, boris),
      execute(boris, HISTORY, { id: strange }),
    ];
    for (const { errors } of await Promise.all(outcomes))
      expect(errors).toEqual([{ code: 'NOT_FOUND', message: 'AI system not found.' }]);
  }
  expect((await update(id, { name: 'Mine' }, guest as never)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  expect((await remove(id, guest as never)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});
