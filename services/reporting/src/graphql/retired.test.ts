import { SystemDeleted, SystemFactsChanged, SystemsMerged } from '@aicp/contracts/events/assessmentEvents';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';

const anna = user(1, 'owner', COMPANY);

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  await test.addMember(1, 'owner');
});
afterAll(() => test.app.stop());

/** Publishes facts of a system. */
const state = (systemId: number, version: number, facts: Record<string, string>, changed: string[] = []) =>
  test.hear(SystemFactsChanged, { userId: 1, organisationId: COMPANY, systemId, version, facts, changed });

type Item = { id: string; questionId: string; state: string; closedBy: string | null; comments: { text: string }[] };
type Actions = { items: Item[]; counts: { open: number; doing: number; closed: number } };

const actionsOf = (systemId: number) =>
  root<Actions>(
    test.execute(
      anna,
      'query ($f: ActionFilter) { actions(filter: $f, first: 100) { items { id questionId state closedBy comments { text } } counts { open doing closed } } }',
      { f: { systemId: String(systemId) } },
    ),
  );
const statesOf = async (systemId: number) => (await actionsOf(systemId)).items.map(each => each.state);

/** The number of legal dates of a system in the deadlines and calendars, and of its actions with a date. */
async function daysOf(systemId: number): Promise<number> {
  const [days, dates] = await Promise.all([
    root<object[]>(
      test.execute(anna, 'query ($s: [ID!]) { nextDays(jurisdiction: EU, first: 20, systems: $s) { date } }', {
        s: [String(systemId)],
      }),
    ),
    root<{ system: { id: string } }[]>(test.execute(anna, '{ actionDates(first: 100) { system { id } } }')),
  ]);
  return days.length + dates.filter(({ system }) => system.id === String(systemId)).length;
}

const UPDATE = 'mutation ($id: ID!, $input: UpdateActionInput!) { updateAction(id: $id, input: $input) { id } }';
const ADD = 'mutation ($input: CreateActionInput!) { createAction(input: $input) { id } }';

describe('a system recorded as retired', () => {
  it('has no open actions and no future dates, states the reason, and keeps its report', async () => {
    await test.complete(1, 10, { 'eu2-d-9': 'none', 'eu2-d-27': 'none' });
    const [first] = (await actionsOf(10)).items;
    await root(test.execute(anna, UPDATE, { id: first?.id, input: { state: 'doing', owner: '1' } }));
    await root(test.execute(anna, ADD, { input: { systemId: '10', title: 'Delete the training data' } }));
    expect(await daysOf(10)).toBeGreaterThan(2);
    const [report] = await test.app.rows('reports', { _id: 1 });

    await state(10, 1, { status: 'retired', endDay: '2026-11-01' });
    const { items, counts } = await actionsOf(10);
    expect(counts).toEqual({ open: 1, doing: 0, closed: 2 });
    expect(items.filter(each => each.state === 'closed')).toMatchObject([
      { closedBy: null, comments: [{ text: expect.stringContaining('recorded as retired since 1 November 2026') }] },
      { closedBy: null, comments: [{ text: expect.stringContaining('its records are kept') }] },
    ]);
    expect(await daysOf(10)).toBe(0);
    expect(await test.app.rows('reports', { _id: 1 })).toEqual([report]);
    const refused = await test.execute(anna, UPDATE, { id: first?.id, input: { state: 'open' } });
    expect(refused.errors[0]).toEqual({
      code: 'CONFLICT',
      message: 'The AI system is recorded as retired, so the action is closed.',
    });
  });

  it('gets them back unchanged once live again, late events included', async () => {
    await test.complete(2, 20, { 'eu2-d-9': 'none', 'eu2-d-27': 'none' });
    const [first] = (await actionsOf(20)).items;
    await root(test.execute(anna, UPDATE, { id: first?.id, input: { state: 'doing' } }));
    const before = [await statesOf(20), await daysOf(20)];
    await state(20, 2, { status: 'retired' });
    await state(20, 1, { status: 'live' });
    expect([await statesOf(20), await daysOf(20)]).toEqual([['closed', 'closed'], 0]);
    await state(20, 3, { status: 'live' });
    expect([await statesOf(20), await daysOf(20)]).toEqual(before);
  });

  it('gets no actions from a report that arrives while it is retired', async () => {
    await state(30, 1, { status: 'retired' });
    await test.complete(3, 30, { 'eu2-d-9': 'none' });
    expect([await statesOf(30), await daysOf(30)]).toEqual([[], 0]);
    await state(30, 2, {});
    expect(await statesOf(30)).toEqual(['open']);
  });

  it('follows the kept record after a merge, and is deleted with it', async () => {
    await test.complete(4, 40, { 'eu2-d-9': 'none' });
    await state(41, 1, { status: 'retired' });
    await test.hear(SystemsMerged, { userId: 1, organisationId: COMPANY, keptId: 40, goneId: 41 });
    await state(41, 2, { status: 'retired' });
    expect(await statesOf(40)).toEqual(['open']);
    expect(await test.app.rows('retirements', { _id: 41 })).toEqual([]);
    await state(40, 1, { status: 'pilot' });
    await test.hear(SystemDeleted, { userId: 1, organisationId: COMPANY, version: 2, systemId: 40 });
    await state(40, 2, { status: 'retired' });
    expect(await test.app.rows('retirements', { _id: 40 })).toEqual([]);
  });

  it('is recorded only when the status can have changed, so that a large import delays no report', async () => {
    await state(50, 1, { status: 'live', supplier: 'Acme' }, ['status', 'supplier']);
    await state(50, 2, { status: 'live', supplier: 'Beta' }, ['supplier']);
    expect(await test.app.rows('retirements', { _id: 50 })).toEqual([]);
    await state(50, 4, { status: 'live' }, ['status', 'endDay']);
    await state(50, 3, { status: 'retired', endDay: '2026-11-01' }, ['status', 'endDay']);
    expect(await test.app.rows('retirements', { _id: 50 })).toMatchObject([{ version: 4, retired: false }]);
  });
});
