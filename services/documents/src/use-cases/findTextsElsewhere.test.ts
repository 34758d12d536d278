import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { context } from '@aicp/service/store/context';
import { user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { jobs } from '../handlers/index.ts';

const FIELDS = 'id current { number text blanks { id text suggestion } }';
const GENERATE = `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { ${FIELDS} } }`;
const FILL = `mutation ($input: FillBlankInput!) { fillBlank(input: $input) { ${FIELDS} } }`;
const SEE = `query ($id: ID!) { document(id: $id) { ${FIELDS} } }`;

type Seen = { current: { text: string; blanks: { id: string; text: string | null; suggestion: string | null }[] } };

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  await service.plan(1, 'enterprise');
  startRelay(service.app);
  for (const job of jobs)
    startJobWorker(service.app, job, ({ requestId }) => ({
      ...context(service.app, requestId),
      ...service.making,
      drafter: null,
      stamper: null,
    }));
});
afterAll(() => service.app.stop());

async function ask(query: string, variables: Record<string, unknown>): Promise<Seen> {
  const { data, errors } = await service.execute(user(1), query, variables);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Seen;
}
const generate = (assessmentId: number, documentType: string) =>
  ask(GENERATE, { input: { assessmentId: String(assessmentId), documentType } });
const fill = (documentId: string, blank: string, text: string) => ask(FILL, { input: { documentId, blank, text } });
const placeIn = ({ current }: Seen, blank: string) => current.blanks.find(({ id }) => id === blank);

it('a text filled in once appears in the system’s next document, with its author, date and origin', async () => {
  const id = await service.completedVerdict(1, 'high-risk-provider');
  await generate(id, 'model-card');
  await fill(`${id}-model-card`, 'contact', 'Grace Hopper, 1 Harbour Street');
  expect((await generate(id, 'transparency-notice')).current.text).toContain('Contact: Grace Hopper, 1 Harbour Street');
  const [notice] = await service.app.rows('versions', { documentId: `${id}-transparency-notice` as never });
  const [card] = await service.app.rows('versions', { documentId: `${id}-model-card` as never });
  expect(notice?.filled).toEqual([{ ...card?.filled[0], from: `${id}-model-card` }]);
});

it('in an existing document it is suggested, without a change', async () => {
  const id = await service.completedVerdict(1, 'high-risk-provider');
  await generate(id, 'model-card');
  await generate(id, 'risk-assessment');
  await fill(`${id}-model-card`, 'architecture', 'Logistic regression');
  const report = await ask(SEE, { id: `${id}-risk-assessment` });
  expect(placeIn(report, 'architecture')).toEqual({
    id: 'architecture',
    text: null,
    suggestion: 'Logistic regression',
  });
  expect(report.current.text).not.toContain('Logistic regression');
  const own = await fill(`${id}-risk-assessment`, 'architecture', 'A scorecard');
  expect(placeIn(own, 'architecture')).toMatchObject({ text: 'A scorecard', suggestion: null });
  expect((await generate(id, 'risk-assessment')).current.text).toContain('A scorecard');
});

it('the next assessment of the system takes over what still holds, without the previous preparer', async () => {
  const first = await service.completedVerdict(1, 'high-risk-provider', { systemId: 5_000 });
  await generate(first, 'risk-assessment');
  await fill(`${first}-risk-assessment`, 'oversight', 'Two clerks');
  await fill(`${first}-risk-assessment`, 'person', 'Ada Byron');
  const second = await service.completedVerdict(1, 'high-risk-provider', { systemId: 5_000 });
  const { current } = await generate(second, 'risk-assessment');
  expect(current.text).toContain('Human oversight: Two clerks');
  expect(current.text).not.toContain('Ada Byron');
});

it('entries are not carried over to documents of another system', async () => {
  const id = await service.completedVerdict(1, 'high-risk-provider');
  await generate(id, 'transparency-notice');
  await fill(`${id}-transparency-notice`, 'dpo', 'Joan Clarke');
  const other = await service.completedVerdict(1, 'high-risk-deployer');
  expect((await generate(other, 'transparency-notice')).current.text).not.toContain('Joan Clarke');
});
