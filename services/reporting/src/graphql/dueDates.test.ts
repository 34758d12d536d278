import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';
import { actionsFile } from '../use-cases/readActions.ts';

const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);
const clara = user(3, 'approver', COMPANY);
const dora = user(4, 'reader', COMPANY);
/** The only member of another organisation. */
const sole = user(9, 'owner', 909);
type Caller = typeof anna;

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  for (const { userId, role } of [anna, boris, clara, dora]) await test.addMember(userId, role);
});
afterAll(() => test.app.stop());

const ITEM = `id due lawDue pendingDue dueReason order: day
  dueRequest { askedBy { id } agreedBy { id } agreedAt } comments { by { id } kind text }`;
type Item = { id: string; due: string; lawDue: string; pendingDue: string | null; comments: { text: string }[] };
const UPDATE = `mutation ($id: ID!, $input: UpdateActionInput!) { updateAction(id: $id, input: $input) { ${ITEM} } }`;
const DECIDE = `mutation ($input: DecideDueDateInput!) { decideDueDate(input: $input) { ${ITEM} } }`;

const update = (by: Caller, id: string, input: object) => root<Item>(test.execute(by, UPDATE, { id, input }));
const decide = (by: Caller, id: string, agree: boolean, comment?: string) =>
  root<Item>(test.execute(by, DECIDE, { input: { id, agree, comment } }));
const refused = async (by: Caller, query: string, variables: Record<string, unknown>) =>
  (await test.execute(by, query, variables)).errors[0];

async function openOne(systemId: number, by = anna): Promise<string> {
  await test.complete(systemId * 10, systemId, { 'eu2-d-9': 'none' }, 'EU', by.organisationId);
  const query = 'query ($f: ActionFilter) { actions(filter: $f) { items { id } } }';
  const { items } = await root<{ items: Item[] }>(test.execute(by, query, { f: { systemId: String(systemId) } }));
  return items[0]?.id ?? '';
}

/** Removes the events or jobs with a name from the outbox. */
async function published(name: string): Promise<Record<string, unknown>[]> {
  const rows = await test.app.rows('outbox', { name });
  await test.empty('outbox', { name });
  return rows.map(({ data }) => data as Record<string, unknown>);
}

const LAW = '2027-12-02';
const later = { due: '2028-01-31', dueReason: 'The supplier delivers in January.' };

describe('a later due date than the law’s', () => {
  it('needs a reason, while an earlier date needs none, and without a date the legal date counts again', async () => {
    const id = await openOne(100);
    expect(await refused(boris, UPDATE, { id, input: { due: later.due } })).toEqual({
      code: 'INVALID',
      message: 'The legal date is 2 December 2027. Please give a reason for a later due date.',
    });
    expect(await update(boris, id, { due: '2027-01-31' })).toMatchObject({ due: '2027-01-31', dueRequest: null });
    await update(boris, id, later);
    expect(await refused(boris, UPDATE, { id, input: { dueReason: '' } })).toMatchObject({ code: 'INVALID' });
    const taken = { due: LAW, pendingDue: null, dueReason: null, dueRequest: null };
    expect(await update(boris, id, { due: null })).toMatchObject(taken);
    await update(boris, id, later);
    expect(await update(boris, id, { due: LAW })).toMatchObject(taken);
    expect(await refused(boris, UPDATE, { id, input: { due: 'soon' } })).toMatchObject({ code: 'INVALID' });
  });

  it('is kept as requested, while the legal date counts until another member who may approve agrees', async () => {
    const id = await openOne(101);
    await published('action.changed');
    await published('notify');
    await published('actions.stated');
    const asked = { due: LAW, order: LAW, pendingDue: later.due, dueReason: later.dueReason };
    expect(await update(boris, id, later)).toMatchObject({
      ...asked,
      dueRequest: { askedBy: { id: '2' }, agreedBy: null },
      comments: [{ by: { id: '2' }, kind: 'note', text: expect.stringMatching(/^Requested: due on 31 January 2028/) }],
    });
    expect(await published('action.changed')).toMatchObject([{ act: 'dueAsked', due: LAW }]);
    const told = (await published('notify')).map(({ userId, what }) => [userId, what]).sort();
    expect(told).toEqual([
      [1, 'dueAsked'],
      [3, 'dueAsked'],
    ]);
    // For bundles and rooms.
    const dueRequest = { askedBy: 2, askedAt: expect.any(String), agreedBy: null, agreedAt: null };
    expect(await published('actions.stated')).toMatchObject([
      {
        actions: [],
        comments: [{ by: 2, kind: 'note', text: expect.stringMatching(/^Requested: due on 31 January 2028/) }],
      },
      { actions: [{ pendingDue: later.due, dueReason: later.dueReason, dueRequest }], comments: [] },
    ]);
    expect(await update(anna, id, { state: 'doing' })).toMatchObject(asked);
    for (const who of [boris, dora])
      expect(await refused(who, DECIDE, { input: { id, agree: true } })).toMatchObject({ code: 'FORBIDDEN' });
    const agreed = await decide(clara, id, true, 'Until then by hand.');
    expect(agreed).toMatchObject({
      ...{ due: later.due, order: later.due, pendingDue: null, dueReason: later.dueReason },
      dueRequest: { askedBy: { id: '2' }, agreedBy: { id: '3' }, agreedAt: expect.any(String) },
    });
    // Names the member who set its status, not the one who changed it last.
    expect((await published('actions.stated')).at(-1)).toMatchObject({ actions: [{ state: 'doing', stateBy: 1 }] });
    expect(agreed.comments.at(-1)?.text).toMatch(/^Agreed: due on 31 January 2028 .*\nUntil then by hand\.$/);
    expect(await published('action.changed')).toMatchObject([{ act: 'changed' }, { act: 'dueAgreed', due: later.due }]);
    expect(await published('notify')).toMatchObject([{ userId: 2, by: 3, what: 'dueAgreed' }]);
    expect(await refused(clara, DECIDE, { input: { id, agree: true } })).toMatchObject({ code: 'CONFLICT' });
  });

  it('cannot be agreed to by the member who requested it, and can be declined', async () => {
    const id = await openOne(102);
    await update(anna, id, later);
    expect(await refused(anna, DECIDE, { input: { id, agree: true } })).toMatchObject({ code: 'CONFLICT' });
    const declined = await decide(clara, id, false);
    expect(declined).toMatchObject({ due: LAW, pendingDue: null, dueReason: null, dueRequest: null });
    expect(declined.comments.at(-1)?.text).toMatch(/^Declined: due on/);
    expect((await published('notify')).at(-1)).toMatchObject({ userId: 1, what: 'dueDeclined' });
  });

  it('is decided by an organisation’s only member, and the record states that', async () => {
    const id = await openOne(103, sole);
    expect(await update(sole, id, later)).toMatchObject({
      ...{ due: later.due, pendingDue: null, dueReason: later.dueReason },
      dueRequest: { askedBy: { id: '9' }, agreedBy: { id: '9' } },
      comments: [{ kind: 'note', text: expect.stringMatching(/^Decided alone, as the only member/) }],
    });
  });

  it('is in the CSV list next to the date that counts', async () => {
    const id = await openOne(104);
    await update(boris, id, later);
    const ctx = test.contextBy(anna);
    const lines: (readonly unknown[])[] = [];
    for await (const rows of await actionsFile(ctx, { system: '104' }, { names: {} })) lines.push(...rows);
    const [head = [], row = []] = lines;
    const cells = ['due', 'lawDue', 'pendingDue', 'dueReason'].map(name => row[head.indexOf(name)]);
    expect(cells).toEqual([LAW, LAW, later.due, later.dueReason]);
  });
});

describe('several actions in one change', () => {
  const MANY = `mutation ($input: UpdateActionsInput!) { updateActions(input: $input) { ${ITEM} owner { id } } }`;
  type Many = (Item & { owner: { id: string } | null })[];
  const updateAll = (by: Caller, input: object) => root<Many>(test.execute(by, MANY, { input }));
  const stored = (id: string) => test.app.rows('actions', { _id: Number(id) });

  it('get an owner and a due date together, and a request for each date later than the legal one', async () => {
    const ids = [await openOne(120), await openOne(121)];
    const changed = await updateAll(anna, { ids, owner: '2', due: '2027-01-31' });
    expect(changed).toMatchObject(ids.map(id => ({ id, due: '2027-01-31', pendingDue: null, owner: { id: '2' } })));
    expect(await refused(anna, MANY, { input: { ids, due: later.due } })).toMatchObject({ code: 'INVALID' });
    expect(await updateAll(anna, { ids, ...later })).toMatchObject(
      ids.map(id => ({ id, due: LAW, pendingDue: later.due, dueReason: later.dueReason, owner: { id: '2' } })),
    );
  });

  it('all change, or none does', async () => {
    const [one, other] = [await openOne(122), await openOne(123)];
    await test.complete(1_231, 123, {}, 'EU', COMPANY);
    expect(await stored(other)).toMatchObject([{ state: 'closed' }]);
    expect(await refused(anna, MANY, { input: { ids: [one, other], owner: '2' } })).toMatchObject({ code: 'CONFLICT' });
    expect(await refused(anna, MANY, { input: { ids: [one, '999999'], owner: '2' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await refused(anna, MANY, { input: { ids: [one], owner: '77' } })).toMatchObject({ code: 'INVALID' });
    expect(await stored(one)).toMatchObject([{ ownerId: null }]);
    expect(await refused(sole, MANY, { input: { ids: [one], owner: null } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(dora, MANY, { input: { ids: [one], owner: null } })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('can be up to a hundred, without repeats, and with at least one change', async () => {
    const id = await openOne(124);
    for (const input of [{ ids: [], owner: '2' }, { ids: [id] }, { ids: Array(101).fill(id), owner: '2' }])
      expect(await refused(anna, MANY, { input })).toMatchObject({ code: 'INVALID' });
    expect(await updateAll(anna, { ids: [id, id], owner: '1' })).toMatchObject([{ id, owner: { id: '1' } }]);
  });
});
