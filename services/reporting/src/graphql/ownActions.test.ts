import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';

const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);
const dora = user(4, 'reader', COMPANY);
const stranger = user(5, 'owner', 905);
const SYSTEM = 300;

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  for (const { userId, role } of [anna, boris, dora]) await test.addMember(userId, role);
  await test.complete(1, SYSTEM, { 'eu2-d-9': 'none', 'eu2-d-27': 'none' });
});
afterAll(() => test.app.stop());

type Caller = typeof anna;
type Item = { id: string; title: string; cites: string | null; questionId: string | null };
const FIELDS = 'id title cites questionId';

const create = (input: object) =>
  root<Item>(
    test.execute(boris, `mutation ($i: CreateActionInput!) { createAction(input: $i) { ${FIELDS} } }`, {
      i: { systemId: String(SYSTEM), ...input },
    }),
  );
const update = (caller: Caller, id: string, input: object) =>
  test.execute(
    caller,
    `mutation ($id: ID!, $i: UpdateActionInput!) { updateAction(id: $id, input: $i) { ${FIELDS} } }`,
    {
      id,
      i: input,
    },
  );
const remove = (caller: Caller, id: string) =>
  test.execute(caller, 'mutation ($id: ID!) { deleteAction(id: $id) }', { id });
const list = async (filter = '') =>
  (await root<{ items: Item[] }>(test.execute(anna, `{ actions(first: 100) { items { ${FIELDS} ${filter} } } }`)))
    .items;

describe('an action of one’s own', () => {
  it('can be reworded, and omitted fields stay', async () => {
    const { id } = await create({ title: 'Ask the works council', cites: 'Works agreement 7' });
    expect(await root(update(boris, id, { title: 'Ask the board' }))).toMatchObject({
      title: 'Ask the board',
      cites: 'Works agreement 7',
    });
    expect(await root(update(boris, id, { cites: null }))).toMatchObject({ title: 'Ask the board', cites: null });
    expect((await update(boris, id, { title: ' ' })).errors[0]).toMatchObject({ code: 'INVALID' });
  });

  it('is deleted with its comments and a log entry; a second time it is not found', async () => {
    const { id } = await create({ title: 'Order a sign' });
    const comment = 'mutation ($id: ID!) { commentOnAction(id: $id, text: "Ordered") { id } }';
    await root(test.execute(boris, comment, { id }));
    expect((await remove(dora, id)).errors[0]).toMatchObject({ code: 'FORBIDDEN' });
    expect((await remove(stranger, id)).errors[0]).toMatchObject({ code: 'NOT_FOUND' });
    expect(await root(remove(boris, id))).toBe(id);
    expect((await list()).map(item => item.id)).not.toContain(id);
    expect(await test.app.rows('action_comments', { actionId: Number(id) })).toEqual([]);
    const told = await test.app.rows('outbox', { name: 'action.changed', 'data.actionId': Number(id) });
    expect(told.map(({ data }) => data.act)).toEqual(['added', 'commentedOn', 'deleted']);
    expect((await remove(boris, id)).errors[0]).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an action from a report', () => {
  it('has its files with its question', async () => {
    const items = await list('evidencePlace { assessmentId supports }');
    const law = items.find(({ questionId }) => questionId === 'eu2-d-9');
    expect(law).toMatchObject({ evidencePlace: { supports: 'eu2-d-9' } });
  });

  it('keeps the words of its report, and only a report can close it', async () => {
    const law = (await list()).find(({ questionId }) => questionId === 'eu2-d-9');
    const id = law?.id ?? '';
    const [renamed, removed] = [await update(anna, id, { title: 'Mine' }), await remove(anna, id)];
    expect(renamed.errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'This action comes from the law: its wording is that of the report.',
    });
    expect(removed.errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'This action comes from the law: only a report can close it.',
    });
    expect(await list()).toContainEqual(law);
  });

  it('names the question to answer again when done', async () => {
    for (const { id, questionId } of await list())
      if (questionId?.startsWith('eu2-d-')) await root(update(anna, id, { state: 'done' }));
    const done = await root(test.execute(anna, '{ doneActions { count questionIds jurisdiction system { id } } }'));
    expect(done).toEqual([
      { count: 2, questionIds: ['eu2-d-27', 'eu2-d-9'], jurisdiction: 'EU', system: { id: String(SYSTEM) } },
    ]);
  });
});

describe('the evidence for an own action', () => {
  const OTHER = 301;
  type Placed = Item & { evidencePlace: { assessmentId: string; supports: string } | null };
  const placeOf = async (id: string) => {
    const query = 'query ($id: ID!) { action(id: $id) { evidencePlace { assessmentId supports } } }';
    return (await root<Placed>(test.execute(anna, query, { id }))).evidencePlace;
  };

  it('is deleted with the latest report of the law that the system was under when it was added', async () => {
    await test.complete(11, OTHER, { 'eu2-d-9': 'none' });
    const { id } = await create({ systemId: String(OTHER), title: 'Ask the works council' });
    const first = await placeOf(id);
    expect(first).toEqual({ assessmentId: '11', supports: `action-${id}` });
    await test.complete(12, OTHER, {}, 'UK');
    expect(await placeOf(id)).toEqual(first);
    await test.complete(13, OTHER, {});
    expect(await placeOf(id)).toEqual({ ...first, assessmentId: '13' });
  });
});
