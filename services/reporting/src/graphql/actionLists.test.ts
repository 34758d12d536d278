import { csvText } from '@aicp/service/process/csvText';
import { countCommands } from '@aicp/testing/countCommands';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';
import { contextOf } from '../context.ts';
import { actionsFile } from '../use-cases/readActions.ts';

const anna = user(1, 'owner', COMPANY);
const MANY = 10_000;
const LIST = `query ($f: ActionFilter, $sort: ActionSort! = due, $reversed: Boolean! = false, $first: Int!, $after: String) {
  actions(filter: $f, sort: $sort, reversed: $reversed, first: $first, after: $after) {
  next counts { open doing done accepted closed overdue now asOf }
  items { id title state due overdue owner { id } system { id } citation { label } acceptance { reason } } } }`;

let test: TestActions;
/** Ten thousand copies of one action, of a hundred systems: every tenth is done, and every fifth was due in 2020. */
beforeAll(async () => {
  test = await openActionsForTest();
  await test.complete(1, 1, { 'eu2-d-9': 'none' });
  const actions = mongoose.connection.collection<{ _id: number }>('actions');
  const first = await actions.findOne({});
  const rows = Array.from({ length: MANY - 1 }, (_, at) => {
    const due = at % 5 === 0 ? '2020-01-01' : `2099-01-${String(1 + (at % 28)).padStart(2, '0')}`;
    return {
      ...first,
      _id: 100 + at,
      systemId: 1 + (at % 100),
      state: at % 10 === 0 ? 'done' : 'open',
      due,
      order: due,
    };
  });
  await actions.insertMany(rows);
}, 60_000);
afterAll(() => test.app.stop());

type Page = {
  next: string | null;
  counts: Record<string, number>;
  items: { id: string; due: string; overdue: boolean; state: string; system: { id: string } }[];
};
const read = (first: number, filter = {}, after: string | null = null, sorting = {}) =>
  root<Page>(test.execute(anna, LIST, { first, f: filter, after, ...sorting }));

describe('ten thousand actions', () => {
  it('take as many database commands as a few actions, on any page', async () => {
    const few = await countCommands(async () => expect((await read(10)).items).toHaveLength(10));
    expect(few).toEqual(['actions.aggregate', 'actions.find', 'archives.find', 'archives.find']);
    const { next } = await read(1_000);
    expect(await countCommands(async () => expect((await read(1_000, {}, next)).items).toHaveLength(1_000))).toEqual(
      few,
    );
  });

  it('appear on one page each, by date', async () => {
    const seen: Page['items'] = [];
    for (let after: string | null = null; ; ) {
      const page = await read(1_000, {}, after);
      seen.push(...page.items);
      after = page.next;
      if (after === null) break;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(MANY);
    expect(seen.map(({ due }) => due)).toEqual(seen.map(({ due }) => due).sort());
  });

  it('are counted by state and by missed dates, and can be filtered', async () => {
    const { counts } = await read(1);
    const asOf = new Date().toISOString().slice(0, 10);
    expect(counts).toMatchObject({ open: 9_000, done: 1_000, closed: 0, overdue: 1_000, asOf });
    const missed = await read(1_000, { overdue: true, systemId: '6' });
    expect(missed.items.every(({ overdue, state, system }) => overdue && state === 'open' && system.id === '6')).toBe(
      true,
    );
    expect(missed.counts.overdue).toBe(missed.items.length);
    expect((await read(1_000, { states: ['done'], systemId: '1' })).items.every(({ state }) => state === 'done')).toBe(
      true,
    );
  });

  it('are read by an index, never all of them for one page', async () => {
    const explained = mongoose.connection
      .collection('actions')
      .find({ organisationId: COMPANY, systemId: 5 })
      .sort({ order: 1, _id: 1 })
      .limit(10);
    const { executionStats } = await explained.explain('executionStats');
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(10);
  });

  it('appear as deadlines by an index if they have a date: only unfinished ones, soonest first, or only a member’s own', async () => {
    const dates = `query ($first: Int!, $mine: Boolean!, $j: Jurisdiction) {
      actionDates(first: $first, mine: $mine, jurisdiction: $j) { id day state } }`;
    const listed = (variables: object) =>
      root<{ id: string; day: string; state: string }[]>(test.execute(anna, dates, { mine: false, ...variables }));
    const some = await listed({ first: 1_500 });
    expect(some).toHaveLength(100);
    expect(some.every(({ day, state }) => day === '2020-01-01' && state === 'open')).toBe(true);
    expect(await listed({ first: 10, mine: true })).toEqual([]);
    const actions = mongoose.connection.collection<{ _id: number }>('actions');
    await actions.updateOne({ _id: 102 }, { $set: { ownerId: 1, state: 'accepted', order: '2019-05-01' } });
    expect(await listed({ first: 10, mine: true })).toEqual([{ id: '102', day: '2019-05-01', state: 'accepted' }]);
    expect((await listed({ first: 1 }))[0]?.id).toBe('102');
    await actions.updateOne({ _id: 102 }, { $set: { jurisdiction: 'UK' } });
    expect((await listed({ first: 10, j: 'UK' })).map(({ id }) => id)).toEqual(['102']);
    expect((await listed({ first: 10, j: 'EU' })).map(({ id }) => id)).not.toContain('102');
    const COUNTS = 'query ($j: Jurisdiction) { actionCounts(jurisdiction: $j) { open accepted } }';
    const counted = (j?: string) => root<{ open: number; accepted: number }>(test.execute(anna, COUNTS, { j }));
    expect(await counted('UK')).toEqual({ open: 0, accepted: 1 });
    expect(await counted('EU')).toEqual({ ...(await counted()), accepted: 0 });
    await actions.updateOne({ _id: 102 }, { $set: { jurisdiction: 'EU' } });
    const { executionStats } = await actions
      .find({ organisationId: COMPANY, state: { $in: ['open', 'doing', 'accepted'] }, order: { $gt: '0', $lt: '~' } })
      .sort({ order: 1, _id: 1 })
      .limit(10)
      .explain('executionStats');
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(3 * 10);
  });

  it('count as due now if their duty already applies, until someone sets a date or completes them', async () => {
    expect((await read(1)).counts.now).toBe(0);
    const actions = mongoose.connection.collection<{ _id: number }>('actions');
    await actions.updateMany({ _id: { $in: [111, 112] } }, { $set: { isNow: true, due: null, order: '0' } });
    expect((await read(1)).counts.now).toBe(2);
    await actions.updateOne({ _id: 111 }, { $set: { state: 'done' } });
    expect((await read(1)).counts.now).toBe(1);
  });

  it('are refused above a thousand a page, and for an invalid cursor', async () => {
    const codes = async (variables: object) =>
      (await test.execute(anna, LIST, { f: {}, first: 1, ...variables })).errors.map(({ code }) => code);
    expect(await codes({ first: 1_001 })).toEqual(['INVALID']);
    expect(await codes({ after: 'page two' })).toEqual(['INVALID']);
  });

  it('are a CSV file with the requested filters, in which no name is a formula', async () => {
    const ctx = contextOf(test.app)({ actor: anna, client: { address: '', agent: '' }, requestId: 'test' });
    const lines: string[] = [];
    for await (const part of await actionsFile(ctx, { system: '1' }, { names: {} })) lines.push(csvText(part));
    const [head, ...rows] = lines.join('').trimEnd().split('\r\n');
    expect(head).toMatch(/^id,system\.id,system\.name,jurisdiction,title,/);
    expect(rows).toHaveLength(101);
    expect(rows.every(row => /^\d+,1,'=System 1,EU,/.test(row))).toBe(true);
    await expect(actionsFile(ctx, { state: 'gone' }, { names: {} })).rejects.toMatchObject({ code: 'INVALID' });
  });
});

it('the actions of a report are shown with its recommendations, in one read for many reports', async () => {
  const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment { report {
    actions { questionId items { id state dutyId } } } } } }`;
  const ids = [2, 3, 4];
  for (const id of ids) await test.complete(id, 1_000 + id, { 'eu2-d-9': 'none', 'eu2-d-27': 'none' });
  const reports = (some: number[]) => async () => {
    const r = some.map(id => ({ __typename: 'Assessment', id: String(id), status: 'completed' }));
    const read = await root<{ report: { actions: object[] } }[]>(test.execute(anna, query, { r }));
    for (const { report } of read)
      expect(report.actions).toMatchObject([
        { questionId: 'eu2-d-9', items: [{ state: 'open', dutyId: 'd-9' }] },
        { questionId: 'eu2-d-27', items: [{ dutyId: 'd-27' }] },
      ]);
  };
  expect(await countCommands(reports(ids))).toEqual(await countCommands(reports([2])));
});

describe('ten thousand actions in another order', () => {
  type Row = { _id: number; order: string; ownerId: number | null; systemName: string | null; severityRank: number };
  const rows = () => mongoose.connection.collection<Row>('actions');
  beforeAll(async () => {
    const ownerId = { $arrayElemAt: [[null, 1, 2], { $mod: ['$_id', 3] }] };
    const systemName = { $arrayElemAt: [[null, 'A', 'B', 'C'], { $mod: ['$_id', 4] }] };
    const severity = { $arrayElemAt: [['critical', 'high', 'medium', 'low', null], { $mod: ['$_id', 5] }] };
    const severityRank = { $mod: ['$_id', 5] };
    await rows().updateMany({}, [{ $set: { ownerId, systemName, severity, severityRank } }]);
  });

  it.each([
    ['due', 'order'],
    ['owner', 'ownerId'],
    ['system', 'systemName'],
    ['severity', 'severityRank'],
  ] as const)('are each on one page by %s and then by day, either way round', async (sort, field) => {
    const byId = new Map((await rows().find({}).toArray()).map(row => [String(row._id), row]));
    for (const reversed of [false, true]) {
      const seen: string[] = [];
      for (let after: string | null = null; ; ) {
        const page: Page = await read(1_000, {}, after, { sort, reversed });
        seen.push(...page.items.map(({ id }) => id));
        after = page.next;
        if (after === null) break;
      }
      expect(seen).toHaveLength(byId.size);
      const keys = seen.map(id => [byId.get(id)?.[field] ?? '', byId.get(id)?.order, id.padStart(6, '0')].join(' '));
      expect(keys).toEqual(reversed ? keys.toSorted().reverse() : keys.toSorted());
    }
    const states = { states: ['open', 'doing'] };
    expect((await read(100, states, null, { sort })).items).toHaveLength(100);
    expect((await test.execute(anna, LIST, { first: 1, sort, after: 'nonsense' })).errors[0]?.code).toBe('INVALID');
  });
});
