import { buffer } from 'node:stream/consumers';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { organisationSaid } from '@aicp/testing/organisationSaid';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { bytesOf, ROOM_FIELDS, type Room, roomsForTest, sha256 } from '../../testing/roomsForTest.ts';
import { statedAction, statedPerson } from '../../testing/trailForTest.ts';
import { openRoomBundle, openRoomDocument, openRoomEvidence } from './openRoomFile.ts';
import { openRoomTrail } from './openRoomTrail.ts';
import { viewRoomByLink } from './viewRoom.ts';

const RENEW = `mutation ($input: RenewRoomInput!) { renewRoom(input: $input) { ${ROOM_FIELDS} } }`;

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let rooms: ReturnType<typeof roomsForTest>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  await service.plan(1, 'enterprise');
  rooms = roomsForTest(service);
});
afterAll(() => service.app.stop());

describe('an audit room', () => {
  it('shows the state at its creation, to the byte, after any later edit, upload or assessment', async () => {
    const { systemId, id, files } = await rooms.assessed();
    const room = await rooms.prepared({ report: id });
    const [report] = room.reports;
    expect(report?.evidence.map(file => Number(file.id))).toEqual(files);
    const link = rooms.byLink(room, [id]);
    const document = `${id}-model-card`;
    const before = {
      bundle: await buffer((await openRoomBundle(link, String(id))).bytes),
      pdf: (await openRoomDocument(link, document, 'pdf')).bytes,
      proof: (await viewRoomByLink(link)).reports[0]?.proof,
    };
    const proofs = new Set(before.proof?.duties.flatMap(({ proof }) => proof ?? []));
    expect([before.proof?.asOf, [...proofs].sort()]).toEqual([
      new Date().toISOString().slice(0, 10),
      ['proved', 'stated'],
    ]);
    const [blank] = (await rooms.ada.report(id)).documents.find(({ id: it }) => it === document)?.current?.blanks ?? [];
    await rooms.ada.fill(document, blank?.id ?? '', 'Written after the room was made.');
    await rooms.ada.generate(id, 'model-card');
    await rooms.ada.upload(id, PDF, { supports: 'eu2-d-10b' });
    await rooms.ada.upload(id, PDF, { supports: 'eu2-d-12' });
    await service.completed(1, 'EU', { systemId, completedAt: '2026-11-21T10:00:00.000Z' });
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

  it('states what each file proves, and the result and approval of each report at its creation', async () => {
    const { id, systemId } = await rooms.assessed();
    const owner = { userId: 7, organisationId: organisationOf(1), assessmentId: id, systemId };
    await rooms.ada.upload(id, PDF, { supports: 'qms-4' });
    const before = await viewRoomByLink(rooms.byLink(await rooms.prepared({ report: id }), [id]));
    const facts = { facts: { oversight: 'Grace Hopper can stop it.' }, changed: ['oversight'] };
    await service.hear('system.factsChanged', { ...owner, version: 1, ...facts });
    const decided = { decidedAt: '2026-11-21T09:00:00.000Z', comment: 'Checked.', hash: 'a'.repeat(64) };
    await service.hear('report.reviewed', { ...owner, state: 'approved', ...decided });
    const after = await viewRoomByLink(rooms.byLink(await rooms.prepared({ report: id }), [id]));
    expect([before, after].map(({ reports: [report] }) => report?.approvedAt)).toEqual([
      null,
      new Date(decided.decidedAt),
    ]);
    expect([before, after].map(({ reports: [report] }) => report?.hasOversight)).toEqual([false, true]);
    const [report] = after.reports;
    expect(report).toMatchObject({ class: expect.stringMatching(/high-risk/i), riskLevel: 'HIGH', scored: true });
    const [first, , third] = report?.evidence ?? [];
    expect(first).toMatchObject({ proves: expect.stringMatching(/\?$/), duties: [expect.stringMatching(/\(Art\. 9/)] });
    expect(third).toMatchObject({ proves: 'QMS checklist', duties: ['Risk management (Art. 17(1)(g), with Art. 9)'] });
  });

  it('states who answered each duty, added each file and approved each document, until a person is erased', async () => {
    const at = '2026-11-19T09:00:00.000Z';
    const person = (id: number, fullName: string) =>
      service.hear(
        'user.registered',
        statedPerson(id, organisationOf(1), { version: 1, username: `user${id}`, fullName }),
      );
    await person(1, 'Ada Lovelace');
    await person(61, 'Grace Hopper');
    const { id, systemId } = await rooms.assessed({ answeredBy: 61, answeredAt: at });
    const doneBy61 = statedAction(61, { state: 'done', stateBy: 61, stateAt: at });
    const closed = statedAction(62, { state: 'closed', stateAt: at, closedBy: id });
    const of = { userId: 61, organisationId: organisationOf(1), systemId };
    await service.hear('actions.stated', { ...of, at, actions: [doneBy61, closed], deleted: [], comments: [] });
    const counts = { from: 'Talent AI Ltd', asked: 40, answered: 4, accepted: 2, declined: 1, open: 1 };
    const request = { ...of, ...counts, createdAt: at, expiresAt: '2026-12-26T10:00:00.000Z', endedAt: null };
    await service.hear('request.stated', { ...request, linkId: 71, version: 3 });
    await service.hear('request.stated', { ...request, linkId: 71, version: 2, open: 3, accepted: 0 });
    await service.hear('request.stated', { ...request, linkId: 72, version: 1, answered: 0, endedAt: at });
    const input = { documentId: `${id}-model-card`, name: 'Head of compliance' };
    await rooms.ada.ask('mutation ($input: ApproveDocumentInput!) { approveDocument(input: $input) { id } }', {
      input,
    });
    const link = rooms.byLink(await rooms.prepared({ report: id }), [id]);
    const shown = async () => (await viewRoomByLink(link)).reports[0];
    const made = await shown();
    const met = made?.proof.duties.filter(({ proof }) => proof) ?? [];
    expect(met.length).toBeGreaterThan(0);
    for (const duty of met) expect(duty).toMatchObject({ answeredBy: 'Grace Hopper', answeredAt: new Date(at) });
    expect(made?.origin).toMatchObject({ completedBy: 'Ada Lovelace', answeredBy: ['Grace Hopper'] });
    expect(made?.origin.steps.at(-1)).toEqual({
      ...{ answeredBy: 'Grace Hopper', answeredAt: new Date(at), fromOrganisation: false },
    });
    expect(made?.evidence.map(({ uploadedBy }) => uploadedBy)).toEqual(['Ada Lovelace', 'Ada Lovelace']);
    expect(made?.documents).toMatchObject([{ approvedBy: 'Ada Lovelace (function: Head of compliance)' }]);
    const done = async () => (await openRoomTrail(link, String(id))).actions.find(action => action.id === 61);
    expect(await done()).toMatchObject({ state: 'done', completedBy: null, stateBy: { id: 61, name: 'Grace Hopper' } });
    const { requests, actions } = await openRoomTrail(link, String(id));
    expect(actions.find(action => action.id === 62)).toMatchObject({
      ...{ closedBy: id, completedBy: { id: 1, name: 'Ada Lovelace' } },
    });
    expect(requests).toEqual([expect.objectContaining({ ...counts, createdAt: new Date(at), endedAt: null })]);
    await service.hear('user.deleted', { userId: 61 });
    const then = await shown();
    expect(then?.proof.duties.find(({ proof }) => proof)).toMatchObject({
      answeredBy: 'Former member',
      answeredAt: new Date(at),
    });
    expect(then?.origin).toMatchObject({ completedBy: 'Ada Lovelace', answeredBy: ['Former member'] });
    expect(await done()).toMatchObject({ stateBy: { name: 'Former member' } });
  });

  it('shows the chosen things, and nothing else of the report or of another', async () => {
    const { id, files } = await rooms.assessed();
    const other = await rooms.assessed();
    const [first = 0, second = 0] = files;
    const room = await rooms.prepared({ report: id, documents: [], evidence: [first], bundle: false });
    expect(room.reports).toMatchObject([{ documents: [], evidence: [{ id: String(first) }], bundle: null }]);
    const link = rooms.byLink(room, [id, other.id]);
    await bytesOf(await openRoomEvidence(link, String(first)));
    for (const opened of [
      () => openRoomEvidence(link, String(second)),
      () => openRoomEvidence(link, String(other.files[0])),
      () => openRoomEvidence(rooms.byLink(room, []), String(first)),
      () => openRoomEvidence(rooms.byLink(room, [id], 2), String(first)),
      () => openRoomDocument(link, `${id}-model-card`, 'pdf'),
      () => openRoomDocument(link, `${other.id}-model-card`, 'pdf'),
      () => openRoomBundle(link, String(id)),
    ])
      await expect(opened()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can be created by owners and managers of the organisation with recent confirmation', async () => {
    const { id, files } = await rooms.assessed();
    const refusal = async (who: object, choice: object = {}) => {
      return (await rooms.prepare([{ report: id, ...choice }], who)).errors[0]?.code;
    };
    for (const role of ['contributor', 'approver', 'reader']) expect(await refusal({ role })).toBe('FORBIDDEN');
    expect(await refusal({ provedAt: 0 })).toBe('FORBIDDEN');
    expect((await rooms.prepare([{ report: id }], user(2))).errors[0]?.code).toBe('NOT_FOUND');
    expect(await refusal({}, { documents: ['1-model-card'] })).toBe('NOT_FOUND');
    expect(await refusal({}, { evidence: [Number(files[0]) + 999] })).toBe('NOT_FOUND');
    expect(await refusal({ role: 'manager' })).toBeUndefined();
  });

  it('is updated with as much of the later report as it showed of the earlier one', async () => {
    const { systemId, id, files } = await rooms.assessed();
    const [first = 0] = files;
    const room = await rooms.prepared({ report: id, documents: [], evidence: [first], bundle: false });
    const next = await service.completed(1, 'EU', { systemId, completedAt: '2026-11-22T10:00:00.000Z' });
    await rooms.ada.generate(next, 'model-card');
    const input = { room: room.id, reports: [next] };
    const renewed = await root<Room>(service.execute(user(1), RENEW, { input }));
    expect(renewed.reports).toMatchObject([
      { id: String(next), documents: [], evidence: [{ id: String(first) }], bundle: null },
    ]);
    expect(renewed.id).not.toBe(room.id);
    expect((await service.execute(user(2), RENEW, { input })).errors[0]?.code).toBe('NOT_FOUND');
  });

  it('says that one of its documents or files has a newer version, and is renewed with that version', async () => {
    const { id, files } = await rooms.assessed();
    const [first = 0, second = 0] = files;
    const chosen = { report: id, documents: [`${id}-model-card`], evidence: [first], bundle: false };
    const [room, unmoved] = [
      await rooms.prepared(chosen),
      await rooms.prepared({ ...chosen, documents: [], evidence: [second] }),
    ];
    const now = async (of: Room) => {
      const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Room { ${ROOM_FIELDS} } } }`;
      const r = [{ __typename: 'Room', id: of.id }];
      const [found] = await root<Room[]>(service.execute(user(1), query, { r }));
      return found;
    };
    expect(await now(room)).toMatchObject({ hasNewer: false });
    const { id: newer } = await rooms.ada.upload(id, PDF, { supports: 'eu2-d-9', replaces: first });
    const { id: newest } = await rooms.ada.upload(id, PDF, { supports: 'eu2-d-9', replaces: newer });
    const file = { id: String(first), hasNewer: true };
    expect(await now(room)).toMatchObject({ hasNewer: true, reports: [{ evidence: [file] }] });
    expect(await now(unmoved)).toMatchObject({ hasNewer: false });
    const renew = (of: Room) => root<Room>(service.execute(user(1), RENEW, { input: { room: of.id, reports: [id] } }));
    const renewed = await renew(room);
    expect(renewed).toMatchObject({ hasNewer: false, reports: [{ evidence: [{ id: String(newest) }] }] });
    await rooms.ada.generate(id, 'model-card');
    expect(await now(renewed)).toMatchObject({ hasNewer: true, reports: [{ documents: [{ hasNewer: true }] }] });
    expect(await renew(renewed)).toMatchObject({ hasNewer: false, reports: [{ documents: [{ version: 2 }] }] });
  });

  it('has approved things only, if the organisation lets nothing else leave it', async () => {
    const { id, systemId } = await rooms.assessed();
    const owner = { userId: 1, organisationId: organisationOf(1) };
    const says = (version: number, onlyApproved: boolean) =>
      service.hear('organisation.updated', {
        ...{ ...organisationSaid, ...owner },
        version,
        companyName: 'Ada Ltd',
        onlyApproved,
      });
    await says(101, true);
    expect((await rooms.prepare([{ report: id }])).errors[0]).toMatchObject({ code: 'CONFLICT' });
    await service.hear('report.reviewed', { ...owner, assessmentId: id, systemId, state: 'approved' });
    expect((await rooms.prepared({ report: id })).reports).toMatchObject([
      { documents: [], evidence: [{}, {}], bundle: null },
    ]);
    const named = await rooms.prepare([{ report: id, documents: [`${id}-model-card`] }]);
    expect(named.errors[0]).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('model card') });
    expect((await rooms.prepare([{ report: id, bundle: true }])).errors[0]).toMatchObject({ code: 'CONFLICT' });
    await says(102, false);
  });
});
