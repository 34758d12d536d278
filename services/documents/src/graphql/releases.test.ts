import { context } from '@aicp/service/store/context';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { generateOrFail } from '../use-cases/generateDocument.ts';

const ASSESSMENT = `query ($id: ID!) { _entities(representations: [{ __typename: "Assessment", id: $id }]) { ... on Assessment {
  evidence { id standing note }
  documents { id state testMode message current { number approval { name } } }
} } }`;

let product: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  product = await openDocumentsForTest();
});
afterAll(() => product.app.stop());

const write = (collection: string, row: { _id: number | string } & Record<string, unknown>) =>
  mongoose.connection.collection<{ _id: number | string }>(collection).insertOne(row);

const at = new Date('2026-11-01T12:00:00Z');
const file = { supports: 'qms-1', name: 'policy.pdf', kind: 'pdf', bytes: 9, sha256: 'ab', uploadedAt: at };

type Seen = { evidence: unknown[]; documents: { id: string }[] };

async function see(assessmentId: number) {
  const [seen] = await root<Seen[]>(product.execute(user(1), ASSESSMENT, { id: String(assessmentId) }));
  return { evidence: seen?.evidence, card: seen?.documents.find(({ id }) => id === `${assessmentId}-model-card`) };
}

describe('rows of another release', () => {
  it('that lack what came later are read with its defaults', async () => {
    const assessmentId = await product.completed();
    const place = { userId: 1, organisationId: organisationOf(1), assessmentId };
    await write('documents', { _id: `${assessmentId}-model-card`, ...place, type: 'model-card' });
    await write('evidence', { _id: 1, ...place, ...file });
    expect(await see(assessmentId)).toEqual({
      evidence: [{ id: '1', standing: 'present', note: null }],
      card: { id: `${assessmentId}-model-card`, state: 'idle', testMode: false, message: null, current: null },
    });
  });

  it('that hold what only a newer one knows are answered and worked on without it', async () => {
    const assessmentId = await product.completed();
    const place = { userId: 1, organisationId: organisationOf(1), assessmentId };
    const documentId = `${assessmentId}-model-card`;
    const begun = { order: 'one', state: 'generating', right: 'plan', shareOf: null, testMode: false, message: null };
    const generation = { ...begun, startedAt: at, language: 'de' };
    await write('documents', { _id: documentId, ...place, type: 'model-card', generation, latest: 0, folder: 'x' });
    await write('evidence', { _id: 2, ...place, ...file, note: 'signed', warned: false, folder: 'x' });
    const ctx = { ...context(product.app, 'request-1'), drafter: null, stamper: null };
    await generateOrFail(ctx, { documentId, order: 'one' }, { last: false });
    expect(await see(assessmentId)).toMatchObject({
      evidence: [{ id: '2', note: 'signed' }],
      card: { state: 'generated', current: { number: 1, approval: null } },
    });
    await mongoose.connection
      .collection<{ _id: string }>('versions')
      .updateOne(
        { _id: `${documentId}-1` },
        { $set: { approval: { name: 'Ada Byron', by: 1, at, role: 'x' }, seal: 'x' } },
      );
    expect(await see(assessmentId)).toMatchObject({ card: { current: { approval: { name: 'Ada Byron' } } } });
  });
});
