import type { DocumentType } from '@aicp/contracts/documentType';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { context } from '@aicp/service/store/context';
import { guest, localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import type { Draft, DraftRequest } from '../domain/drafter.ts';
import { generateOrFail } from '../use-cases/generateDocument.ts';
import { startGeneration } from '../use-cases/startGeneration.ts';
import { jobs } from './index.ts';

const FIELDS = 'id type title state testMode message current { number text blanksLeft provenance { model testMode } }';
const GENERATE = `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { ${FIELDS} } }`;
const READ = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment { documents { ${FIELDS} } } } }`;

type View = {
  id: string;
  state: string;
  testMode: boolean;
  message: string;
  current: { number: number; text: string; blanksLeft: number } | null;
};

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let { app, hear, completed, plan, contextBy, execute, executeInTrial } = {} as typeof service;
let draft: ((request: DraftRequest) => Promise<Draft>) | null = null;

beforeAll(async () => {
  service = await openDocumentsForTest();
  ({ app, hear, completed, plan, contextBy, execute, executeInTrial } = service);
  startRelay(app);
  for (const job of jobs)
    startJobWorker(app, job, ({ requestId }) => ({
      ...context(app, requestId),
      ...service.making,
      drafter: draft && (request => (draft as NonNullable<typeof draft>)(request)),
      stamper: null,
    }));
});
afterAll(() => app.stop());
beforeEach(() => {
  draft = null;
});

function purchased(userId: number, assessmentId: number, documentType: DocumentType, more = {}) {
  const bought = {
    userId,
    organisationId: organisationOf(userId),
    purchaseId: assessmentId,
    version: 1,
    assessmentId,
    documentType,
  };
  const paid = { amount: 4900, currency: 'EUR', testMode: true, at: '2026-11-21T10:00:00.000Z' };
  return hear('document.purchased', { ...bought, ...paid, ...more });
}

async function generate(assessmentId: number, documentType: DocumentType, { as = 1, by = execute } = {}) {
  const { data, errors } = await by(user(as), GENERATE, {
    input: { assessmentId: String(assessmentId), documentType },
  });
  return { document: data?.generateDocument as View | undefined, errors };
}

describe('a document', () => {
  it('is not generated without payment, and the message names the price and the way to pay', async () => {
    const { errors } = await generate(await completed(), 'model-card');
    expect(errors).toMatchObject([{ code: 'PAYMENT_REQUIRED', message: expect.stringContaining('EUR 49') }]);
    expect(await mongoose.connection.collection('documents').countDocuments({ generation: { $ne: null } })).toBe(0);
  });

  it('can be generated repeatedly once bought', async () => {
    const id = await completed();
    await purchased(1, id, 'transparency-notice');
    const first = await generate(id, 'transparency-notice');
    expect(first.errors).toEqual([]);
    expect(first.document).toMatchObject({
      state: 'generated',
      testMode: true,
      current: { number: 1, provenance: { model: null } },
    });
    expect(first.document?.current?.text).toMatch(/^Test mode, not paid\.\n\nFor the author: /);
    expect((await generate(id, 'transparency-notice')).document?.current?.number).toBe(2);
    expect((await generate(id, 'model-card')).errors).toMatchObject([{ code: 'PAYMENT_REQUIRED' }]);
  });

  it('is not generated again after a refund, in any order of events', async () => {
    const id = await completed();
    const at = '2026-11-21T10:00:00.000Z';
    const purchase = {
      ...{ userId: 1, organisationId: organisationOf(1) },
      purchaseId: 900,
      assessmentId: id,
      documentType: 'model-card',
      amount: 4900,
      currency: 'EUR',
      testMode: false,
      at,
    };
    await hear('document.purchaseRevoked', { ...purchase, version: 2 });
    await hear('document.purchased', { ...purchase, version: 1 });
    expect((await generate(id, 'model-card')).errors).toMatchObject([{ code: 'PAYMENT_REQUIRED' }]);
  });

  it('counts in sandbox mode only if bought with a test card, and always if bought with money', async () => {
    const [tested, paid] = [await completed(), await completed()];
    await purchased(1, tested, 'model-card');
    await purchased(1, paid, 'model-card', { testMode: false });
    expect((await generate(tested, 'model-card')).document).toMatchObject({ state: 'generated', testMode: true });
    await hear('paymentMode.stated', { sandboxMode: false, version: 1 });
    await hear('paymentMode.stated', { sandboxMode: true, version: 0 });
    expect((await generate(tested, 'model-card')).errors).toMatchObject([{ code: 'PAYMENT_REQUIRED' }]);
    expect((await generate(paid, 'model-card')).document).toMatchObject({ state: 'generated', testMode: false });
    await hear('paymentMode.stated', { sandboxMode: true, version: 2 });
    expect((await generate(tested, 'model-card')).errors).toEqual([]);
  });

  it('returns NOT_FOUND for another organisation’s assessment', async () => {
    const id = await completed(7);
    const { errors } = await generate(id, 'model-card');
    expect(errors).toEqual([{ code: 'NOT_FOUND', message: 'Completed assessment not found.' }]);
    for (const actor of [user(1), guest]) {
      const { data } = await execute(actor, READ, { r: [{ __typename: 'Assessment', id: String(id) }] });
      expect(data).toEqual({ _entities: [{ documents: [] }] });
    }
    expect((await execute(user(1), `{ document(id: "${id}-model-card") { id } }`)).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });

  it('is generated for everyone in a trial, with its price and the notice that it is unpaid', async () => {
    for (const type of ['transparency-notice', 'model-card', 'risk-assessment'] as const) {
      const { document } = await generate(await completed(1, 'UK'), type, { by: executeInTrial });
      expect(document).toMatchObject({
        state: 'generated',
        testMode: true,
        message: 'Outside a trial this document would cost GBP 39.',
      });
      expect(document?.current?.text).toContain('Test mode, not paid.');
    }
  });
});

describe('the professional plan', () => {
  it('includes three documents a month, each as often as wanted, and a fourth is to be paid', async () => {
    await plan(2, 'professional');
    const ids = [await completed(2), await completed(2), await completed(2), await completed(2)];
    for (const id of ids.slice(0, 3)) expect((await generate(id, 'model-card', { as: 2 })).errors).toEqual([]);
    expect((await generate(ids[0] ?? 0, 'model-card', { as: 2 })).document?.current?.number).toBe(2);
    const { errors } = await generate(ids[3] ?? 0, 'model-card', { as: 2 });
    expect(errors).toMatchObject([
      { code: 'PAYMENT_REQUIRED', message: expect.stringContaining('3 documents included in your Professional plan') },
    ]);
  });

  it('refuses a fourth of concurrent requests', async () => {
    await plan(3, 'professional');
    const ids = await Promise.all(Array.from({ length: 6 }, () => completed(3)));
    const answers = await Promise.all(ids.map(id => generate(id, 'risk-assessment', { as: 3 })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
  });

  it('includes nothing more once ended, and ignores older events', async () => {
    await plan(4, 'professional', 5);
    await plan(4, 'free', 6);
    await plan(4, 'professional', 5);
    expect((await generate(await completed(4), 'model-card', { as: 4 })).errors).toMatchObject([
      { code: 'PAYMENT_REQUIRED' },
    ]);
  });
});

describe('generation', () => {
  it('is done once, and counted once, for two concurrent requests', async () => {
    await plan(5, 'professional');
    const id = await completed(5);
    const held = Promise.withResolvers<Draft>();
    draft = () => held.promise;
    const asking = contextBy({ actor: user(5), client: localClient, requestId: 'request-1' });
    const order = () => startGeneration(asking, { assessmentId: String(id), documentType: 'model-card' });
    const orders = await Promise.all([1, 2, 3].map(order));
    expect(new Set(orders.map(({ generation }) => generation?.order)).size).toBe(1);
    held.resolve({ fills: [], model: 'a-model', promptVersion: '1' });
    const versions = mongoose.connection.collection('versions');
    expect(await pollUntil(async () => (await versions.countDocuments({ userId: 5 })) || undefined, 10_000)).toBe(1);
    expect(await mongoose.connection.collection('shares').countDocuments({ userId: 5 })).toBe(1);
    expect(await root(execute(user(5), '{ documentUsage { used included } }'))).toEqual({ used: 1, included: 3 });
    expect(await root(execute(user(99), '{ documentUsage { used included } }'))).toEqual({ used: 0, included: 0 });
  });

  it('prints the model’s proposals from the sources, and none that it invented', async () => {
    draft = async ({ blanks }) => ({
      model: 'a-model',
      promptVersion: '1',
      fills: blanks.map(({ blank }) => ({
        blank,
        text: blank === 'users' ? 'Scores private customers.' : 'Audited by everybody.',
        support: [{ source: 'system.description', quote: 'Scores private customers before a loan is granted.' }],
      })),
    });
    const id = await completed();
    await purchased(1, id, 'model-card');
    const { document } = await generate(id, 'model-card');
    expect(document?.current?.text).toContain('Scores private customers.');
    expect(document?.current?.text).not.toContain('Audited');
    expect(document).toMatchObject({ current: { provenance: { model: 'a-model' } } });
  });

  it('is retried after a temporary failure', async () => {
    let failures = 2;
    draft = async () => {
      if (failures-- > 0) throw new Error('429');
      return { fills: [], model: 'a-model', promptVersion: '1' };
    };
    const id = await completed();
    await purchased(1, id, 'model-card');
    expect((await generate(id, 'model-card')).document).toMatchObject({ state: 'generated', current: { number: 1 } });
  });

  it('writes one version if the order is delivered twice', async () => {
    const id = await completed();
    await purchased(1, id, 'risk-assessment');
    await generate(id, 'risk-assessment');
    const documents = mongoose.connection.collection<{ _id: string; generation: { order: string } }>('documents');
    const documentId = `${id}-risk-assessment`;
    const { order } = (await documents.findOne({ _id: documentId }))?.generation ?? { order: '' };
    const worker = { ...context(app, 'request-1'), drafter: null, stamper: null };
    for (const _ of [1, 2]) await generateOrFail(worker, { documentId, order }, { last: false });
    expect(await mongoose.connection.collection('versions').countDocuments({ documentId })).toBe(1);
  });

  it('states a permanent failure, and refunds the monthly allowance', async () => {
    await plan(6, 'professional');
    const id = await completed(6);
    const documentId = `${id}-model-card`;
    const held = Promise.withResolvers<Draft>();
    draft = () => held.promise;
    const failing = { ...context(app, 'request-1'), drafter: () => Promise.reject(new Error('500')), stamper: null };
    const asked = generate(id, 'model-card', { as: 6 });
    const documents = mongoose.connection.collection<{ _id: string; generation: { order: string } }>('documents');
    const noted = await pollUntil(() => documents.findOne({ _id: documentId }), 10_000);
    const { order } = noted?.generation ?? { order: '' };
    const last = generateOrFail(failing, { documentId, order }, { last: true });
    await expect(last).rejects.toThrow('500');
    expect((await asked).document).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('It does not count towards your plan'),
      current: null,
    });
    held.resolve({ fills: [], model: 'a-model', promptVersion: '1' });
    expect(await mongoose.connection.collection('shares').countDocuments({ userId: 6 })).toBe(0);
  });
});
