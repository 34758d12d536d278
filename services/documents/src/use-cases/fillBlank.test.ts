import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { context } from '@aicp/service/store/context';
import { user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { jobs } from '../handlers/index.ts';

const FIELDS = 'id current { number text }';
const GENERATE = `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { ${FIELDS} } }`;

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let { app, completed, execute } = {} as typeof service;

beforeAll(async () => {
  service = await openDocumentsForTest();
  ({ app, completed, execute } = service);
  await service.plan(1, 'enterprise');
  await service.registered(1, 'ada');
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

async function generate(assessmentId: number, documentType: string) {
  const { data, errors } = await execute(user(1), GENERATE, {
    input: { assessmentId: String(assessmentId), documentType },
  });
  expect(errors).toEqual([]);
  return { document: data?.generateDocument as { current: { text: string } } };
}

describe('texts of members', () => {
  const FILL = `mutation ($input: FillBlankInput!) { fillBlank(input: $input) { ${FIELDS} current { blanks { id text } approval { name } } } }`;
  const APPROVE =
    'mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { current { approval { name } } } }';

  it('fills its blank, is kept in the next version, and voids an approval', async () => {
    const id = await completed();
    await generate(id, 'transparency-notice');
    const documentId = `${id}-transparency-notice`;
    const approved = await execute(user(1), APPROVE, { input: { documentId, name: 'Engineer' } });
    expect(approved.data).toMatchObject({ approveDocument: { current: { approval: { name: 'ada' } } } });
    const filled = await execute(user(1), FILL, { input: { documentId, blank: 'dpo', text: 'Grace Hopper' } });
    expect(filled.data).toMatchObject({
      fillBlank: {
        current: { approval: null, text: expect.stringContaining('Data protection officer: Grace Hopper') },
      },
    });
    expect((await generate(id, 'transparency-notice')).document.current.text).toContain('Grace Hopper');
    const emptied = await execute(user(1), FILL, { input: { documentId, blank: 'dpo', text: '' } });
    expect(emptied.data).toMatchObject({
      fillBlank: { current: { text: expect.not.stringContaining('Grace Hopper') } },
    });
  });

  it('shows as a difference between versions, only to its own organisation', async () => {
    const id = await completed();
    await generate(id, 'transparency-notice');
    const documentId = `${id}-transparency-notice`;
    await execute(user(1), FILL, { input: { documentId, blank: 'dpo', text: 'Grace Hopper' } });
    await generate(id, 'transparency-notice');
    await execute(user(1), FILL, { input: { documentId, blank: 'dpo', text: 'Ada Byron' } });
    const compare = (as: number, number: number) =>
      execute(user(as), `{ documentDifferences(id: "${documentId}", number: ${number}) { section added removed } }`);
    expect((await compare(1, 2)).data).toEqual({
      documentDifferences: [{ section: 'Responsible organisation', added: ['Ada Byron'], removed: ['Grace Hopper'] }],
    });
    expect((await compare(1, 1)).data).toEqual({ documentDifferences: [] });
    expect((await compare(1, 3)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await compare(2, 2)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('are both kept when entered concurrently in two blanks', async () => {
    const id = await completed();
    await generate(id, 'transparency-notice');
    const documentId = `${id}-transparency-notice`;
    const places = ['dpo', 'contact', 'where', 'decides', 'data'];
    await Promise.all(
      places.map(blank => execute(user(1), FILL, { input: { documentId, blank, text: `Text for ${blank}` } })),
    );
    const { data } = await execute(user(1), `{ document(id: "${documentId}") { current { text } } }`);
    for (const blank of places) expect(JSON.stringify(data)).toContain(`Text for ${blank}`);
  });

  it('are refused in a missing blank, and in another organisation’s document', async () => {
    const id = await completed();
    await generate(id, 'transparency-notice');
    const input = { documentId: `${id}-transparency-notice`, blank: 'dpo', text: 'x' };
    expect((await execute(user(1), FILL, { input: { ...input, blank: 'no' } })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await execute(user(2), FILL, { input })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(
      (await execute(user(2), APPROVE, { input: { documentId: input.documentId, name: 'x' } })).errors,
    ).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});
