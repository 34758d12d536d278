import { context } from '@aicp/service/store/context';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';
import { summariseWeek } from './summariseWeek.ts';

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  await test.complete(1, 1, { 'eu2-d-9': 'none' });
});
afterAll(() => test.app.stop());

it('each owner’s actions of the week are reported: overdue, due until Sunday, and settled in the week before', async () => {
  type Row = { _id: number };
  const actions = mongoose.connection.collection<Row>('actions');
  const pattern = (await actions.findOne({})) ?? {};
  await actions.deleteMany({});
  const row = (_id: number, order: string, more: object = {}) => ({
    ...{
      ...pattern,
      _id,
      order,
      title: `Action ${_id}`,
      ownerId: 7,
      state: 'open',
      stateAt: new Date('2026-11-01T10:00:00Z'),
    },
    ...more,
  });
  await actions.insertMany([
    row(1, '2026-11-22'),
    row(2, '2026-11-23', { state: 'doing' }),
    row(3, '2026-11-29', { state: 'accepted' }),
    row(4, '2026-11-30'),
    row(5, '2026-11-20', { state: 'done', stateAt: new Date('2026-11-16T00:00:00Z') }),
    row(6, '2026-11-20', { state: 'closed', stateAt: new Date('2026-11-15T23:00:00Z') }),
    row(7, '0', { ownerId: 8 }),
    row(8, '~', { ownerId: 8 }),
    row(9, '2026-11-25', { ownerId: null }),
  ]);
  await summariseWeek({ ...context(test.app, 'request-1'), now: () => new Date('2026-11-24T04:00:00Z') });
  const told = await test.app.rows('outbox', { name: 'tellWeek' });
  const theirs = { userId: 7, organisationId: COMPANY, week: '2026-11-23', part: 'actions' };
  const named = (title: string, day: string) => ({ title, day, kind: null, systemId: 1 });
  const first = [named('Action 1', '2026-11-22'), named('Action 2', '2026-11-23'), named('Action 3', '2026-11-29')];
  expect(told.map(({ data }) => data)).toEqual([{ ...theirs, overdue: 1, due: 2, moved: 1, first }]);
});
