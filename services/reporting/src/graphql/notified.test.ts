import { context } from '@aicp/service/store/context';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';
import { notifyDueActions } from '../use-cases/notifyDueActions.ts';

const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);
const clara = user(3, 'approver', COMPANY);

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  for (const { userId, role } of [anna, boris, clara]) await test.addMember(userId, role);
});
afterAll(() => test.app.stop());

const change = (input: object, id: string, by = anna) =>
  root<{ id: string }>(
    test.execute(
      by,
      'mutation ($id: ID!, $input: UpdateActionInput!) { updateAction(id: $id, input: $input) { id } }',
      {
        id,
        input,
      },
    ),
  );

/** The notifications ordered since the last call, without repeats. */
async function readNotified(): Promise<unknown[]> {
  const rows = await test.app.rows('outbox', { name: 'notify' });
  await test.empty('outbox', { name: 'notify' });
  return rows.map(({ data }) => data);
}

async function openOne(systemId: number): Promise<string> {
  await test.complete(systemId * 10, systemId, { 'eu2-d-9': 'none' });
  const { items } = await root<{ items: { id: string }[] }>(
    test.execute(anna, 'query ($f: ActionFilter) { actions(filter: $f) { items { id } } }', {
      f: { systemId: String(systemId) },
    }),
  );
  return items[0]?.id ?? '';
}

describe('members are notified', () => {
  it('for an action that another member assigned to them, once, and not for their own', async () => {
    const id = await openOne(100);
    await readNotified();
    await change({ owner: '2' }, id);
    const about = { organisationId: COMPANY, systemId: 100, actionId: Number(id) };
    expect(await readNotified()).toEqual([{ ...about, userId: 2, by: 1, what: 'actionAssigned' }]);
    await change({ owner: '2', state: 'doing' }, id);
    await change({ owner: '1' }, id);
    expect(await readNotified()).toEqual([]);
  });

  it('when they are mentioned in a comment, once each, but not by themselves', async () => {
    const id = await openOne(101);
    await readNotified();
    const comment =
      'mutation ($id: ID!, $text: String!, $mentions: [ID!]) { commentOnAction(id: $id, text: $text, mentions: $mentions) { id } }';
    await root(test.execute(boris, comment, { id, text: '@user-1 @user-2', mentions: ['1', '2', '1'] }));
    expect(await readNotified()).toMatchObject([{ userId: 1, by: 2, what: 'mentioned', actionId: Number(id) }]);
    await root(test.execute(boris, comment, { id, text: 'Nobody.' }));
    expect(await readNotified()).toEqual([]);
    const many = Array.from({ length: 21 }, (_, at) => String(at + 1));
    expect((await test.execute(boris, comment, { id, text: 'All', mentions: many })).errors).toMatchObject([
      { code: 'INVALID' },
    ]);
  });

  it('for the decision on a risk acceptance that they requested', async () => {
    const id = await openOne(102);
    await readNotified();
    const ask = 'mutation ($input: AskToAcceptInput!) { askToAccept(input: $input) { id } }';
    const decide = 'mutation ($input: DecideAcceptanceInput!) { decideAcceptance(input: $input) { id } }';
    for (const [approve, what] of [
      [false, 'riskRefused'],
      [true, 'riskAccepted'],
    ] as const) {
      await root(test.execute(boris, ask, { input: { id, reason: 'Small.', reviewDay: '2099-01-01' } }));
      expect(await readNotified()).toEqual([]);
      await root(test.execute(clara, decide, { input: { id, approve } }));
      expect(await readNotified()).toMatchObject([{ userId: 2, by: 3, what }]);
    }
  });

  it('for dates of their actions, once each, after repeated and concurrent runs', async () => {
    const at = (day: string) => ({ ...context(test.app, 'request-1'), now: () => new Date(`${day}T05:00:00Z`) });
    const ids = [await openOne(103), await openOne(104), await openOne(105)];
    for (const [index, due] of ['2027-03-10', '2027-03-10', '2027-03-11'].entries())
      await change({ due, ...(index !== 1 && { owner: '2' }) }, ids[index] ?? '');
    await readNotified();
    await notifyDueActions(at('2027-03-02'));
    expect(await readNotified()).toEqual([]);
    await Promise.all([notifyDueActions(at('2027-03-03')), notifyDueActions(at('2027-03-03'))]);
    await notifyDueActions(at('2027-03-03'));
    const first = { userId: 2, by: null, systemId: 103, actionId: Number(ids[0]), due: '2027-03-10' };
    expect(await readNotified()).toMatchObject([{ ...first, what: 'dueSoon' }]);
    await notifyDueActions(at('2027-03-11'));
    expect(await readNotified()).toMatchObject([
      { ...first, what: 'overdue' },
      { systemId: 105, what: 'dueSoon' },
    ]);
    await change({ state: 'done' }, ids[2] ?? '', boris);
    await notifyDueActions(at('2027-03-12'));
    expect(await readNotified()).toEqual([]);
  });
});
