import { setTimeout } from 'node:timers/promises';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { uploaderForTest } from '../../testing/uploaderForTest.ts';
import { ARRIVAL_MS } from '../context.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

const READ = `query ($id: ID!, $question: ID) { _entities(representations: [{ __typename: "Assessment", id: $id }]) {
  ... on Assessment { evidence(questionId: $question) { id supports questionId } } } }`;
async function readFiles(id: number, question?: string) {
  type Seen = { evidence: { id: string; supports: string; questionId: string | null }[] };
  const [seen] = await root<Seen[]>(service.execute(user(1), READ, { id: String(id), question }));
  return seen?.evidence;
}
const started = (assessmentId: number, systemId: number) =>
  service.hear('assessment.started', {
    userId: 1,
    organisationId: organisationOf(1),
    assessmentId,
    aiSystemId: systemId,
    jurisdiction: 'EU',
    bankVersion: 'eu-2026-11-27',
  });

it('a file can be added to a question during its assessment, and is listed with the question', async () => {
  const id = await service.begun();
  const upload = uploaderForTest(service, id);
  const { id: register } = await upload(PDF, { supports: undefined, questionId: 'eu2-d-9' });
  const { id: policy } = await upload(PDF, { supports: 'qms-1' });
  expect(await readFiles(id)).toEqual([
    { id: String(register), supports: 'eu2-d-9', questionId: 'eu2-d-9' },
    { id: String(policy), supports: 'qms-1', questionId: null },
  ]);
  expect(await readFiles(id, 'eu2-d-9')).toMatchObject([{ id: String(register) }]);
  expect(await readFiles(id, 'eu2-d-11')).toEqual([]);
  await service.completed(1, 'EU', { assessmentId: id });
  expect(await readFiles(id, 'eu2-d-9')).toMatchObject([{ id: String(register) }]);
});

it('a file names one question of the bank or one requirement, and an assessment of its organisation', async () => {
  const upload = uploaderForTest(service, await service.begun());
  const refused = { code: 'INVALID' };
  await expect(upload(PDF, { supports: undefined })).rejects.toMatchObject(refused);
  await expect(upload(PDF, { supports: 'eu2-d-9', questionId: 'eu2-d-11' })).rejects.toMatchObject(refused);
  await expect(upload(PDF, { supports: undefined, questionId: 'uk-s1' })).rejects.toMatchObject(refused);
  await expect(upload(PDF, {}, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a file is accepted for an assessment whose start arrives during the upload', async () => {
  const id = 9_400;
  const contextBy: typeof service.contextBy = by => ({ ...service.contextBy(by), arrivalMs: ARRIVAL_MS });
  const upload = uploaderForTest({ ...service, contextBy }, id)(PDF);
  await setTimeout(300);
  await started(id, id + 1_000);
  await expect(upload).resolves.toMatchObject({ name: expect.any(String) });
});

it('a discarded assessment accepts no files, even if its start arrives late', async () => {
  const id = await service.begun();
  const upload = uploaderForTest(service, id);
  const of = { userId: 1, organisationId: organisationOf(1), assessmentId: id, aiSystemId: id + 1_000 };
  await service.hear('assessment.discarded', { ...of, jurisdiction: 'EU' });
  await started(id, id + 1_000);
  await expect(upload(PDF)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a start that arrives after the completion, or twice, has no effect', async () => {
  const id = await service.completed();
  await started(id, id + 1_000);
  expect(await service.app.rows('begun', { _id: id })).toEqual([]);
  const next = await service.begun();
  await started(next, next + 1_000);
  expect(await service.app.rows('begun', { _id: next })).toHaveLength(1);
});

it('a file of an assessment in progress is deleted with its system', async () => {
  const id = await service.begun();
  await uploaderForTest(service, id)(PDF);
  const deleted = { userId: 1, organisationId: organisationOf(1), systemId: id + 1_000, version: 2 };
  await service.hear('system.deleted', deleted);
  const of = { systemId: id + 1_000 };
  for (const collection of ['begun', 'evidence', 'standings'])
    expect(await service.app.rows(collection, of)).toEqual([]);
  await started(id, id + 1_000);
  await expect(uploaderForTest(service, id)(PDF)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
