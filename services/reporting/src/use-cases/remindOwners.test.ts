import { fileURLToPath } from 'node:url';
import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { context } from '@aicp/service/store/context';
import { afterKills, KILLS, killAtRandom } from '@aicp/testing/killAtRandom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';
import { remindOwners } from './remindOwners.ts';

const full = process.env.PROOF === 'full';
const MANY = full ? 4_000 : 800;
const reminder = fileURLToPath(new URL('../../testing/remindOwnersForTest.ts', import.meta.url));

let test: TestActions;
let pattern: object;
beforeAll(async () => {
  test = await openActionsForTest();
  await test.complete(1, 1, { 'eu2-d-9': 'none' });
  pattern = (await actions().findOne({})) ?? {};
});
afterAll(() => test.app.stop());
beforeEach(async () => {
  for (const name of ['actions', 'reminders', 'outbox']) await mongoose.connection.collection(name).deleteMany({});
});

type Row = { _id: number; ownerId: number | null; state: string; order: string };
const actions = () => mongoose.connection.collection<Row>('actions');
const put = (...rows: Row[]) => actions().insertMany(rows.map(row => ({ ...pattern, ...row })));
const row = (_id: number, order: string, more: Partial<Row> = {}) => ({
  _id,
  order,
  ownerId: 7,
  state: 'open',
  ...more,
});
const on = (day: string) =>
  remindOwners({ ...context(test.app, 'request-1'), now: () => new Date(`${day}T05:30:00Z`) });
type Order = { userId: number; organisationId: number; actions: number; actionId: number; day: string };
const mails = async () =>
  (await test.app.rows('outbox', { name: 'sendEmail' }))
    .map(({ data }): Order => data)
    .toSorted((a, b) => a.userId - b.userId);

describe('the owners of actions', () => {
  it('are reminded 90, 30 and 7 days before the due date, once each', async () => {
    await put(row(1, '2027-03-01'));
    const told: [string, number][] = [];
    for (let at = Date.UTC(2026, 10, 25); at <= Date.UTC(2027, 2, 5); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      await on(day);
      const sent = await mails();
      if (sent.length > told.length) told.push([day, sent.length]);
    }
    expect(told).toEqual([
      ['2026-12-01', 1],
      ['2027-01-30', 2],
      ['2027-02-22', 3],
    ]);
  }, 60_000);

  it('get one email per organisation for everything due on a day; unassigned and completed actions get none', async () => {
    await put(
      row(1, '2027-03-01'),
      row(2, '2027-03-01', { state: 'accepted' }),
      row(3, '2027-03-02'),
      row(4, '2027-03-01', { ownerId: 8 }),
      row(5, '2027-03-01', { ownerId: null }),
      row(6, '2027-03-01', { state: 'done' }),
      row(7, '0'),
      row(8, '~'),
    );
    await on('2027-02-23');
    const mail = { organisationId: COMPANY, template: 'actionsDue', systemId: 1 };
    expect(await mails()).toEqual([
      { ...mail, userId: 7, actionId: 1, actions: 2, day: '2027-03-01' },
      { ...mail, userId: 7, actionId: 3, actions: 1, day: '2027-03-02' },
      { ...mail, userId: 8, actionId: 4, actions: 1, day: '2027-03-01' },
    ]);
  });

  it('are reminded again for a new date or a new owner, at most three days late', async () => {
    await put(row(1, '2027-03-01'));
    await on('2027-02-22');
    await actions().updateOne({ _id: 1 }, { $set: { ownerId: 8 } });
    await on('2027-02-25');
    await actions().updateOne({ _id: 1 }, { $set: { ownerId: 9 } });
    await on('2027-02-26');
    expect((await mails()).map(({ userId }) => userId)).toEqual([7, 8]);
    await actions().updateOne({ _id: 1 }, { $set: { ownerId: 7, order: '2027-03-05' } });
    await on('2027-02-26');
    expect((await mails()).map(({ day }) => day)).toEqual(['2027-03-01', '2027-03-05', '2027-03-01']);
  });

  it(`are reminded of each action exactly once, even if the process is killed ${KILLS} times at random points`, async () => {
    await put(...Array.from({ length: MANY }, (_, at) => row(at + 1, '2027-03-01', { ownerId: 1 + (at % 100) })));
    await killAtRandom(reminder, '2027-02-22');
    await afterKills(() => on('2027-02-22'));
    const reminders = await test.app.rows('reminders');
    expect(reminders).toHaveLength(MANY);
    const ordered = await mails();
    expect(ordered.reduce((sum, { actions }) => sum + actions, 0)).toBe(MANY);
  }, 600_000);

  it('leave nothing of their reminders when the organisation is deleted', async () => {
    await put(row(1, '2027-03-01'));
    await on('2027-02-22');
    await test.hear(OrganisationDeleted, { organisationId: COMPANY, userId: 2 });
    expect(await test.app.rows('reminders')).toEqual([]);
  });
});
