import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { context } from '@aicp/service/store/context';
import { findPrintedName } from '@aicp/service/store/people';
import { organisationOf, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { jobs } from './index.ts';

const GENERATE = `mutation ($input: GenerateDocumentInput!) {
  generateDocument(input: $input) { id current { text } } }`;

type View = { id: string; current: { text: string } | null };

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let { app, hear, completed, plan, execute } = {} as typeof service;

beforeAll(async () => {
  service = await openDocumentsForTest();
  ({ app, hear, completed, plan, execute } = service);
  startRelay(app);
  for (const job of jobs)
    startJobWorker(app, job, ({ requestId }) => ({
      ...context(app, requestId),
      ...service.making,
      drafter: null,
      stamper: null,
    }));
});
afterAll(() => app.stop());

async function generate(assessmentId: number, documentType: 'model-card', { as = 1 } = {}) {
  const { data, errors } = await execute(user(as), GENERATE, {
    input: { assessmentId: String(assessmentId), documentType },
  });
  return { document: data?.generateDocument as View | undefined, errors };
}

describe('the organisation', () => {
  const organisationId = organisationOf(700);
  const of = { userId: 700, organisationId, username: 'somebody', email: 'somebody@example.com', jurisdiction: 'EU' };
  const on = { status: 'active', createdAt: '2026-11-21T10:00:00.000Z' };
  const told = { ...of, ...on, isEmailVerified: true, isAdmin: false };
  const named = (companyName: string | null, version: number) => ({ ...told, companyName, version });
  const written = async (id: number) => (await generate(id, 'model-card', { as: 700 })).document?.current?.text;

  it('is named by its latest name in any order of events, and is a blank without one', async () => {
    await plan(700, 'enterprise');
    const id = await completed(700);
    await hear('user.registered', named(null, 1));
    expect(await written(id)).toContain('Organisation: [to be completed: ');
    await hear('user.updated', named('Second Ltd', 3));
    await hear('user.updated', named('First Ltd', 2));
    await hear('user.updated', named('Second Ltd', 3));
    await hear('user.registered', named(null, 1));
    expect(await written(id)).toContain('Organisation: Second Ltd');
  });

  it('is printed with its people’s names: the full name, or else the username, by the latest event', async () => {
    const person = { ...named(null, 5), userId: 701, username: 'ines' };
    await hear('user.registered', { ...person, version: 1 });
    expect(await findPrintedName(701)).toBe('ines');
    await hear('user.updated', { ...person, fullName: 'Ines Okafor', version: 3 });
    await hear('user.updated', { ...person, fullName: 'Ines Old', version: 2 });
    expect(await findPrintedName(701)).toBe('Ines Okafor');
    await hear('user.deleted', { userId: 701 });
    await hear('user.updated', { ...person, fullName: 'Ines Okafor', version: 4 });
    expect(await findPrintedName(701)).toBeNull();
  });

  it('is stored only with its name', async () => {
    const kept = await mongoose.connection.collection('organisations').findOne({ _id: organisationId as never });
    const newest = { companyName: 'Second Ltd', version: 3, nameVersion: -1, onlyApproved: false };
    expect(kept).toEqual({ _id: organisationId, organisationId, ...newest });
  });

  it('is deleted completely, and late events do not restore it', async () => {
    await hear('organisation.deleted', { userId: 700, organisationId: organisationOf(700) });
    await hear('user.updated', named('Second Ltd', 4));
    expect(await mongoose.connection.collection('organisations').countDocuments({ _id: organisationId as never })).toBe(
      0,
    );
  });
});

describe('a deleted organisation or system', () => {
  const left = async (userId: number) => {
    const names = ['subjects', 'documents', 'versions', 'plans', 'purchases', 'shares', 'organisations', 'brandings'];
    const counts = await Promise.all(
      names.map(name =>
        mongoose.connection.collection(name).countDocuments({ organisationId: organisationOf(userId) }),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };

  it('leaves nothing here, and late news bring nothing back', async () => {
    await plan(800, 'enterprise');
    await generate(await completed(800), 'model-card', { as: 800 });
    expect(await left(800)).toBeGreaterThan(0);
    await hear('organisation.deleted', { userId: 800, organisationId: organisationOf(800) });
    await completed(800);
    await plan(800, 'enterprise', 9);
    expect(await left(800)).toBe(0);
  });

  it('leaves no documents', async () => {
    await plan(801, 'enterprise');
    const id = await completed(801);
    await generate(id, 'model-card', { as: 801 });
    await hear('system.deleted', {
      userId: 801,
      organisationId: organisationOf(801),
      version: 2,
      systemId: id + 1_000,
    });
    expect(await mongoose.connection.collection('versions').countDocuments({ userId: 801 })).toBe(0);
    expect((await generate(id, 'model-card', { as: 801 })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});
