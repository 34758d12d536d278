import { fileURLToPath } from 'node:url';
import { weekOf } from '@aicp/contracts/emails/digest';
import { addDays } from '@aicp/contracts/emails/reminder';
import { context } from '@aicp/service/store/context';
import { afterKills, KILLS, killAtRandom } from '@aicp/testing/killAtRandom';
import { openTestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { sendDigests } from './sendDigests.ts';

const full = process.env.PROOF === 'full';
const MANY = full ? 8_000 : 2_000;
// Today: the database itself removes old rows.
const { monday: MONDAY, before: LAST } = weekOf(new Date().toISOString().slice(0, 10));
const NEXT = addDays(MONDAY, 7);
const sender = fileURLToPath(new URL('../../../testing/orderMailsForTest.ts', import.meta.url));

let app: Awaited<ReturnType<typeof openTestService>>;
beforeAll(async () => {
  app = await openTestService('identity');
});
afterAll(() => app.stop());
beforeEach(async () => {
  for (const name of ['week_parts', 'notifications', 'digests', 'outbox'])
    await mongoose.connection.collection(name).deleteMany({});
});

type Row = { _id: number | string };
const put = (name: string, rows: Row[]) => mongoose.connection.collection<Row>(name).insertMany(rows);
const part = (userId: number, week = MONDAY, organisationId = 1_000_001) => ({
  ...{ _id: `${week} ${userId} ${organisationId} actions`, userId, organisationId, week, part: 'actions' },
  ...{ overdue: 1, due: 0, moved: 0, at: new Date() },
});
const notified = (_id: number, userId: number, at: string, readAt: Date | null = null) => ({
  ...{ _id, userId, organisationId: 1_000_001, kind: 'assigned', what: 'actionAssigned', source: `order ${_id}` },
  ...{ at: new Date(at), readAt },
});
const on = (day: string) => sendDigests({ ...context(app, 'request-1'), now: () => new Date(`${day}T06:00:00Z`) });
const ordered = async () =>
  (await app.rows('outbox', { name: 'sendEmail' }))
    .map(({ data }): { userId: number; week: string } => data)
    .toSorted((one, other) => one.userId - other.userId || one.week.localeCompare(other.week));

describe('the Monday digest', () => {
  it('is ordered once a week for people with weekly data or new unread notifications', async () => {
    await put('week_parts', [part(1), part(1, MONDAY, 1_000_002), part(2, LAST)]);
    await put('notifications', [
      notified(11, 1, `${addDays(LAST, 4)}T10:00:00Z`),
      notified(12, 3, `${addDays(LAST, 4)}T10:00:00Z`),
      notified(13, 4, `${addDays(LAST, 4)}T10:00:00Z`, new Date()),
      notified(14, 5, `${addDays(LAST, -6)}T10:00:00Z`),
    ]);
    await Promise.all([on(MONDAY), on(MONDAY)]);
    await on(MONDAY);
    const mail = { template: 'mondayDigest', week: MONDAY };
    expect(await ordered()).toEqual([
      { ...mail, userId: 1 },
      { ...mail, userId: 3 },
    ]);
    await put('week_parts', [part(1, NEXT)]);
    await on(NEXT);
    expect((await ordered()).filter(({ userId }) => userId === 1)).toHaveLength(2);
  });

  it(`is ordered exactly once for each person, even if the process is killed ${KILLS} times at random points`, async () => {
    await put(
      'week_parts',
      Array.from({ length: MANY }, (_, at) => part(at + 1)),
    );
    await killAtRandom(sender, 'digests', MONDAY);
    await afterKills(() => on(MONDAY));
    const people = (await ordered()).map(({ userId }) => userId);
    expect(people).toEqual(Array.from({ length: MANY }, (_, at) => at + 1));
  }, 600_000);
});
