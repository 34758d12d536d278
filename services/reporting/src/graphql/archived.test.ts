import { SystemArchived, SystemDeleted, SystemRestored } from '@aicp/contracts/events/assessmentEvents';
import { context } from '@aicp/service/store/context';
import { countCommands } from '@aicp/testing/countCommands';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';
import { notifyDueActions } from '../use-cases/notifyDueActions.ts';
import { remindOwners } from '../use-cases/remindOwners.ts';
import { summariseWeek } from '../use-cases/summariseWeek.ts';

const anna = user(1, 'owner', COMPANY);

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  await test.addMember(1, 'owner');
});
afterAll(() => test.app.stop());

const about = { userId: 1, organisationId: COMPANY };
const archive = (systemId: number, version: number) =>
  test.hear(SystemArchived, { ...about, systemId, version, heldUntil: null, act: 'archived' });
const restore = (systemId: number, version: number) => test.hear(SystemRestored, { ...about, systemId, version });

type Item = { id: string; state: string };

/** All lists of actions and dates about the organisation's systems. */
async function toDo() {
  const { data, errors } = await test.execute(
    anna,
    `{ actions(first: 100) { items { id state } counts { open doing } systems(first: 10) { id } }
       actionCounts { open now } actionDates(first: 100) { id } doneActions { count }
       nextDays(jurisdiction: EU, first: 20) { date } }`,
  );
  expect(errors).toEqual([]);
  return data;
}
const NOTHING = {
  actions: { items: [], counts: { open: 0, doing: 0 }, systems: [] },
  actionCounts: { open: 0, now: 0 },
  actionDates: [],
  doneActions: [],
  nextDays: [],
};
const clocksOf = (systemId: number) =>
  test.execute(
    anna,
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on AiSystem { clocks { date } } } }',
    { r: [{ __typename: 'AiSystem', id: String(systemId), jurisdiction: 'EU' }] },
  );
const itemsOf = async (systemId: number) =>
  (
    await root<{ items: Item[] }>(
      test.execute(anna, 'query ($f: ActionFilter) { actions(filter: $f, first: 100) { items { id state } } }', {
        f: { systemId: String(systemId) },
      }),
    )
  ).items;

const UPDATE = 'mutation ($id: ID!, $input: UpdateActionInput!) { updateAction(id: $id, input: $input) { id } }';
const ADD = 'mutation ($input: CreateActionInput!) { createAction(input: $input) { id } }';
const ARCHIVED = {
  code: 'CONFLICT',
  message: 'This AI system is archived. Restore it before you change anything about it.',
};

describe('an archived system', () => {
  it('has no actions, dates or reminders but keeps its report, and everything returns when it is restored', async () => {
    await test.complete(1, 10, { 'eu2-d-9': 'none', 'eu2-d-27': 'none' });
    const [first] = await itemsOf(10);
    await root(test.execute(anna, UPDATE, { id: first?.id, input: { owner: '1', due: '2026-12-01', state: 'doing' } }));
    await root(
      test.execute(anna, ADD, { input: { systemId: '10', title: 'Delete the data', due: '2026-12-01', owner: '1' } }),
    );
    const before = [await toDo(), await clocksOf(10)];
    const [report] = await test.app.rows('reports', { _id: 1 });
    await archive(10, 2);
    expect(await toDo()).toEqual(NOTHING);
    expect(await itemsOf(10)).toEqual([]);
    expect((await clocksOf(10)).data).toEqual({ _entities: [{ clocks: [] }] });
    expect(await test.app.rows('reports', { _id: 1 })).toEqual([report]);

    const ctx = { ...context(test.app, 'morning'), now: () => new Date('2026-11-30T05:00:00Z') };
    const morning = async () => {
      await remindOwners(ctx);
      await notifyDueActions(ctx);
      await summariseWeek(ctx);
      const orders = await test.app.rows('outbox', { name: { $in: ['sendEmail', 'notify', 'digestPart'] } });
      return orders.filter(({ data }) => JSON.stringify(data).includes('2026-12-01')).length;
    };
    expect(await morning()).toBe(0);
    await restore(10, 3);
    expect([await toDo(), await clocksOf(10)]).toEqual(before);
    expect(await morning()).toBeGreaterThan(1);
  });

  it('takes at most two reads, however many lists leave it out', async () => {
    const commands = await countCommands(toDo);
    expect(commands.filter(command => command === 'archives.find').length).toBeLessThanOrEqual(2);
  });

  it('refuses all changes with a reason', async () => {
    await test.complete(2, 20, { 'eu2-d-9': 'none' });
    const [item] = await itemsOf(20);
    await archive(20, 2);
    const id = item?.id;
    for (const [write, variables] of [
      [UPDATE, { id, input: { state: 'doing' } }],
      [ADD, { input: { systemId: '20', title: 'Delete the data' } }],
      ['mutation ($id: ID!) { commentOnAction(id: $id, text: "Why?") { id } }', { id }],
      [
        'mutation ($id: ID!) { askToAccept(input: { id: $id, reason: "Small", reviewDay: "2098-01-01" }) { id } }',
        { id },
      ],
      ['mutation { sendForReview(reportId: "2", reviewer: "1") { id } }', {}],
      ['mutation { approveReport(reportId: "2") { id } }', {}],
    ] as const)
      expect((await test.execute(anna, write, variables)).errors).toEqual([ARCHIVED]);
  });

  it('closes the action of the organisation that only its report requires, until it is restored', async () => {
    await test.complete(4, 40, { 'eu2-d-4': 'none' });
    const states = async () =>
      (await test.app.rows('actions', { organisationId: COMPANY, systemId: null })).map(({ state }) => state);
    expect(await states()).toEqual(['open']);
    await archive(40, 2);
    expect(await states()).toEqual(['closed']);
    await restore(40, 3);
    expect(await states()).toEqual(['open']);
  });

  it('is the state published last, even if an earlier event or a report arrives late', async () => {
    await archive(30, 4);
    await restore(30, 3);
    await test.complete(3, 30, { 'eu2-d-9': 'none' });
    expect(await itemsOf(30)).toEqual([]);
    await restore(30, 5);
    await archive(30, 4);
    expect(await itemsOf(30)).toHaveLength(1);
    await test.hear(SystemDeleted, { ...about, version: 6, systemId: 30 });
    await archive(30, 5);
    expect(await test.app.rows('archives', { _id: 30 })).toEqual([]);
  });
});
