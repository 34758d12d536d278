import { Readable } from 'node:stream';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { addEvidence } from '../use-cases/addEvidence.ts';
import { generateOrFail } from '../use-cases/generateDocument.ts';
import { startGeneration } from '../use-cases/startGeneration.ts';
import { summariseWeek } from '../use-cases/summariseWeek.ts';
import { warnOfExpiry } from '../use-cases/warnOfExpiry.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

let product: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  product = await openDocumentsForTest();
});
afterAll(() => product.app.stop());

const ARCHIVED = {
  code: 'CONFLICT',
  message: 'This AI system is archived. Restore it before you change anything about it.',
};
const anna = user(1);
const as = () => product.contextBy({ actor: anna, client: localClient, requestId: 'request-1' });
const about = (assessmentId: number) => ({
  userId: 1,
  organisationId: organisationOf(1),
  systemId: assessmentId + 1_000,
});
const archive = (assessmentId: number, version: number) =>
  product.hear('system.archived', { ...about(assessmentId), version, heldUntil: null, act: 'archived' });
const restore = (assessmentId: number, version: number) =>
  product.hear('system.restored', { ...about(assessmentId), version });
const file = (assessmentId: number, changed: object = {}) =>
  addEvidence(
    as(),
    { assessmentId: String(assessmentId), supports: 'qms-1', name: 'policy.pdf', ...changed },
    Readable.from([PDF]),
  );
const endings = () => root<object[]>(product.execute(anna, '{ evidenceDates(first: 10) { validUntil } }'));

describe('an archived system', () => {
  it('keeps its documents and evidence readable, and takes nothing new', async () => {
    await product.plan(1, 'enterprise');
    const assessmentId = await product.completed(1);
    const evidence = await file(assessmentId);
    const { id: documentId, generation } = await startGeneration(as(), {
      assessmentId: String(assessmentId),
      documentType: 'model-card',
    });
    const worker = { ...context(product.app, 'request-1'), drafter: null, stamper: null };
    await generateOrFail(worker, { documentId, order: generation?.order ?? '' }, { last: false });
    const { current } = await root<{ current: { blanks: { id: string }[] } }>(
      product.execute(anna, 'query ($id: ID!) { document(id: $id) { current { blanks { id } } } }', { id: documentId }),
    );
    const blank = current.blanks[0]?.id;
    await archive(assessmentId, 2);
    await expect(file(assessmentId)).rejects.toMatchObject(ARCHIVED);
    await expect(
      startGeneration(as(), { assessmentId: String(assessmentId), documentType: 'model-card' }),
    ).rejects.toMatchObject(ARCHIVED);
    const id = String(evidence.id);
    const writes: [string, object][] = [
      ['mutation ($id: ID!) { updateEvidence(input: { id: $id, note: "New" }) { id } }', { id }],
      ['mutation ($id: ID!) { removeEvidence(id: $id) { id } }', { id }],
      [
        'mutation ($id: ID!) { saveQmsChecklist(input: { assessmentId: $id, complete: ["qms-1"] }) { complete } }',
        { id: String(assessmentId) },
      ],
      [
        'mutation ($id: ID!, $blank: String!) { fillBlank(input: { documentId: $id, blank: $blank, text: "x" }) { id } }',
        { id: documentId, blank },
      ],
      ['mutation ($id: ID!) { approveDocument(input: { documentId: $id, name: "Anna" }) { id } }', { id: documentId }],
    ];
    for (const [write, variables] of writes)
      expect((await product.execute(anna, write, variables as Record<string, unknown>)).errors).toEqual([ARCHIVED]);
    expect(
      await root(
        product.execute(anna, 'query ($id: ID!) { document(id: $id) { current { number } } }', { id: documentId }),
      ),
    ).toEqual({ current: { number: 1 } });
    await restore(assessmentId, 3);
    await expect(file(assessmentId)).resolves.toMatchObject({ name: 'policy.pdf' });
  });

  it('has no dates of files, no warnings and no week, until it is restored', async () => {
    const assessmentId = await product.completed(1);
    await file(assessmentId, { validUntil: '2026-12-01' });
    expect(await endings()).toHaveLength(1);
    await archive(assessmentId, 2);
    expect(await endings()).toEqual([]);
    const ctx = { ...context(product.app, 'morning'), now: () => new Date('2026-11-30T06:00:00Z') };
    const ordered = async () => {
      await summariseWeek(ctx);
      await warnOfExpiry(ctx);
      const orders = await product.app.rows('outbox');
      return orders.filter(({ data }) => JSON.stringify(data).includes('2026-12-01')).length;
    };
    expect(await ordered()).toBe(0);
    await restore(assessmentId, 3);
    expect(await endings()).toHaveLength(1);
    expect(await ordered()).toBeGreaterThan(0);
  });

  it('is what was published last, and nothing once it is deleted', async () => {
    const assessmentId = await product.completed(1);
    await archive(assessmentId, 4);
    await restore(assessmentId, 3);
    await expect(file(assessmentId)).rejects.toMatchObject(ARCHIVED);
    await product.hear('system.deleted', { ...about(assessmentId), version: 5 });
    await archive(assessmentId, 4);
    expect(await product.app.rows('archives', { _id: assessmentId + 1_000 })).toEqual([]);
  });
});
