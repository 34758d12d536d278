import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';

const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  for (const { userId, role } of [anna, boris]) await test.addMember(userId, role);
  await test.complete(1, 100, { 'eu2-d-9': 'none' });
});
afterAll(() => test.app.stop());

const ITEM = 'id title cites state due owner { id } changes { field by { id } }';
type Item = { id: string; state: string; due: string | null; owner: object | null; changes: object[] };
const UPDATE = `mutation ($id: ID!, $input: UpdateActionInput!) { updateAction(id: $id, input: $input) { ${ITEM} } }`;
const CREATE = `mutation ($input: CreateActionInput!) { createAction(input: $input) { ${ITEM} } }`;

/** An own action, in the state in which both have it open. */
const opened = () => {
  const input = { systemId: '100', title: 'Ask the board', due: '2027-01-31' };
  return root<Item>(test.execute(anna, CREATE, { input }));
};
const update = (who: typeof anna, { id }: Item, input: object) =>
  root<Item>(test.execute(who, UPDATE, { id, input: { ...input } }));
const refused = async (who: typeof anna, { id }: Item, input: object) =>
  (await test.execute(who, UPDATE, { id, input: { ...input } })).errors[0];

describe('two members with one action open', () => {
  it('change the same field: the second is told by whom, and nothing is overwritten', async () => {
    const action = await opened();
    await update(anna, action, { state: 'doing', seen: { state: 'open' } });
    const mine = { state: 'done', due: '2027-03-01' };
    const seen = { state: 'open', due: '2027-01-31' };
    expect(await refused(boris, action, { ...mine, seen })).toMatchObject({
      code: 'CONFLICT',
      message: 'The status of this action has been changed since you opened it.',
    });
    const stands = await update(boris, action, {});
    expect(stands).toMatchObject({ state: 'doing', due: '2027-01-31', changes: [{ field: 'state', by: { id: '1' } }] });
    const chosen = await update(boris, action, { ...mine, seen: { ...seen, state: 'doing' } });
    expect(chosen).toMatchObject({ ...mine, changes: ['state', 'due'].map(field => ({ field, by: { id: '2' } })) });
  });

  it('change different fields, which both count, or to the same value without a notice', async () => {
    const action = await opened();
    const seen = { title: 'Ask the board', cites: null, state: 'open', owner: null, due: '2027-01-31' };
    await update(anna, action, { owner: '2', seen });
    await update(boris, action, { state: 'doing', seen });
    await update(anna, action, { state: 'doing', seen });
    expect(await update(boris, action, { title: 'Ask the whole board', seen })).toMatchObject({
      ...{ title: 'Ask the whole board', state: 'doing', owner: { id: '2' } },
    });
    expect((await refused(anna, action, { title: 'Ask nobody', owner: null, seen }))?.message).toBe(
      'The title and owner of this action have been changed since you opened it.',
    );
  });

  it('use a program that does not state what they saw: the last change wins', async () => {
    const action = await opened();
    await update(anna, action, { state: 'doing' });
    expect(await update(boris, action, { state: 'done' })).toMatchObject({ state: 'done' });
  });
});
