import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { deleteSystem } from '../use-cases/deleteSystem.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { eraseSystem } from '../use-cases/eraseSystem.ts';
import { handlers } from './index.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { id } }';
const EXPORT = 'query ($after: String) { exportSystemsAssessment(after: $after) { collection rows next } }';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

type Page = { collection: string; rows: Record<string, unknown>[]; next: string | null };

const create = (userId: number, name = 'CV screen') => execute(user(userId), CREATE, { input: { name } });

/** A system with an answered question; returns the ids. */
async function populate(userId: number) {
  const system = await root<{ id: string }>(create(userId));
  const input = { aiSystemId: system.id };
  const assessment = await root<{ id: string }>(execute(user(userId), START, { input }));
  const answer = { assessmentId: assessment.id, questionId: 'eu2-ai', answer: 'yes' };
  await root(execute(user(userId), SAVE, { input: answer }));
  return { systemId: system.id, assessmentId: assessment.id };
}

const assessmentRows = () => mongoose.connection.collection<{ _id: number }>('assessments');

async function everything(userId: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let after: string | null = null; pages.length < 100; ) {
    const page: Page = await root(execute(user(userId), EXPORT, { after }));
    pages.push(page);
    after = page.next;
    if (after === null) break;
  }
  return pages;
}

const kept = async () =>
  Promise.all(
    ['ai_systems', 'assessments', 'responses'].map(name => mongoose.connection.collection(name).countDocuments()),
  );
const erase = (userId: number) =>
  deliverTo(handlers, OrganisationDeleted, context(service.app, 'request-1'), {
    userId,
    organisationId: organisationOf(userId),
  });

describe('a deleted organisation', () => {
  it('deletes systems, assessments and answers, after one or two deliveries, and of no one else', async () => {
    await populate(1);
    await populate(1);
    await populate(2);
    await erase(1);
    await erase(1);
    expect(await kept()).toEqual([1, 1, 1]);
  });

  it('leaves nothing from requests in progress', async () => {
    for (let userId = 100; userId < 106; userId++) {
      const before = await populate(userId);
      await Promise.all([create(userId, 'late'), erase(userId), create(userId, 'later')]);
      expect((await create(userId)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
      expect((await execute(user(userId), START, { input: { aiSystemId: before.systemId } })).errors).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
    }
    expect(await kept()).toEqual([1, 1, 1]);
  });
});

describe('deleting large systems', () => {
  const PAGE = 3;
  const READ = 'query ($id: ID!) { assessment(id: $id) { id } }';

  /** A system of ten assessments with one answer each. */
  async function large(userId: number) {
    const first = await populate(userId);
    for (let made = 1; made < 10; made++) {
      // Starting again would return an assessment on the current question bank.
      await assessmentRows().updateMany({ userId }, { $set: { bankVersion: 'eu-2024-08-01' } });
      const input = { aiSystemId: first.systemId };
      const { id } = await root<{ id: string }>(execute(user(userId), START, { input }));
      await root(execute(user(userId), SAVE, { input: { assessmentId: id, questionId: 'eu2-ai', answer: 'yes' } }));
    }
    return first;
  }
  const contextOf = (userId: number) => ({ ...context(service.app, 'request-1'), actor: user(userId), trial: false });
  const of = async (userId: number) => {
    const assessments = await service.app.rows('assessments', { userId });
    const ids = assessments.map(({ _id }) => _id);
    return [ids.length, (await service.app.rows('responses', { assessmentId: { $in: ids } })).length];
  };

  it('a system disappears at once with its assessments, though most are deleted later', async () => {
    const { systemId, assessmentId } = await large(20);
    const answers = (await service.app.rows('responses')).length;
    await deleteSystem(contextOf(20), systemId, {}, PAGE);
    expect(await of(20)).toEqual([7, 7]);
    const [, , last] = await service.app.rows('assessments', { userId: 20 });
    for (const id of [assessmentId, String(last?._id)])
      expect((await execute(user(20), READ, { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const late = { assessmentId: String(last?._id), questionId: 'eu2-x', answer: 'none' };
    expect((await execute(user(20), SAVE, { input: late })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await eraseSystem(
      contextOf(20),
      { userId: 20, organisationId: organisationOf(20), systemId: Number(systemId), version: 2, reason: null },
      PAGE,
    );
    expect(await of(20)).toEqual([0, 0]);
    expect((await service.app.rows('responses')).length).toBe(answers - 10);
  });

  it('is deleted to the end by the next attempt when the first one broke off', async () => {
    await large(21);
    const ctx = contextOf(21);
    let left = 5;
    const breaking: typeof ctx = {
      ...ctx,
      transaction: work => (left-- > 0 ? ctx.transaction(work) : Promise.reject(new Error('the process was killed'))),
    };
    await expect(eraseOrganisation(breaking, { organisationId: organisationOf(21) }, PAGE)).rejects.toThrow('killed');
    expect(await of(21)).toEqual([4, 4]);
    await eraseOrganisation(ctx, { organisationId: organisationOf(21) }, PAGE);
    expect(await of(21)).toEqual([0, 0]);
    expect(await service.app.rows('ai_systems', { userId: 21 })).toEqual([]);
  });
});

describe('exporting stored data', () => {
  it('is complete, page by page, and only for the caller', async () => {
    const { assessmentId } = await populate(5);
    const ids = [assessmentId];
    const [first] = await service.app.rows('assessments', { _id: Number(assessmentId) });
    const others = Array.from({ length: 59 }, (_, at) => ({ ...first, _id: 50_000 + at }));
    await assessmentRows().insertMany(others);
    ids.push(...others.map(({ _id }) => String(_id)));
    const pages = await everything(5);
    expect(pages.map(({ collection, rows }) => [collection, rows.length])).toEqual([
      ['systems', 1],
      ['systemFacts', 0],
      ['ownFields', 0],
      ['organisationDuties', 0],
      ['supplierRequests', 0],
      ['imports', 0],
      ['lawChanges', 0],
      ['assessments', 50],
      ['assessments', 10],
    ]);
    const assessments = pages.filter(({ collection }) => collection === 'assessments').flatMap(({ rows }) => rows);
    expect(assessments.map(({ id }) => String(id))).toEqual(ids);
    expect(assessments[0]).toMatchObject({ userId: 5, responses: [{ questionId: 'eu2-ai', answer: 'yes' }] });
    expect((await everything(6)).flatMap(({ rows }) => rows)).toEqual([]);
  });

  it('starts where requested, and not without data', async () => {
    for (const after of ['nothing:0', 'systems', 'systems:-1', "systems:0'"])
      expect((await execute(user(5), EXPORT, { after })).errors).toEqual([
        { code: 'INVALID', message: 'This page does not exist.' },
      ]);
    const token = { ...user(5), access: 'read' } as ReturnType<typeof user>;
    expect((await execute(token, EXPORT)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});
