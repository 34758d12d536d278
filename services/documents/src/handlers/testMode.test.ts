import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { context } from '@aicp/service/store/context';
import { user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { jobs } from './index.ts';

const GENERATE = `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) {
  testMode current { number text html provenance { testMode } } } }`;
const MARK = 'Test mode, not paid.';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  const { app } = service;
  startRelay(app);
  for (const job of jobs)
    startJobWorker(app, job, ({ requestId }) => ({
      ...context(app, requestId),
      ...service.making,
      drafter: null,
      stamper: null,
    }));
});
afterAll(() => service.app.stop());

describe('a document that a plan includes', () => {
  it('bears the mark while a test card pays for the plan, and none once money does', async () => {
    const { completed, execute, hear, plan } = service;
    const input = { assessmentId: String(await completed()), documentType: 'model-card' };
    await plan(1, 'professional');
    const tested = (await execute(user(1), GENERATE, { input })).data?.generateDocument;
    await hear('paymentMode.stated', { sandboxMode: false, version: 1 });
    const paid = (await execute(user(1), GENERATE, { input })).data?.generateDocument;

    const marked = expect.stringContaining(MARK);
    expect(tested).toMatchObject({ testMode: true, current: { number: 1, text: marked, html: marked } });
    const plain = expect.not.stringContaining(MARK);
    expect(paid).toMatchObject({ testMode: false, current: { number: 2, text: plain, html: plain } });
  });
});

describe('without plans', () => {
  it('every document is included, does not count towards a limit, and has no mark', async () => {
    const { app, completed, executeWithoutPlans } = service;
    const input = { assessmentId: String(await completed(2)), documentType: 'model-card' };
    const { data, errors } = await executeWithoutPlans(user(2), GENERATE, { input });
    expect(errors).toEqual([]);
    const plain = expect.not.stringContaining(MARK);
    expect(data?.generateDocument).toMatchObject({ testMode: false, current: { text: plain, html: plain } });
    expect(await app.rows('shares', { userId: 2 })).toEqual([]);
  });

  it('each user has their own colour', async () => {
    const save = 'mutation { saveBranding(input: { colour: "#204080" }) { allowed message } }';
    const { data } = await service.executeWithoutPlans(user(3), save);
    expect(data?.saveBranding).toEqual({ allowed: true, message: null });
    expect((await service.execute(user(3), save)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});
