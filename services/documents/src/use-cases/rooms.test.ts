import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@aicp/contracts/rights/actor';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { organisationSaid } from '@aicp/testing/organisationSaid';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDF, PNG } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';
import { openRoomBundle, openRoomDocument, openRoomEvidence } from './openRoomFile.ts';
import { viewRoomByLink } from './viewRoom.ts';

let product: Awaited<ReturnType<typeof openDocumentsForTest>>;
let ada: ReturnType<typeof reassessedForTest>;
beforeAll(async () => {
  product = await openDocumentsForTest();
  await product.plan(1, 'enterprise');
  ada = reassessedForTest(product);
});
afterAll(() => product.app.stop());

const FIELDS =
  'id gone hasNewer reports { id system documents { id version sha256 hasNewer } evidence { id sha256 isGone hasNewer } bundle { root isGone } }';
const PREPARE = `mutation ($input: PrepareRoomInput!) { prepareRoom(input: $input) { ${FIELDS} } }`;
const RENEW = `mutation ($input: RenewRoomInput!) { renewRoom(input: $input) { ${FIELDS} } }`;
type Room = {
  id: string;
  gone: number;
  hasNewer: boolean;
  reports: {
    id: string;
    documents: { id: string; version: number; sha256: string; hasNewer: boolean }[];
    evidence: { id: string; sha256: string; isGone: boolean; hasNewer: boolean }[];
    bundle: { root: string; isGone: boolean } | null;
  }[];
};
let systems = 90_000;

/** A completed assessment with a document and two files. */
async function assessed() {
  const systemId = ++systems;
  const id = await product.completed(1, 'EU', { systemId, completedAt: '2026-11-20T10:00:00.000Z' });
  await ada.generate(id, 'model-card');
  const files = [
    await ada.upload(id, PDF, { supports: 'eu2-d-9' }),
    await ada.upload(id, PNG, { supports: 'eu2-d-11', name: 'screen.png' }),
  ];
  return { systemId, id, files: files.map(file => file.id) };
}
const prepare = (choices: object[], userId = 1) =>
  product.execute(user(userId), PREPARE, { input: { reports: choices } });
const prepared = (...choices: object[]) => root<Room>(prepare(choices));
const byLink = ({ id }: Room, reports: number[], of = 1) => {
  const actor: Actor = {
    kind: 'link',
    organisationId: organisationOf(of),
    link: 5,
    scope: { kind: 'room', reports, room: Number(id) },
  };
  return product.contextBy({ actor, client: localClient, requestId: 'request-1' });
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = async ({ open }: Awaited<ReturnType<typeof openRoomEvidence>>) => buffer(await open());

describe('an audit room', () => {
  it('shows what stood when it was made, to the byte, whatever is written, uploaded or assessed later', async () => {
    const { systemId, id, files } = await assessed();
    const room = await prepared({ report: id });
    const [report] = room.reports;
    expect(report?.evidence.map(file => Number(file.id))).toEqual(files);
    const link = byLink(room, [id]);
    const document = `${id}-model-card`;
    const before = {
      bundle: await buffer((await openRoomBundle(link, String(id))).bytes),
      pdf: (await openRoomDocument(link, document, 'pdf')).bytes,
      proof: (await viewRoomByLink(link)).reports[0]?.proof,
    };
    const proofs = new Set(before.proof?.duties.map(({ proof }) => proof));
    expect([before.proof?.asOf, [...proofs].sort()]).toEqual([
      new Date().toISOString().slice(0, 10),
      ['proved', 'stated'],
    ]);
    const [blank] = (await ada.report(id)).documents.find(({ id: it }) => it === document)?.current?.blanks ?? [];
    await ada.fill(document, blank?.id ?? '', 'Written after the room was made.');
    await ada.generate(id, 'model-card');
    await ada.upload(id, PDF, { supports: 'eu2-d-10b' });
    await ada.upload(id, PDF, { supports: 'eu2-d-12' });
    await product.completed(1, 'EU', { systemId, completedAt: '2026-11-21T10:00:00.000Z' });
    const after = await openRoomBundle(link, String(id));
    expect(after.manifest.root).toBe(report?.bundle?.root);
    expect((await buffer(after.bytes)).equals(before.bundle)).toBe(true);
    expect((await openRoomDocument(link, document, 'pdf')).bytes.equals(before.pdf)).toBe(true);
    const shown = await viewRoomByLink(link);
    expect(shown.reports[0]).toMatchObject({ documents: [{ version: 1, hasNewer: true }], evidence: [{}, {}] });
    expect(shown.reports[0]?.proof).toEqual(before.proof);
    const { bytes } = await openRoomDocument(link, document, 'json');
    expect(sha256(bytes)).toBe(report?.documents[0]?.sha256);
    expect(sha256(await bytesOf(await openRoomEvidence(link, String(files[0]))))).toBe(report?.evidence[0]?.sha256);
  });

  it('states what each file proves, and the result and approval of each report as they were when it was made', async () => {
    const { id, systemId } = await assessed();
    const owner = { userId: 7, organisationId: organisationOf(1), assessmentId: id, systemId };
    await ada.upload(id, PDF, { supports: 'qms-4' });
    const before = await viewRoomByLink(byLink(await prepared({ report: id }), [id]));
    const decided = { decidedAt: '2026-11-21T09:00:00.000Z', comment: 'Checked.', hash: 'a'.repeat(64) };
    await product.hear('report.reviewed', { ...owner, state: 'approved', ...decided });
    const after = await viewRoomByLink(byLink(await prepared({ report: id }), [id]));
    expect([before, after].map(({ reports: [report] }) => report?.approvedAt)).toEqual([
      null,
      new Date(decided.decidedAt),
    ]);
    const [report] = after.reports;
    expect(report).toMatchObject({ class: expect.stringMatching(/high-risk/i), riskLevel: 'HIGH', scored: true });
    const [first, , third] = report?.evidence ?? [];
    expect(first).toMatchObject({ proves: expect.stringMatching(/\?$/), duties: [expect.stringMatching(/\(Art\. 9/)] });
    expect(third).toMatchObject({ proves: 'QMS checklist', duties: ['Risk management (Art. 17(1)(g), with Art. 9)'] });
  });

  it('shows what was chosen, and nothing else of the report or of another', async () => {
    const { id, files } = await assessed();
    const other = await assessed();
    const [first = 0, second = 0] = files;
    const room = await prepared({ report: id, documents: [], evidence: [first], bundle: false });
    expect(room.reports).toMatchObject([{ documents: [], evidence: [{ id: String(first) }], bundle: null }]);
    const link = byLink(room, [id, other.id]);
    await bytesOf(await openRoomEvidence(link, String(first)));
    for (const opened of [
      () => openRoomEvidence(link, String(second)),
      () => openRoomEvidence(link, String(other.files[0])),
      () => openRoomEvidence(byLink(room, []), String(first)),
      () => openRoomEvidence(byLink(room, [id], 2), String(first)),
      () => openRoomDocument(link, `${id}-model-card`, 'pdf'),
      () => openRoomDocument(link, `${other.id}-model-card`, 'pdf'),
      () => openRoomBundle(link, String(id)),
    ])
      await expect(opened()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is made by owners and managers of the organisation, with a fresh proof', async () => {
    const { id, files } = await assessed();
    const refusal = async (who: object, choice: object = {}) => {
      const input = { reports: [{ report: id, ...choice }] };
      return (await product.execute({ ...user(1), ...who }, PREPARE, { input })).errors[0]?.code;
    };
    for (const role of ['contributor', 'approver', 'reader']) expect(await refusal({ role })).toBe('FORBIDDEN');
    expect(await refusal({ provedAt: 0 })).toBe('FORBIDDEN');
    expect((await prepare([{ report: id }], 2)).errors[0]?.code).toBe('NOT_FOUND');
    expect(await refusal({}, { documents: ['1-model-card'] })).toBe('NOT_FOUND');
    expect(await refusal({}, { evidence: [Number(files[0]) + 999] })).toBe('NOT_FOUND');
    expect(await refusal({ role: 'manager' })).toBeUndefined();
  });

  it('says that a file was removed since, and no longer has the bundle that it was in', async () => {
    const { id, files } = await assessed();
    const room = await prepared({ report: id });
    const link = byLink(room, [id]);
    await ada.remove(files[0] ?? 0);
    const [report] = (await viewRoomByLink(link)).reports;
    expect(report).toMatchObject({ evidence: [{ isGone: true }, { isGone: false }], bundle: { isGone: true } });
    await expect(openRoomEvidence(link, String(files[0]))).rejects.toThrow(/removed after the room was made/);
    await expect(openRoomBundle(link, String(id))).rejects.toThrow(/removed after the room was made/);
  });

  it('counts what was deleted with its system, follows one that was joined, and ends when it is closed', async () => {
    const [one, two, three] = [await assessed(), await assessed(), await assessed()];
    const room = await prepared(...[one, two, three].map(({ id }) => ({ report: id })));
    const link = byLink(room, [one.id, two.id, three.id]);
    const owner = { userId: 1, organisationId: organisationOf(1) };
    await product.hear('system.deleted', { ...owner, version: 1, systemId: one.systemId });
    expect(await viewRoomByLink(link)).toMatchObject({ gone: 1, reports: [{ id: two.id }, { id: three.id }] });
    await product.hear('system.joined', { ...owner, keptId: three.systemId, goneId: two.systemId });
    await buffer((await openRoomBundle(link, String(two.id))).bytes);
    await product.hear('system.deleted', { ...owner, version: 1, systemId: three.systemId });
    expect((await viewRoomByLink(link)).reports).toEqual([]);
    const other = await assessed();
    const closed = await prepared({ report: other.id });
    await product.hear('room.closed', { ...owner, room: Number(closed.id) });
    expect((await viewRoomByLink(byLink(closed, [other.id]))).reports).toEqual([]);
    expect(await product.app.rows('room_parts', { room: Number(closed.id) })).toEqual([]);
  });

  it('is renewed with as much of the later report as it showed of the one before', async () => {
    const { systemId, id, files } = await assessed();
    const [first = 0] = files;
    const room = await prepared({ report: id, documents: [], evidence: [first], bundle: false });
    const next = await product.completed(1, 'EU', { systemId, completedAt: '2026-11-22T10:00:00.000Z' });
    await ada.generate(next, 'model-card');
    const input = { room: room.id, reports: [next] };
    const renewed = await root<Room>(product.execute(user(1), RENEW, { input }));
    expect(renewed.reports).toMatchObject([
      { id: String(next), documents: [], evidence: [{ id: String(first) }], bundle: null },
    ]);
    expect(renewed.id).not.toBe(room.id);
    expect((await product.execute(user(2), RENEW, { input })).errors[0]?.code).toBe('NOT_FOUND');
  });

  it('says that a document or a file that it shows has a newer version, and is renewed with that', async () => {
    const { id, files } = await assessed();
    const [first = 0, second = 0] = files;
    const chosen = { report: id, documents: [`${id}-model-card`], evidence: [first], bundle: false };
    const [room, unmoved] = [await prepared(chosen), await prepared({ ...chosen, documents: [], evidence: [second] })];
    const now = async (of: Room) => {
      const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Room { ${FIELDS} } } }`;
      const r = [{ __typename: 'Room', id: of.id }];
      const [found] = await root<Room[]>(product.execute(user(1), query, { r }));
      return found;
    };
    expect(await now(room)).toMatchObject({ hasNewer: false });
    const { id: newer } = await ada.upload(id, PDF, { supports: 'eu2-d-9', replaces: first });
    const { id: newest } = await ada.upload(id, PDF, { supports: 'eu2-d-9', replaces: newer });
    const file = { id: String(first), hasNewer: true };
    expect(await now(room)).toMatchObject({ hasNewer: true, reports: [{ evidence: [file] }] });
    expect(await now(unmoved)).toMatchObject({ hasNewer: false });
    const renew = (of: Room) => root<Room>(product.execute(user(1), RENEW, { input: { room: of.id, reports: [id] } }));
    const renewed = await renew(room);
    expect(renewed).toMatchObject({ hasNewer: false, reports: [{ evidence: [{ id: String(newest) }] }] });
    await ada.generate(id, 'model-card');
    expect(await now(renewed)).toMatchObject({ hasNewer: true, reports: [{ documents: [{ hasNewer: true }] }] });
    expect(await renew(renewed)).toMatchObject({ hasNewer: false, reports: [{ documents: [{ version: 2 }] }] });
  });

  it('has approved things alone, where the organisation lets nothing else leave it', async () => {
    const { id, systemId } = await assessed();
    const owner = { userId: 1, organisationId: organisationOf(1) };
    const says = (version: number, onlyApproved: boolean) =>
      product.hear('organisation.updated', {
        ...{ ...organisationSaid, ...owner },
        version,
        companyName: 'Ada Ltd',
        onlyApproved,
      });
    await says(101, true);
    expect((await prepare([{ report: id }])).errors[0]).toMatchObject({ code: 'CONFLICT' });
    await product.hear('report.reviewed', { ...owner, assessmentId: id, systemId, state: 'approved' });
    expect((await prepared({ report: id })).reports).toMatchObject([
      { documents: [], evidence: [{}, {}], bundle: null },
    ]);
    const named = await prepare([{ report: id, documents: [`${id}-model-card`] }]);
    expect(named.errors[0]).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('model card') });
    expect((await prepare([{ report: id, bundle: true }])).errors[0]).toMatchObject({ code: 'CONFLICT' });
    await says(102, false);
  });
});
