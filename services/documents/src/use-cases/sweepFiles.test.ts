import { Readable } from 'node:stream';
import { context } from '@aicp/service/store/context';
import { localClient, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { knownOf, PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { gridFiles } from '../store/files.ts';
import { addEvidence } from './addEvidence.ts';
import { sweepFiles } from './sweepFiles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

async function listLeft(): Promise<number[]> {
  const ids: number[] = [];
  for await (const id of gridFiles.ids()) ids.push(id);
  return ids;
}

it('the bytes of an interrupted upload are deleted after a day, and no others', async () => {
  const ctx = service.contextBy({ actor: user(1), client: localClient, requestId: 'request-1' });
  const assessmentId = await service.completed();
  const { id } = await addEvidence(ctx, { assessmentId, supports: 'eu2-d-9', name: 'a.pdf' }, Readable.from([PDF]));
  await gridFiles.write(9_000, Readable.from([PDF]), knownOf(PDF));
  const at = (now: Date) => ({ ...context(service.app, 'request-1'), now: () => now });
  await sweepFiles(at(new Date()));
  expect((await listLeft()).toSorted()).toEqual([id, 9_000].toSorted());
  await sweepFiles(at(new Date(Date.now() + 2 * DAY_MS)));
  expect(await listLeft()).toEqual([id]);
});
