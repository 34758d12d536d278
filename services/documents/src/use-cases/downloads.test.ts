import { Readable } from 'node:stream';
import { localClient, organisationOf, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { addEvidence } from './addEvidence.ts';
import { createBundle } from './createBundle.ts';
import { openEvidence } from './openEvidence.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let assessmentId: number;
beforeAll(async () => {
  service = await openDocumentsForTest();
  assessmentId = await service.completed();
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  await addEvidence(of(1), { assessmentId, supports: 'eu2-d-9', name: 'policy.pdf' }, Readable.from([pdf]));
});
afterAll(() => service.app.stop());

const of = (userId: number) => service.contextBy({ actor: user(userId), client: localClient, requestId: 'request-1' });
const published = async (name: string) => (await service.app.rows('outbox', { name })).map(({ data }) => data);

describe('downloads', () => {
  it('are recorded: a file of evidence', async () => {
    (await (await openEvidence(of(1), '1')).open()).destroy();
    expect(await published('evidence.downloaded')).toEqual([
      { userId: 1, organisationId: organisationOf(1), evidenceId: 1 },
    ]);
  });

  it('are recorded: an audit bundle', async () => {
    await createBundle(of(1), String(assessmentId));
    expect(await published('bundle.downloaded')).toEqual([
      { userId: 1, organisationId: organisationOf(1), assessmentId, root: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('are not recorded if a stranger gets nothing', async () => {
    await expect(openEvidence(of(2), '1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(createBundle(of(2), String(assessmentId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await published('evidence.downloaded')).toHaveLength(1);
  });
});
