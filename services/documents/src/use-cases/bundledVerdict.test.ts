import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { localClient, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { addEvidence } from './addEvidence.ts';
import { createBundle } from './createBundle.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

const as = (userId: number) => service.contextBy({ actor: user(userId), client: localClient, requestId: 'request-1' });
const bundleOf = async (id: number) => buffer((await createBundle(as(1), String(id))).bytes);

describe('of an assessment', () => {
  const organisation = { kind: 'private', size: 'sme', turnover: 4_000_000, answers: {} };
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

  it('the bundle contains the verdict, the organisation’s facts, and the answers to the questions asked', async () => {
    const id = await service.completedVerdict(1, 'high-risk-deployer', { organisation });
    const files = unzipSync(await bundleOf(id));
    const read = (path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
    expect(read('report.json')).toMatchObject({
      bankVersion: 'eu-2026-11-27',
      organisation,
      result: { scored: true, class: { id: 'high-risk' } },
    });
    expect(read('report.json').result.duties.map((duty: { id: string }) => duty.id)).toContain('d-26-11');
    const asked: { id: string; answer: string | null; label: string | null }[] = read('answers.json');
    expect(asked.filter(({ answer }) => answer === null)).toEqual([]);
    expect(asked).toContainEqual(
      expect.objectContaining({
        id: 'eu2-d-26-11',
        answer: 'none',
        label: 'Not in place',
        citation: expect.anything(),
      }),
    );
  });

  it('a file can support only a question that was asked', async () => {
    const id = await service.completedVerdict(1, 'high-risk-deployer');
    const add = (supports: string) =>
      addEvidence(as(1), { assessmentId: id, supports, name: 'notice.pdf' }, Readable.from([PDF]));
    for (const [supports, kind] of [
      ['eu2-d-26-11', 'answer'],
      ['qms-1', 'qms'],
    ] as const) {
      const { id: fileId } = await add(supports);
      expect(await service.app.rows('evidence_links', { fileId })).toMatchObject([
        { supports, kind, target: supports },
      ]);
    }
    for (const supports of ['eu2-d-9', 'eu2-d-9', 'uk-s1'])
      await expect(add(supports)).rejects.toMatchObject({
        code: 'INVALID',
        message: expect.stringContaining('supports'),
      });
  });
});
