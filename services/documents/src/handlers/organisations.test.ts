import { Readable } from 'node:stream';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { organisationSaid } from '@aicp/testing/organisationSaid';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { addEvidence } from '../use-cases/addEvidence.ts';
import { generateOrFail } from '../use-cases/generateDocument.ts';
import { startGeneration } from '../use-cases/startGeneration.ts';

const [ada, grace, stranger] = [1, 2, 3];
const OURS = organisationOf(ada);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const _FACTS = { kind: null, size: null, turnover: null, answers: {} };
const COLLECTIONS = ['subjects', 'documents', 'versions', 'evidence', 'purchases', 'shares'];

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let assessmentId: number;
beforeAll(async () => {
  service = await openDocumentsForTest();
  await service.plan(ada, 'professional');
  await service.registered(ada, 'ada');
  await service.registered(grace, 'grace');
  assessmentId = await service.completed(ada);
});
afterAll(() => service.app.stop());

const inOurs = (userId: number) => user(userId, 'contributor', OURS);
const as = (actor: ReturnType<typeof user>) =>
  service.contextBy({ actor, client: localClient, requestId: 'request-1' });
const upload = (actor: ReturnType<typeof user>) =>
  addEvidence(as(actor), { assessmentId, supports: 'eu2-d-9', name: 'register.pdf' }, Readable.from([PDF]));

async function generate(actor: ReturnType<typeof user>) {
  const input = { assessmentId: String(assessmentId), documentType: 'model-card' };
  const { id, generation } = await startGeneration(as(actor), input);
  const ctx = { ...context(service.app, 'request-1'), drafter: null, stamper: null };
  await generateOrFail(ctx, { documentId: id, order: generation?.order ?? '' }, { last: false });
  return id;
}

type Seen = {
  evidence: { uploadedBy: { id: string } }[];
  documents: { id: string; state: string; current: { approval: { approvedBy: { id: string } } | null } | null }[];
  storage: { used: number };
};

const ASSESSMENT = `query ($id: ID!) { _entities(representations: [{ __typename: "Assessment", id: $id }]) { ... on Assessment {
  evidence { id uploadedBy { id } } storage { used } qms { complete }
  documents { id state current { number approval { name approvedBy { id } } } }
} } }`;
const see = async (actor: ReturnType<typeof user>) =>
  (await root<Seen[]>(service.execute(actor, ASSESSMENT, { id: String(assessmentId) })))[0];
const APPROVE = 'mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }';

describe('members of one organisation', () => {
  it('see the same files and documents, with their uploaders and approvers', async () => {
    await upload(inOurs(grace));
    const documentId = await generate(inOurs(grace));
    const { errors } = await service.execute(user(ada), APPROVE, { input: { documentId, name: 'Engineer' } });
    expect(errors).toEqual([]);
    const seen = await see(user(ada));
    expect(seen).toEqual(await see(inOurs(grace)));
    expect(seen?.evidence).toMatchObject([{ uploadedBy: { id: String(grace) } }]);
    const card = seen?.documents.find(({ id }) => id === documentId);
    expect(card).toMatchObject({
      state: 'generated',
      current: { approval: { name: 'ada', approvedBy: { id: String(ada) } } },
    });
  });

  it('share its plan and monthly allowance', async () => {
    const shares = await service.app.rows('shares', { organisationId: OURS });
    expect(shares).toMatchObject([{ userId: grace, assessmentId }]);
  });

  it('receive an email about what they ordered themselves', async () => {
    const mails = await service.app.rows('outbox', { 'data.template': 'documentReady' });
    expect(mails).toMatchObject([{ data: { userId: grace, assessmentId } }]);
  });
});

describe('a member of another organisation', () => {
  it('sees nothing of it, nor does a member who works in another organisation', async () => {
    const others = [user(stranger), user(ada, 'owner', organisationOf(stranger)), user(grace)];
    for (const actor of others)
      expect(await see(actor)).toMatchObject({ evidence: [], documents: [], storage: { used: 0 } });
    // Concurrently: each attempt waits for the assessment to arrive.
    const attempts = others.flatMap(actor => [upload(actor), generate(actor)]);
    await Promise.all(attempts.map(attempt => expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })));
  });
});

describe('a role that may not', () => {
  it('cannot upload files or change the branding', async () => {
    await expect(upload(user(grace, 'reader', OURS))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(upload(user(grace, 'approver', OURS))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('an export', () => {
  const EXPORT = 'query ($after: String) { exportDocuments(after: $after) { collection rows next } }';
  const page = (actor: ReturnType<typeof user>, after?: string) =>
    root<{ collection: string; rows: unknown[]; next: string | null }>(service.execute(actor, EXPORT, { after }));

  it('contains everything for an owner, and a member’s own data for others', async () => {
    expect(await page(user(ada))).toMatchObject({ collection: 'assessments', rows: [{ id: assessmentId }] });
    const files = await page(inOurs(grace));
    expect(files).toMatchObject({ collection: 'evidence', rows: [{ uploadedBy: grace }], next: 'evidenceLinks:0' });
    const links = await page(inOurs(grace), 'evidenceLinks:0');
    expect(links).toMatchObject({ rows: [{ userId: grace, kind: 'answer' }], next: 'policyReceipts:0' });
    for (const [from, next] of [
      ['policyReceipts:0', 'managementRecords:0'],
      ['managementRecords:0', 'approvals:0'],
      ['approvals:0', 'checks:0'],
    ])
      expect(await page(inOurs(grace), from)).toMatchObject({ rows: [], next });
    expect(await page(inOurs(grace), 'checks:0')).toMatchObject({ rows: [], next: null });
    expect((await page(user(ada, 'manager'), 'approvals:0')).rows).toMatchObject([{ approval: { by: ada } }]);
    expect((await page(user(ada, 'manager'))).rows).toEqual([]);
  });
});

it('a filled blank and changed branding are recorded in the organisation’s activity log', async () => {
  const BLANKS = `query ($id: ID!) { _entities(representations: [{ __typename: "Assessment", id: $id }]) {
    ... on Assessment { documents { id current { blanks { id } } } } } }`;
  const FILL = 'mutation ($input: FillBlankInput!) { fillBlank(input: $input) { id } }';
  const SAVE = 'mutation { saveBranding(input: { colour: "#1f3a93" }) { colour } }';
  type Blanks = { documents: { id: string; current: { blanks: { id: string }[] } | null }[] };
  const [seen] = await root<Blanks[]>(service.execute(user(ada), BLANKS, { id: String(assessmentId) }));
  const document = seen?.documents.find(({ current }) => current);
  const input = { documentId: document?.id, blank: document?.current?.blanks[0]?.id, text: 'a text' };
  await service.plan(ada, 'enterprise', 2);
  await root(service.execute(inOurs(grace), FILL, { input }));
  await root(service.execute(user(ada), SAVE));
  const entered = (await service.app.rows('outbox', { name: 'organisation.acted' })).map(({ data }) => data);
  expect(entered).toEqual([
    { organisationId: OURS, userId: grace, act: 'blankFilled', subject: '', assessmentId, documentType: 'model-card' },
    { organisationId: OURS, userId: ada, act: 'brandingChanged', subject: '' },
  ]);
});

describe('leaving', () => {
  it('transfers everything to the successor, repeatedly if need be, and leaves their name nowhere', async () => {
    const documentId = `${assessmentId}-model-card`;
    await service.execute(user(grace, 'owner', OURS), APPROVE, { input: { documentId, name: 'Admiral' } });
    const before = await see(user(ada));
    const ended = { organisationId: OURS, userId: grace, version: 2, heirId: ada };
    await service.hear('membership.ended', ended);
    await service.hear('membership.ended', ended);
    await service.hear('user.deleted', { userId: grace, organisationId: null });
    expect(await see(user(ada))).toEqual({
      ...before,
      documents: JSON.parse(JSON.stringify(before?.documents).replace('"grace"', '"Former member"')),
    });
    for (const collection of COLLECTIONS)
      expect({ collection, rows: await service.app.rows(collection, { userId: grace }) }).toEqual({
        collection,
        rows: [],
      });
    const stored = await Promise.all(
      [...COLLECTIONS, 'brandings', 'organisations'].map(name => service.app.rows(name)),
    );
    expect(JSON.stringify(stored)).not.toContain('Grace');
  });

  it('transfers data that arrives late, too', async () => {
    const gone = organisationOf(60);
    await service.hear('membership.ended', { organisationId: gone, userId: 60, heirId: 61, version: 2 });
    await service.completed(60);
    const bought = { organisationId: gone, userId: 60, purchaseId: 77, version: 1, assessmentId, testMode: false };
    await service.hear('document.purchased', {
      ...bought,
      documentType: 'model-card',
      amount: 1900,
      currency: 'EUR',
      at: '2026-11-23T10:00:00.000Z',
    });
    for (const collection of ['subjects', 'purchases'])
      expect(await service.app.rows(collection, { organisationId: gone })).toMatchObject([{ userId: 61 }]);
  });

  it('takes nothing from the organisation when the account is deleted', async () => {
    await service.hear('user.deleted', { userId: ada, organisationId: null });
    expect((await see(inOurs(stranger)))?.evidence).toHaveLength(1);
  });
});

describe('the name of the organisation', () => {
  const name = async () => (await service.app.rows('organisations', { _id: organisationOf(30) }))[0]?.companyName;
  const profile = (userId: number, companyName: string, version: number) => {
    const said = { username: 'x', email: 'x@example.com', jurisdiction: 'EU', isEmailVerified: true, isAdmin: false };
    const person = { ...said, status: 'active' };
    const of = { userId, organisationId: organisationOf(30), createdAt: '2026-11-21T10:00:00.000Z' };
    return service.hear('user.updated', { ...person, ...of, companyName, version });
  };

  it('keeps its own name once set, whatever profiles state later', async () => {
    await profile(30, 'First Ltd', 1);
    const facts = { ...organisationSaid, organisationId: organisationOf(30), userId: 30, version: 4 };
    await service.hear('organisation.updated', { ...facts, companyName: 'Second Ltd' });
    await profile(31, 'Third Ltd', 90);
    expect(await name()).toBe('Second Ltd');
    await service.hear('organisation.updated', { ...facts, version: 3, companyName: 'Fourth Ltd' });
    expect(await name()).toBe('Second Ltd');
  });
});

describe('an organisation that is deleted', () => {
  it('leaves nothing here, and late news bring nothing back', async () => {
    await service.hear('organisation.deleted', { organisationId: OURS, userId: ada });
    await service.plan(ada, 'enterprise', 9);
    await service.completed(ada);
    for (const collection of [...COLLECTIONS, 'plans', 'brandings', 'organisations'])
      expect(await service.app.rows(collection, { organisationId: OURS })).toEqual([]);
    expect(await service.app.rows('evidenceFiles.files')).toEqual([]);
  });
});
