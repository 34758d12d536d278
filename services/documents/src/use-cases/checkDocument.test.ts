import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';
import { openDocumentFile } from './openDocumentFile.ts';

/** Ada works, Clara approves. Bob is alone, on the Professional plan; Cleo is alone and has none. */
const COMPANY = organisationOf(1);
const TYPES = ['transparency-notice', 'model-card', 'risk-assessment'];
const clara = user(2, 'approver', COMPANY);
const MARK = 'approved for the report of 27 September 2026, not yet checked against the newer report';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let ada: ReturnType<typeof reassessedForTest>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  ada = reassessedForTest(service);
  for (const [userId, role] of [[1, 'owner'] as const, [2, 'approver'] as const])
    await service.hear('membership.changed', {
      ...{ organisationId: COMPANY, userId, version: 1, username: `user-${userId}`, role, joined: true },
    });
  for (const id of [1, 2, 3, 4]) await service.registered(id, `user-${id}`);
  await service.plan(1, 'enterprise');
  await service.plan(3, 'professional');
});
afterAll(() => service.app.stop());

let systems = 80_000;
const DAYS = ['2026-09-27', '2026-11-20', '2026-11-24'].map(day => `${day}T10:00:00.000Z`);
const completed = (systemId: number, at: number, userId = 1, jurisdiction: 'EU' | 'UK' = 'EU') =>
  service.completed(userId, jurisdiction, { systemId, completedAt: DAYS[at] ?? '' });

const FIELDS = `id state approvedFor approvedForDate checkedAgainst checkedBy { id } changes { section }
  current { number text hash approval { name } } versions { number }`;
const LIST = `query ($id: ID!) { _entities(representations: [{ __typename: "Assessment", id: $id }]) {
  ... on Assessment { documents { ${FIELDS} } } } }`;
const CHECK = `mutation ($input: CheckDocumentInput!) { checkDocument(input: $input) { ${FIELDS} } }`;
const APPROVE = 'mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }';
const ROOM = `mutation ($input: PrepareRoomInput!) { prepareRoom(input: $input) {
  hasNewer reports { documents { id version mark hasNewer } } } }`;

type Shown = {
  id: string;
  state: string;
  approvedFor: string | null;
  checkedAgainst: string | null;
  changes: { section: string }[] | null;
  current: { number: number; text: string; hash: string };
};
const documentsOf = async (id: number) => {
  const [assessment] = await root<{ documents: Shown[] }[]>(
    service.execute(user(1, 'owner', COMPANY), LIST, { id: String(id) }),
  );
  return assessment?.documents ?? [];
};
const approve = (documentId: string, by = clara) =>
  root(service.execute(by, APPROVE, { input: { documentId, name: 'Approver' } }));
const check = (documentId: string, by = clara, hash?: string) =>
  service.execute(by, CHECK, { input: { documentId, hash } });

/** A system with three approved documents of the first assessment, and a second assessment. */
async function reassessed() {
  const systemId = ++systems;
  const first = await completed(systemId, 0);
  for (const type of TYPES) await approve(await ada.generate(first, type));
  const before = await ada.bundle(first);
  return { systemId, first, before, next: await completed(systemId, 1) };
}

describe('approved documents after a reassessment', () => {
  it('are marked in the new report, its room, files and bundle, and are neither charged nor counted again', async () => {
    const { first, before, next } = await reassessed();
    const documents = await documentsOf(next);
    expect(documents).toMatchObject(
      TYPES.map(type => ({
        id: `${next}-${type}`,
        state: 'generated',
        approvedFor: String(first),
        approvedForDate: DAYS[0],
        checkedAgainst: null,
        checkedBy: null,
        current: { number: 1, text: expect.stringContaining(`A${MARK.slice(1)}.`), approval: { name: 'user-2' } },
        versions: [{ number: 1 }],
      })),
    );
    for (const type of TYPES) {
      const { bytes } = await openDocumentFile(ada.ctx(), `${next}-${type}`, 'html');
      expect(bytes.toString()).toContain(`Approved for the report of 27 September 2026, not yet checked`);
    }
    const room = await root<{ reports: unknown[] }>(
      service.execute(user(1, 'owner', COMPANY), ROOM, { input: { reports: [{ report: next }] } }),
    );
    const shown = TYPES.map(type => ({ id: `${next}-${type}`, version: 1, mark: MARK, hasNewer: false }));
    expect(room).toMatchObject({ hasNewer: false, reports: [{ documents: shown }] });
    const bundle = unzipSync(await ada.bundle(next));
    for (const type of TYPES) {
      const text = (ending: string) => strFromU8(bundle[`documents/${type}-v1.${ending}`] ?? new Uint8Array());
      for (const ending of ['html', 'txt']) expect(text(ending)).toContain('not yet checked against the newer report');
      expect(JSON.parse(text('json'))).toMatchObject({ approvedFor: { assessmentId: first }, checkedAgainst: null });
    }
    expect((await ada.bundle(first)).equals(before)).toBe(true);
    expect((await documentsOf(first)).map(({ approvedFor }) => approvedFor)).toEqual([null, null, null]);
    const asked = await service.app.rows('outbox', { name: 'document.requested', 'data.assessmentId': next });
    expect(asked).toEqual([]);
  });

  it('can be checked against the newer report by someone who is not an author, until the next report', async () => {
    const { systemId, first, next } = await reassessed();
    const id = `${next}-model-card`;
    const [, card, risks] = await documentsOf(next);
    expect([card, risks].map(document => document?.changes?.[0]?.section)).toEqual([undefined, 'Header']);
    expect((await check(id, user(1, 'owner', COMPANY))).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await check(id, user(9, 'contributor', COMPANY))).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await check(id, user(2))).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await check(id, clara, 'another')).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await check(`${first}-model-card`)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await root<Shown>(check(id, clara, card?.current.hash))).toMatchObject({
      approvedFor: String(first),
      checkedAgainst: String(next),
      checkedBy: { id: '2' },
      current: { text: expect.stringContaining('checked against the newer report on') },
    });
    const told = await service.app.rows('outbox', { name: 'document.reviewed', 'data.assessmentId': next });
    expect(told.map(({ data }) => data)).toMatchObject([{ userId: 2, documentType: 'model-card', state: 'checked' }]);
    type Page = { collection: string; rows: object[]; next: string | null };
    const exported: Page[] = [];
    for (
      let after: string | null = null;
      exported.length === 0 || after !== null;
      after = exported.at(-1)?.next ?? null
    ) {
      const page = 'query ($after: String) { exportDocuments(after: $after) { collection rows next } }';
      exported.push(await root<Page>(service.execute(clara, page, { after })));
    }
    expect(exported.find(({ collection }) => collection === 'checks')?.rows).toMatchObject([
      { documentId: id, checked: { documentId: `${first}-model-card`, by: 2 } },
    ]);
    const bundle = await ada.bundle(next);
    const third = await completed(systemId, 2);
    expect((await ada.bundle(next)).equals(bundle)).toBe(true);
    expect(await documentsOf(third)).toMatchObject(
      TYPES.map(() => ({ approvedFor: String(first), checkedAgainst: null })),
    );
    expect((await check(id)).errors).toMatchObject([{ code: 'CONFLICT', message: expect.stringContaining('newer') }]);
  });

  it('do not change: an edit creates a version in the new report that replaces them there', async () => {
    const { next } = await reassessed();
    const id = `${next}-model-card`;
    await expect(ada.fill(id, 'users', 'Officers')).rejects.toThrow(
      /To make changes, generate the document again for this report/,
    );
    await expect(approve(id)).rejects.toThrow(/CONFLICT/);
    await ada.generate(next, 'model-card');
    const [, card] = await documentsOf(next);
    expect(card).toMatchObject({ approvedFor: null, changes: null, current: { number: 1, approval: null } });
    expect(card?.current.text).not.toContain('Approved for the report of');
  });

  it('stay with their law and system, while drafts are not carried over', async () => {
    const { systemId } = await reassessed();
    const uk = await completed(systemId, 2, 1, 'UK');
    const other = ++systems;
    await ada.generate(await completed(other, 0), 'model-card');
    for (const id of [uk, await completed(other, 1)])
      expect((await documentsOf(id)).map(({ state }) => state)).toEqual(['idle', 'idle', 'idle']);
  });
});

describe('generating a document again for a later assessment', () => {
  const by = (userId: number) => reassessedForTest(service, userId);

  it('does not use the monthly allowance', async () => {
    const systemId = ++systems;
    const first = await completed(systemId, 0, 3);
    for (const type of TYPES) await by(3).generate(first, type);
    const next = await completed(systemId, 1, 3);
    for (const type of TYPES) await by(3).generate(next, type);
    expect(await service.app.rows('shares', { organisationId: organisationOf(3) })).toHaveLength(3);
    await expect(by(3).generate(await completed(++systems, 0, 3), 'model-card')).rejects.toThrow(
      /3 documents included/,
    );
  });

  it('is covered by an earlier purchase of the same type under the same law', async () => {
    const systemId = ++systems;
    const first = await completed(systemId, 0, 4);
    await service.hear('document.purchased', {
      ...{ userId: 4, organisationId: organisationOf(4), purchaseId: 400, version: 1, assessmentId: first },
      ...{ documentType: 'model-card', amount: 4900, currency: 'EUR', testMode: false, at: DAYS[0] },
    });
    await by(4).generate(await completed(systemId, 1, 4), 'model-card');
    const third = await completed(systemId, 2, 4);
    await by(4).generate(third, 'model-card');
    await expect(by(4).generate(third, 'risk-assessment')).rejects.toThrow(/costs EUR 49/);
    await expect(by(4).generate(await completed(systemId, 2, 4, 'UK'), 'model-card')).rejects.toThrow(/costs GBP 39/);
  });
});
