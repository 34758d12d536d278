import { context } from '@aicp/service/store/context';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { type Room, roomsForTest } from '../../testing/roomsForTest.ts';
import { fillRoom } from './fillRoom.ts';
import { viewRoomByLink } from './viewRoom.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let rooms: ReturnType<typeof roomsForTest>;
const systems: { id: number; systemId: number }[] = [];
beforeAll(async () => {
  service = await openDocumentsForTest();
  rooms = roomsForTest(service);
  for (let at = 0; at < 55; at++) {
    const systemId = 70_000 + at;
    const name = at === 40 ? 'Credit (scoring)' : `System ${at}`;
    systems.push({ systemId, id: await service.completed(1, 'EU', { systemId, name }) });
  }
}, 120_000);
afterAll(() => service.app.stop());

type Progress = Room & { state: string; done: number; size: number; reportCount: number; failure: string | null };
const read = (id: string, who: object = {}) =>
  service.execute(
    { ...user(1), ...who },
    'query ($id: ID!) { room(id: $id) { id state done size gone failure reportCount(search: "SCORING)") reports(first: 50, page: 2) { id system } } }',
    { id },
  );
const orders = async (id: string) =>
  (await service.app.rows('outbox', { name: 'fillRoom' })).filter(({ data }) => data.room === Number(id));
/** Does the worker's jobs until none are left. */
async function filled({ id }: Pick<Room, 'id'>, pages = 99): Promise<Progress> {
  const of = { organisationId: organisationOf(1), room: Number(id) };
  const ctx = { ...context(service.app, 'request-1'), ...service.making };
  for (let page = 0; page < Math.min(pages, (await orders(id)).length); page++)
    await fillRoom(ctx, of, { last: false });
  return root<Progress>(read(id));
}
const room = () => rooms.prepared(...systems.map(({ id }, at) => ({ report: id, bundle: at % 50 === 0 })));

describe('an audit room of many systems', () => {
  it('is captured in pages, reports its progress, and is read and searched page by page', async () => {
    const made = await room();
    expect(made.reports).toHaveLength(10);
    const link = rooms.byLink(
      made,
      systems.map(({ id }) => id),
    );
    expect(await viewRoomByLink(link)).toMatchObject({ state: 'preparing', done: 10, size: 55, gone: 0, found: 10 });
    expect(await filled(made)).toMatchObject({ state: 'ready', done: 55, size: 55, gone: 0, failure: null });
    expect(await orders(made.id)).toHaveLength(5);
    const progress = await root<Progress>(read(made.id));
    expect([progress.reportCount, progress.reports.map(({ id }) => Number(id))]).toEqual([
      1,
      systems.slice(50).map(({ id }) => id),
    ]);
    const first = await viewRoomByLink(link);
    expect([first.found, first.reports.length, first.pageSize]).toEqual([55, 50, 50]);
    expect(await viewRoomByLink(link, { search: '(scoring)' })).toMatchObject({
      found: 1,
      reports: [{ system: 'Credit (scoring)' }],
    });
    expect((await viewRoomByLink(link, { page: '2', search: 'system 5' })).reports).toEqual([]);
    await expect(viewRoomByLink(link, { page: '0' })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('gives the same result with two workers as with one, and leaves out deleted systems', async () => {
    const made = await room();
    const gone = systems.at(-1) ?? { id: 0, systemId: 0 };
    await service.hear('system.deleted', {
      ...{ userId: 1, organisationId: organisationOf(1) },
      version: 1,
      systemId: gone.systemId,
    });
    systems.pop();
    await Promise.all([filled(made, 1), filled(made, 1)]);
    expect(await filled(made)).toMatchObject({ state: 'ready', done: 55, size: 55, gone: 1 });
    expect(await service.app.rows('room_parts', { room: Number(made.id) })).toHaveLength(54);
  });

  it('can hold at most 2 GB, and a message states the limit', async () => {
    const [first, last] = [systems[0], systems.at(-1)];
    const { id } = await rooms.ada.upload(last?.id ?? 0, Buffer.from('%PDF-1.7\n%%EOF\n'), { supports: 'eu2-d-9' });
    const change = (bytes: number) =>
      mongoose.connection.collection<{ _id: number }>('evidence').updateOne({ _id: id }, { $set: { bytes } });
    await change(2 * 1024 ** 3 + 1);
    const refused = await rooms.prepare([{ report: last?.id }]);
    expect(refused.errors[0]).toMatchObject({ code: 'INVALID', message: expect.stringContaining('more than 2 GB') });
    const made = await room();
    expect(await filled(made)).toMatchObject({ state: 'failed', failure: expect.stringContaining('more than 2 GB') });
    expect(await service.app.rows('room_parts', { room: Number(made.id) })).toEqual([]);
    expect(await service.app.rows('evidence', { inRooms: Number(made.id) })).toEqual([]);
    await change(15);
    expect((await rooms.prepared({ report: first?.id }, { report: last?.id })).reports).toHaveLength(2);
  });

  it('shows its progress only to owners and managers of the organisation', async () => {
    const { id } = await rooms.prepared({ report: systems[0]?.id });
    expect((await read(id, { role: 'approver' })).errors[0]?.code).toBe('FORBIDDEN');
    expect((await read(id, user(2))).errors[0]?.code).toBe('NOT_FOUND');
    expect(await root(read(id, { role: 'manager' }))).toMatchObject({ state: 'ready', done: 1, size: 1 });
  });
});
