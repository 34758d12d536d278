import { Readable } from 'node:stream';
import { RIGHT_OF } from '@aicp/contracts/rights/operationRights';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';
import { resolvers } from '../graphql/resolvers.ts';
import { addEvidence } from '../use-cases/addEvidence.ts';
import { proposeFile } from '../use-cases/proposeFile.ts';
import { summariseWeek } from '../use-cases/summariseWeek.ts';
import { warnOfExpiry } from '../use-cases/warnOfExpiry.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

const ARCHIVED = {
  code: 'CONFLICT',
  message: 'This AI system is archived. Restore it before you change anything about it.',
};
const anna = user(1);
const as = () => service.contextBy({ actor: anna, client: localClient, requestId: 'request-1' });
const about = (assessmentId: number) => ({
  userId: 1,
  organisationId: organisationOf(1),
  systemId: assessmentId + 1_000,
});
const archive = (assessmentId: number, version: number) =>
  service.hear('system.archived', { ...about(assessmentId), version, heldUntil: null, act: 'archived' });
const restore = (assessmentId: number, version: number) =>
  service.hear('system.restored', { ...about(assessmentId), version });
const file = (assessmentId: number, changed: object = {}) =>
  addEvidence(
    as(),
    { assessmentId: String(assessmentId), supports: 'qms-1', name: 'policy.pdf', ...changed },
    Readable.from([PDF]),
  );
/** Into the library, without links. */
const add = (said: object) => addEvidence(as(), { name: 'policy.pdf', ...said }, Readable.from([PDF]));
const mutation = (name: string, type: string, fields = 'id') =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
/** Operations that write about no system, the deletion everywhere of decision 44, and rooms, which change no system. */
const ELSEWHERE = [
  ...['saveBranding', 'removeLogo', 'removeEvidenceEverywhere', 'prepareRoom', 'renewRoom'],
  ...['addPolicy', 'updatePolicy', 'removePolicy', 'approvePolicy', 'confirmPolicyRead'],
  ...['addManagementRecord', 'updateManagementRecord', 'removeManagementRecord'],
];

/** A file that a supplier sent. */
async function proposedTo(systemId: number): Promise<string> {
  const scope = { kind: 'request' as const, systemId, label: 'Acme' };
  const actor = { kind: 'link' as const, organisationId: organisationOf(1), link: 701, scope };
  const ctx = service.contextBy({ actor, client: localClient, requestId: 'request-1' });
  const { id } = await proposeFile(ctx, { question: 'fact-instructions', name: 'a.pdf' }, Readable.from([PDF]));
  const sent = { linkId: 701, systemId, sentAt: new Date().toISOString(), answers: 0 };
  await service.hear('request.sent', { userId: 1, organisationId: organisationOf(1), ...sent });
  return String(id);
}
const endings = () => root<object[]>(service.execute(anna, '{ evidenceDates(first: 10) { validUntil } }'));

describe('an archived system', () => {
  it('keeps its documents and evidence readable, and refuses new data by any operation', async () => {
    await service.plan(1, 'enterprise');
    await service.registered(1, 'anna');
    const ada = reassessedForTest(service);
    const first = await service.completed(1);
    const approved = await ada.generate(first, 'transparency-notice');
    await ada.ask(mutation('approveDocument', 'ApproveDocumentInput', 'id'), {
      input: { documentId: approved, name: 'Anna' },
    });
    const { systemId } = about(first);
    const assessmentId = await service.completed(1, 'EU', { systemId, completedAt: '2026-11-28T10:00:00.000Z' });
    const evidence = await file(assessmentId);
    const proposed = await proposedTo(systemId);
    const documentId = await ada.generate(assessmentId, 'model-card');
    const blank = (await ada.report(assessmentId)).documents.find(({ id }) => id === documentId)?.current?.blanks[0]
      ?.id;
    const link = { kind: 'duty', systemId: String(systemId), jurisdiction: 'EU', id: 'eu2-d-9' };
    const id = String(evidence.id);
    const { linkId } = (await ada.report(assessmentId)).evidence[0] ?? {};
    /** Inputs of each operation that writes about a system. */
    const inputs: Record<string, [type: string, input: object, fields?: string]> = {
      generateDocument: ['GenerateDocumentInput', { assessmentId: String(assessmentId), documentType: 'model-card' }],
      fillBlank: ['FillBlankInput', { documentId, blank, text: 'x' }],
      saveQmsChecklist: ['QmsChecklistInput', { assessmentId: String(assessmentId), complete: ['qms-1'] }],
      updateEvidence: ['UpdateEvidenceInput', { id, note: 'New' }],
      linkEvidence: ['LinkEvidenceInput', { evidenceId: id, ...link }, 'linkId'],
      decideProposedFile: ['DecideProposedFileInput', { id: proposed, accept: false }],
      sendDocumentForReview: ['SendDocumentInput', { documentId, reviewer: '1' }],
      askForDocumentChanges: ['AskForDocumentChangesInput', { documentId, comment: 'Why?' }],
      approveDocument: ['ApproveDocumentInput', { documentId, name: 'Anna' }],
      checkDocument: ['CheckDocumentInput', { documentId: `${assessmentId}-transparency-notice` }],
    };
    const writes: [query: string, variables: object][] = [
      ...Object.entries(inputs).map(([name, [type, input, fields]]): [string, object] => [
        mutation(name, type, fields),
        { input },
      ]),
      ['mutation ($id: ID!) { removeEvidence(id: $id) { id } }', { id }],
      ['mutation ($id: ID!, $linkId: ID!) { unlinkEvidence(id: $id, linkId: $linkId) { id } }', { id, linkId }],
    ];
    const covered = [...Object.keys(inputs), 'removeEvidence', 'unlinkEvidence', ...ELSEWHERE];
    const all = Object.keys(RIGHT_OF).filter(name => name in resolvers.Mutation);
    expect(all.toSorted()).toEqual(covered.toSorted());
    const state = async () =>
      JSON.stringify([await ada.report(assessmentId), await service.app.rows('evidence_links')]);

    await archive(assessmentId - 1, 2);
    const before = await state();
    await expect(file(assessmentId)).rejects.toMatchObject(ARCHIVED);
    await expect(add({ replaces: evidence.id })).rejects.toMatchObject(ARCHIVED);
    for (const [write, variables] of writes)
      expect([write, (await service.execute(anna, write, variables as Record<string, unknown>)).errors]).toEqual([
        write,
        [ARCHIVED],
      ]);
    expect(await state()).toBe(before);
    await restore(assessmentId - 1, 3);
    for (const [write, variables] of writes)
      expect((await service.execute(anna, write, variables as Record<string, unknown>)).errors).not.toEqual([ARCHIVED]);
    await expect(file(assessmentId)).resolves.toMatchObject({ name: 'policy.pdf' });
  });

  it('keeps a file that also proves an organisation duty, and the file can be described and replaced', async () => {
    const assessmentId = await service.completed(1);
    const { id } = await file(assessmentId, { supports: 'eu2-d-9' });
    const link = { evidenceId: String(id), kind: 'organisation', id: 'eu2-d-4' };
    await root(service.execute(anna, mutation('linkEvidence', 'LinkEvidenceInput', 'linkId'), { input: link }));
    await archive(assessmentId, 2);
    const update = mutation('updateEvidence', 'UpdateEvidenceInput', 'note');
    const input = { id: String(id), note: 'New' };
    expect(await root(service.execute(anna, update, { input }))).toEqual({ note: 'New' });
    await expect(add({ replaces: id })).resolves.toMatchObject({ version: 2 });
  });

  it('has no file dates, warnings or digest entries until it is restored', async () => {
    const assessmentId = await service.completed(1);
    await file(assessmentId, { validUntil: '2026-12-01' });
    expect(await endings()).toHaveLength(1);
    await archive(assessmentId, 2);
    expect(await endings()).toEqual([]);
    const ctx = { ...context(service.app, 'morning'), now: () => new Date('2026-11-30T06:00:00Z') };
    const ordered = async () => {
      await summariseWeek(ctx);
      await warnOfExpiry(ctx);
      const orders = await service.app.rows('outbox');
      return orders.filter(({ data }) => JSON.stringify(data).includes('2026-12-01')).length;
    };
    expect(await ordered()).toBe(0);
    await restore(assessmentId, 3);
    expect(await endings()).toHaveLength(1);
    expect(await ordered()).toBeGreaterThan(0);
  });

  it('is the state published last, and nothing once it is deleted', async () => {
    const assessmentId = await service.completed(1);
    await archive(assessmentId, 4);
    await restore(assessmentId, 3);
    await expect(file(assessmentId)).rejects.toMatchObject(ARCHIVED);
    await service.hear('system.deleted', { ...about(assessmentId), version: 5 });
    await archive(assessmentId, 4);
    expect(await service.app.rows('archives', { _id: assessmentId + 1_000 })).toEqual([]);
  });
});
