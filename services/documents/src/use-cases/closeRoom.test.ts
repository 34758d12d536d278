import { buffer } from 'node:stream/consumers';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { bytesOf, roomsForTest, sha256 } from '../../testing/roomsForTest.ts';
import { prepareRoom } from './captureRoom.ts';
import { closePastRooms } from './closeRoom.ts';
import { openRoomBundle, openRoomEvidence } from './openRoomFile.ts';
import { viewRoomByLink } from './viewRoom.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let rooms: ReturnType<typeof roomsForTest>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  await service.plan(1, 'enterprise');
  rooms = roomsForTest(service);
});
afterAll(() => service.app.stop());

describe('an audit room', () => {
  it('keeps a removed file until the room is closed', async () => {
    const { id, files } = await rooms.assessed();
    const [first = 0, second = 0] = files;
    const room = await rooms.prepared({ report: id });
    const link = rooms.byLink(room, [id]);
    const bundle = await buffer((await openRoomBundle(link, String(id))).bytes);
    const shown = await viewRoomByLink(link);
    await rooms.ada.remove(first);
    expect(await viewRoomByLink(link)).toEqual(shown);
    expect((await buffer((await openRoomBundle(link, String(id))).bytes)).equals(bundle)).toBe(true);
    expect(sha256(await bytesOf(await openRoomEvidence(link, String(first))))).toBe(
      shown.reports[0]?.evidence[0]?.sha256,
    );
    const owner = { userId: 1, organisationId: organisationOf(1) };
    await service.hear('room.closed', { ...owner, room: Number(room.id) });
    const stored = (await service.app.rows('evidenceFiles.files', {})).map(({ filename }) => filename);
    expect([first, second].map(file => stored.includes(String(file)))).toEqual([false, true]);
    expect(await service.app.rows('evidence', { _id: first as never })).toMatchObject([
      { removedAt: expect.any(Date) },
    ]);
  });

  it('is closed and releases its files once no link can show it', async () => {
    const { id, files } = await rooms.assessed();
    const [room, other] = [await rooms.prepared({ report: id }), await rooms.prepared({ report: id })];
    await rooms.ada.remove(files[0] ?? 0);
    const late = (days: number) => ({
      ...context(service.app, 'request-1'),
      now: () => new Date(Date.now() + days * 864e5),
    });
    await closePastRooms(late(120));
    expect((await viewRoomByLink(rooms.byLink(room, [id]))).reports).toHaveLength(1);
    await closePastRooms(late(122));
    for (const closed of [room, other]) expect((await viewRoomByLink(rooms.byLink(closed, [id]))).reports).toEqual([]);
    expect(await service.app.rows('rooms', {})).toEqual([]);
    expect(await service.app.rows('evidence', { _id: files[0] as never })).toMatchObject([
      { removedAt: expect.any(Date) },
    ]);
  });

  it('releases a file with the last of its systems that has the file', async () => {
    const [one, two] = [await rooms.assessed(), await rooms.assessed()];
    const [shared = 0] = one.files;
    await rooms.ada.ask('mutation ($input: LinkEvidenceInput!) { linkEvidence(input: $input) { linkId } }', {
      input: {
        evidenceId: String(shared),
        kind: 'duty',
        systemId: String(two.systemId),
        jurisdiction: 'EU',
        id: 'eu2-d-9',
      },
    });
    const link = rooms.byLink(await rooms.prepared({ report: one.id }, { report: two.id }), [one.id, two.id]);
    await rooms.ada.remove(shared);
    const owner = { userId: 1, organisationId: organisationOf(1), version: 1 };
    await service.hear('system.deleted', { ...owner, systemId: one.systemId });
    await bytesOf(await openRoomEvidence(link, String(shared)));
    await service.hear('system.deleted', { ...owner, systemId: two.systemId });
    expect(await service.app.rows('evidence', { _id: shared as never })).toEqual([]);
  });

  it('shows the proofs of an earlier report as of the day on which the next one was completed', async () => {
    const { id, systemId, files } = await rooms.assessed();
    await rooms.ada.ask('mutation ($input: UpdateEvidenceInput!) { updateEvidence(input: $input) { id } }', {
      input: { id: String(files[0]), validUntil: new Date().toISOString().slice(0, 10) },
    });
    await service.completed(1, 'EU', { systemId, completedAt: '2026-11-22T10:00:00.000Z' });
    const later = Date.now() + 40 * 864e5;
    const actor = { ...user(1), provedAt: later };
    const ctx = {
      ...service.contextBy({ actor, client: localClient, requestId: 'request-1' }),
      now: () => new Date(later),
    };
    const made = String(await prepareRoom(ctx, { reports: [{ report: id }] }));
    const {
      takenAt,
      reports: [report],
    } = await viewRoomByLink(rooms.byLink({ id: made }, [id]));
    expect([takenAt, report?.proof.asOf]).toEqual([new Date(later), new Date().toISOString().slice(0, 10)]);
    expect(report?.proof.duties).toContainEqual(expect.objectContaining({ proof: 'proved' }));
  });

  it('shows that a file was deleted everywhere, and no longer offers the bundle with that file', async () => {
    const { id, files } = await rooms.assessed();
    const room = await rooms.prepared({ report: id });
    const link = rooms.byLink(room, [id]);
    await rooms.ada.removeEverywhere(files[0] ?? 0, 'It names a patient.');
    const [report] = (await viewRoomByLink(link)).reports;
    expect(report).toMatchObject({ evidence: [{ isGone: true }, { isGone: false }], bundle: { isGone: true } });
    await expect(openRoomEvidence(link, String(files[0]))).rejects.toThrow(/removed after the room was created/);
    await expect(openRoomBundle(link, String(id))).rejects.toThrow(/removed after the room was created/);
  });

  it('counts reports deleted with their system, follows merged records, and is deleted when closed', async () => {
    const [one, two, three] = [await rooms.assessed(), await rooms.assessed(), await rooms.assessed()];
    const room = await rooms.prepared(...[one, two, three].map(({ id }) => ({ report: id })));
    const link = rooms.byLink(room, [one.id, two.id, three.id]);
    const owner = { userId: 1, organisationId: organisationOf(1) };
    await service.hear('system.deleted', { ...owner, version: 1, systemId: one.systemId });
    expect(await viewRoomByLink(link)).toMatchObject({ gone: 1, reports: [{ id: two.id }, { id: three.id }] });
    await service.hear('system.joined', { ...owner, keptId: three.systemId, goneId: two.systemId });
    await buffer((await openRoomBundle(link, String(two.id))).bytes);
    await service.hear('system.deleted', { ...owner, version: 1, systemId: three.systemId });
    expect((await viewRoomByLink(link)).reports).toEqual([]);
    const other = await rooms.assessed();
    const closed = await rooms.prepared({ report: other.id });
    await service.hear('room.closed', { ...owner, room: Number(closed.id) });
    expect((await viewRoomByLink(rooms.byLink(closed, [other.id]))).reports).toEqual([]);
    expect(await service.app.rows('room_parts', { room: Number(closed.id) })).toEqual([]);
  });
});
