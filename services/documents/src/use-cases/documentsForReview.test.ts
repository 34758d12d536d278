import type { Role } from '@aicp/contracts/rights/rights';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { generateOrFail } from './generateDocument.ts';
import { startGeneration } from './startGeneration.ts';

const WAITING = `query ($law: Jurisdiction!) { documentsForReview(jurisdiction: $law) {
  toReview { reportId type } sentBack { reportId type } } }`;
const SEND = 'mutation ($input: SendDocumentInput!) { sendDocumentForReview(input: $input) { id } }';
const CHANGES = 'mutation ($input: AskForDocumentChangesInput!) { askForDocumentChanges(input: $input) { id } }';

const COMPANY = organisationOf(1);
const anna = user(1, 'owner', COMPANY);
const clara = user(3, 'approver', COMPANY);

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  for (const [userId, role] of [[1, 'owner'] as const, [3, 'approver'] as const]) await addMember(userId, role);
  await service.plan(1, 'enterprise');
});
afterAll(() => service.app.stop());

const addMember = (userId: number, role: Role) =>
  service.hear('membership.changed', {
    ...{ organisationId: COMPANY, userId, version: 1 },
    ...{ username: `user-${userId}`, role, joined: true },
  });

async function generated(assessmentId: number): Promise<string> {
  const as = service.contextBy({ actor: anna, client: localClient, requestId: 'request-1' });
  const { id, generation } = await startGeneration(as, {
    assessmentId: String(assessmentId),
    documentType: 'model-card',
  });
  const ctx = { ...context(service.app, 'request-1'), drafter: null, stamper: null };
  await generateOrFail(ctx, { documentId: id, order: generation?.order ?? '' }, { last: false });
  return id;
}

async function waiting(actor: ReturnType<typeof user>, law = 'EU') {
  const { toReview, sentBack } = await root<Record<'toReview' | 'sentBack', { reportId: string }[]>>(
    service.execute(actor, WAITING, { law }),
  );
  return [toReview, sentBack].map(list => list.map(({ reportId }) => reportId));
}

it('lists a document for its reviewer and then for its sender, by law, until a newer version or a later report', async () => {
  const report = await service.completedVerdict(1, 'high-risk-provider');
  const documentId = await generated(report);
  const input = { documentId, reviewer: '3' };
  await root(service.execute(anna, SEND, { input }));
  expect([await waiting(clara), await waiting(clara, 'UK'), await waiting(anna)]).toEqual([
    [[String(report)], []],
    [[], []],
    [[], []],
  ]);
  await root(service.execute(clara, CHANGES, { input: { documentId, comment: 'Name the data.' } }));
  expect([await waiting(clara), await waiting(anna)]).toEqual([
    [[], []],
    [[], [String(report)]],
  ]);
  await generated(report);
  expect(await waiting(anna)).toEqual([[], []]);
  await root(service.execute(anna, SEND, { input }));
  expect(await waiting(clara)).toEqual([[String(report)], []]);
  await service.completedVerdict(1, 'high-risk-provider', { systemId: report + 1_000 });
  expect(await waiting(clara)).toEqual([[], []]);
});
