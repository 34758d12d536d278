import { buffer } from 'node:stream/consumers';
import { organisationOf, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { PDF, PNG } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';
import { statedAction } from '../../testing/trailForTest.ts';
import { uploaderForTest } from '../../testing/uploaderForTest.ts';
import { openEvidence } from './openEvidence.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let ada: ReturnType<typeof reassessedForTest>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  await service.plan(1, 'enterprise');
  ada = reassessedForTest(service);
});
afterAll(() => service.app.stop());

const SIX = ['qms-1', 'qms-2', 'qms-3', 'qms-4', 'qms-5', 'qms-6'];
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(day => `${day}T10:00:00.000Z`);
let systems = 70_000;

/** A completed assessment with three files and six ticked QMS requirements. */
async function assess() {
  const systemId = ++systems;
  const id = await service.completed(1, 'EU', { systemId, completedAt: DAYS[0] ?? '' });
  const files = [
    await ada.upload(id, PDF, { supports: 'eu2-d-9' }),
    await ada.upload(id, PNG, { supports: 'eu2-d-11', name: 'screen.png' }),
    await ada.upload(id, PDF, { supports: 'qms-1' }),
  ];
  await ada.tick(id, SIX);
  return { systemId, id, files: files.map(file => file.id) };
}
const again = async (systemId: number, day = 1) =>
  service.completed(1, 'EU', { systemId, completedAt: DAYS[day] ?? '' });
const SUPERSEDED = { code: 'CONFLICT', message: expect.stringContaining('latest report') };
const listed = (bundle: Buffer) =>
  JSON.parse(strFromU8(unzipSync(bundle)['evidence.json'] ?? new Uint8Array())) as Record<string, unknown>[];

describe('a reassessment', () => {
  it('has the previous files and ticks, and the earlier bundle stays identical byte for byte', async () => {
    const { systemId, id, files } = await assess();
    const before = await ada.bundle(id);
    const next = await service.begun(1, { systemId });
    expect((await ada.report(next)).evidence.map(file => Number(file.id))).toEqual(files);
    await service.completed(1, 'EU', { assessmentId: next, systemId, completedAt: DAYS[1] ?? '' });
    const report = await ada.report(next);
    expect(report.evidence.map(({ id: file, standing }) => [Number(file), standing])).toEqual(
      files.map(file => [file, 'present']),
    );
    expect(report).toMatchObject({ keptSince: null, qms: { id: String(next), complete: 6 } });
    expect(await ada.report(id)).toMatchObject({ keptSince: expect.any(String), qms: { complete: 6 } });
    await ada.tick(next, []);
    await ada.upload(next, PDF, { supports: 'eu2-d-10b' });
    await ada.upload(next, PDF, { supports: 'eu2-d-9', replaces: files[0] });
    await ada.remove(files[1] ?? 0);
    expect((await ada.bundle(id)).equals(before)).toBe(true);
    expect((await ada.report(next)).qms?.complete).toBe(0);
    expect((await ada.report(next)).evidence.filter(({ standing }) => standing === 'present')).toHaveLength(3);
    expect((await ada.report(id)).evidence.map(({ standing }) => standing)).toEqual(['present', 'present', 'present']);
  });

  it('carries over entries, and leaves the earlier texts unchanged', async () => {
    const systemId = ++systems;
    const first = await service.completedVerdict(1, 'high-risk-provider', { systemId });
    const documentId = await ada.generate(first, 'model-card');
    const blanks = (await ada.report(first)).documents.find(({ id }) => id === documentId)?.current?.blanks ?? [];
    for (const { id } of blanks) await ada.fill(documentId, id, `${id} of before`);
    const before = await ada.bundle(first);
    const second = await service.completedVerdict(1, 'high-risk-provider', { systemId });
    const card = await ada.generate(second, 'model-card');
    const current = (await ada.report(second)).documents.find(({ id }) => id === card)?.current;
    expect(current?.blanks.filter(({ text }) => text === null).map(({ id }) => id)).toEqual(
      blanks.map(({ id }) => id).filter(id => id === 'person' || id === 'notice-changes'),
    );
    await ada.fill(card, blanks[0]?.id ?? '', 'another text');
    await expect(ada.fill(documentId, blanks[0]?.id ?? '', 'too late')).rejects.toThrow(/latest report/);
    expect((await ada.bundle(first)).equals(before)).toBe(true);
    // The document was ordered for that assessment and can still be generated; the bundle keeps the snapshot.
    await ada.generate(first, 'model-card');
    await ada.fill(documentId, blanks[0]?.id ?? '', 'in the later version');
    expect((await ada.bundle(first)).equals(before)).toBe(true);
  });

  it('under the other law has its own files and ticks', async () => {
    const { systemId, id } = await assess();
    const uk = await service.completed(1, 'UK', { systemId, completedAt: DAYS[1] ?? '' });
    expect(await ada.report(uk)).toMatchObject({ evidence: [], qms: { complete: 0 } });
    expect((await ada.report(id)).keptSince).toBeNull();
  });

  it('leaves replaced and removed files to the previous report', async () => {
    const { systemId, id, files } = await assess();
    const newer = await ada.upload(id, PDF, { supports: 'eu2-d-9', replaces: files[0] });
    await ada.remove(files[1] ?? 0);
    const next = await again(systemId);
    expect((await ada.report(next)).evidence.map(file => Number(file.id))).toEqual([files[2], newer.id]);
    expect((await ada.report(id)).evidence.map(({ standing }) => standing)).toEqual([
      'replaced',
      'removed',
      'present',
      'present',
    ]);
  });

  it('explains why the previous report can no longer change', async () => {
    const { systemId, id, files } = await assess();
    await again(systemId);
    await expect(ada.upload(id, PDF)).rejects.toMatchObject(SUPERSEDED);
    await expect(ada.upload(id, PDF, { replaces: files[0] })).rejects.toMatchObject(SUPERSEDED);
    await expect(ada.tick(id, [])).rejects.toThrow(/latest report/);
  });
});

describe('a file in an earlier report', () => {
  it('leaves the current files when removed, while its bytes stay for the earlier report', async () => {
    const { systemId, id, files } = await assess();
    const next = await again(systemId);
    const [file = 0] = files;
    expect((await ada.report(next)).evidence[0]).toMatchObject({ isKept: true });
    await ada.remove(file);
    expect((await ada.report(next)).evidence[0]).toMatchObject({ standing: 'removed', url: null });
    expect((await ada.report(id)).evidence[0]).toMatchObject({
      standing: 'present',
      url: `/api/evidence/${file}/file`,
    });
    expect((await buffer(await (await openEvidence(ada.ctx(), String(file))).open())).equals(PDF)).toBe(true);
  });

  it('can be deleted everywhere at once, which leaves its hash, the date and the reason', async () => {
    const { systemId, id, files } = await assess();
    const next = await again(systemId);
    const [file = 0] = files;
    await ada.removeEverywhere(file, 'It names a patient');
    for (const report of [await ada.report(id), await ada.report(next)])
      expect(report.evidence[0]).toMatchObject({
        standing: 'removed',
        url: null,
        removedAt: expect.any(String),
        removalReason: 'It names a patient',
      });
    await expect(openEvidence(ada.ctx(), String(file))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.app.rows('evidenceFiles.chunks', { files_id: file })).toEqual([]);
    const bundle = await ada.bundle(id);
    expect(listed(bundle)[0]).toMatchObject({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      removalReason: 'It names a patient',
    });
    expect(Object.keys(unzipSync(bundle)).some(path => path.startsWith(`evidence/${file}-`))).toBe(false);
    await expect(ada.removeEverywhere(file, 'again')).rejects.toThrow(/not found/i);
    await expect(ada.removeEverywhere(files[1] ?? 0, '')).rejects.toThrow(/reason/);
  });

  it('counts towards the storage limit until its bytes are deleted', async () => {
    const bea = reassessedForTest(service, 40);
    const id = await service.completed(40, 'EU', { systemId: ++systems, completedAt: DAYS[0] ?? '' });
    const { id: file } = await bea.upload(id, PDF);
    const next = await service.completed(40, 'EU', { systemId: systems, completedAt: DAYS[1] ?? '' });
    const STORAGE = `query ($id: ID!) { _entities(representations: [{ __typename: "Assessment", id: $id }]) {
      ... on Assessment { storage { used } } } }`;
    const used = async () =>
      ((await bea.ask(STORAGE, { id: String(next) })) as { storage: { used: number } }[])[0]?.storage.used;
    await bea.remove(file);
    expect(await used()).toBe(PDF.length);
    await bea.removeEverywhere(file, 'no longer needed');
    expect(await used()).toBe(0);
  });

  it('is deleted with its system, as are the snapshots', async () => {
    const { systemId, files } = await assess();
    await again(systemId);
    await ada.remove(files[0] ?? 0);
    await service.hear('system.deleted', { userId: 1, organisationId: organisationOf(1), systemId, version: 3 });
    for (const collection of ['evidence_links', 'snapshots', 'standings', 'begun'])
      expect(await service.app.rows(collection, { systemId })).toEqual([]);
    expect(await service.app.rows('evidence', { _id: { $in: files } })).toEqual([]);
    expect(await service.app.rows('evidenceFiles.files', { _id: files[0] })).toEqual([]);
  });
});

describe('completion events', () => {
  it('give each assessment one snapshot and the latest none, even if repeated, late or out of order', async () => {
    const { systemId, id } = await assess();
    const third = await again(systemId, 2);
    const [kept] = await service.app.rows('snapshots', { _id: id });
    await ada.tick(third, []);
    const second = await again(systemId, 1);
    await service.completed(1, 'EU', { assessmentId: third, systemId, completedAt: DAYS[2] ?? '' });
    await service.completed(1, 'EU', { assessmentId: id, systemId, completedAt: DAYS[0] ?? '' });
    expect(await service.app.rows('snapshots', { _id: id })).toEqual([kept]);
    const all = await service.app.rows('snapshots', { systemId });
    expect(all.map(({ _id }) => _id).sort()).toEqual([id, second].sort());
    expect((await ada.report(third)).keptSince).toBeNull();
    expect((await ada.report(third)).evidence).toHaveLength(3);
  });

  it('lose no file when uploads run concurrently: each is in the snapshot or refused', async () => {
    const { systemId, id } = await assess();
    const uploads = Array.from({ length: 4 }, () => ada.upload(id, PDF, { supports: 'eu2-d-10b' }));
    const next = again(systemId);
    const done = await Promise.allSettled(uploads);
    await next;
    const taken = done.flatMap(upload => (upload.status === 'fulfilled' ? [upload.value.id] : []));
    for (const upload of done) if (upload.status === 'rejected') expect(upload.reason).toMatchObject(SUPERSEDED);
    for (const report of [await ada.report(id), await ada.report(await next)])
      expect(report.evidence.map(file => Number(file.id))).toEqual(expect.arrayContaining(taken));
    expect((await ada.report(id)).evidence).toHaveLength(3 + taken.length);
  });
});

it('a snapshot has the actions as they were before the next report, in both orders of events', async () => {
  const kept: object[] = [];
  for (const actionsFirst of [false, true]) {
    const systemId = ++systems;
    const [stays, goes, comes] = [1, 2, 3].map(number => systemId * 10 + number) as [number, number, number];
    const first = await again(systemId, 0);
    const of = { userId: 1, organisationId: organisationOf(1), systemId, deleted: [] };
    const stated = (at: string, actions: object[], comments: object[] = []) =>
      service.hear('actions.stated', { ...of, at, actions, comments });
    const open = [stays, goes].map(id => statedAction(id, { reportId: first, state: 'doing' }));
    const said = { id: systemId * 10, actionId: stays, by: 1, at: DAYS[0], kind: 'comment', text: 'Begun.' };
    await stated(DAYS[0] ?? '', open, [said]);
    const next = await service.begun(1, { systemId });
    const note = { id: systemId * 10 + 1, actionId: stays, by: null, at: DAYS[1], kind: 'note', text: 'Opened again.' };
    const ofNext = () =>
      stated(
        '2026-11-21T10:00:02.000Z',
        [
          statedAction(stays, { reportId: next, state: 'open' }),
          statedAction(goes, { reportId: first, state: 'closed', closedBy: next }),
          statedAction(comes, { reportId: next }),
        ],
        [note],
      );
    if (actionsFirst) await ofNext();
    // Published before the next report; in one order it arrives after that report.
    await stated('2026-11-20T11:00:00.000Z', [statedAction(goes, { reportId: first, state: 'done' })]);
    await service.completed(1, 'EU', { assessmentId: next, systemId, completedAt: DAYS[1] ?? '' });
    if (!actionsFirst) await ofNext();
    const [snapshot] = await service.app.rows('snapshots', { _id: first });
    const { actions, commentIds } = snapshot?.trail ?? {};
    kept.push({
      actions: actions.map(({ id, state }: { id: number; state: string }) => `${id - systemId * 10} ${state}`),
      comments: commentIds.map((id: number) => id - systemId * 10),
    });
  }
  const expected = { actions: ['1 doing', '2 done'], comments: [0] };
  expect(kept).toEqual([expected, expected]);
});

it('a snapshot has the approval of its report, even one that arrives after the next report, and never another one', async () => {
  const systemId = ++systems;
  const first = await again(systemId, 0);
  await service.registered(9, 'clara');
  await again(systemId);
  const of = { userId: 9, organisationId: organisationOf(1), assessmentId: first, systemId, state: 'approved' };
  const decided = { decidedAt: DAYS[0], function: 'Head of compliance', comment: null, hash: 'a'.repeat(64) };
  const trail = async () => (await service.app.rows('snapshots', { _id: first }))[0]?.trail;
  await service.hear('report.reviewed', { ...of, ...decided, decidedAt: '2099-01-01T00:00:00.000Z' });
  expect((await trail()).approval).toBeNull();
  await service.hear('report.reviewed', { ...of, ...decided });
  const late = await trail();
  expect(late.approval).toMatchObject({ by: 9, function: 'Head of compliance' });
  expect(late.names).toContainEqual({ id: 9, name: 'clara' });
  await service.hear('report.reviewed', { ...of, ...decided, userId: 1, function: 'Other' });
  expect(await trail()).toEqual(late);
});

it('a deleted approver’s name is also removed from the snapshot', async () => {
  const systemId = ++systems;
  const first = await service.completed(1, 'EU', { systemId, completedAt: DAYS[0] ?? '' });
  const documentId = await ada.generate(first, 'model-card');
  await service.registered(8, 'grace');
  const approve = 'mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }';
  await service.execute(user(8, 'owner', organisationOf(1)), approve, { input: { documentId, name: 'Grace Hopper' } });
  await again(systemId);
  const kept = async () => (await service.app.rows('snapshots', { _id: first }))[0]?.documents[0].approval;
  expect(await kept()).toMatchObject({ name: 'grace', function: 'Grace Hopper' });
  await service.hear('user.deleted', { userId: 8, organisationId: null });
  expect(await kept()).toMatchObject({ name: 'Former member', function: null });
  expect(await service.app.rows('people', { _id: 8 })).toEqual([]);
});

it('files of a discarded assessment are kept for the next assessment of its system', async () => {
  const systemId = ++systems;
  const given = await service.begun(1, { systemId });
  const { id } = await uploaderForTest(service, given)(PDF);
  const of = { userId: 1, organisationId: organisationOf(1), aiSystemId: systemId, jurisdiction: 'EU' };
  await service.hear('assessment.discarded', { ...of, assessmentId: given });
  const next = await service.begun(1, { systemId });
  expect((await ada.report(next)).evidence).toMatchObject([{ id: String(id) }]);
});
