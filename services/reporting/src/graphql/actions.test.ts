import { SystemDeleted, SystemsMerged } from '@aicp/contracts/events/assessmentEvents';
import { MembershipEnded, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';

const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);
const clara = user(3, 'approver', COMPANY);
const dora = user(4, 'reader', COMPANY);
const stranger = user(5, 'owner', 905);

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  for (const { userId, role } of [anna, boris, clara, dora]) await test.addMember(userId, role);
});
afterAll(() => test.app.stop());

type Caller = typeof anna;
const ITEM = `id questionId dutyId title why gap appliesFrom reportedAt cites state stateAt stateBy { id } doneNote owner { id } due lawDue dueWords dueReason overdue reportId closedBy completedBy { id } commentCount
  jurisdiction acceptance { reason reviewDay askedBy { id } approvedBy { id } } comments { by { id } kind text }`;
type Item = Record<string, unknown> & { id: string; questionId: string; state: string; comments: { text: string }[] };

const list = async (caller: Caller, filter: object = {}) =>
  (
    await root<{ items: Item[] }>(
      test.execute(caller, `query ($f: ActionFilter) { actions(filter: $f, first: 1000) { items { ${ITEM} } } }`, {
        f: filter,
      }),
    )
  ).items;
const calls = {
  update: `mutation ($id: ID!, $input: UpdateActionInput!) { updateAction(id: $id, input: $input) { ${ITEM} } }`,
  comment: `mutation ($id: ID!, $text: String!) { commentOnAction(id: $id, text: $text) { ${ITEM} } }`,
  create: `mutation ($input: CreateActionInput!) { createAction(input: $input) { ${ITEM} } }`,
  ask: `mutation ($input: AskToAcceptInput!) { askToAccept(input: $input) { ${ITEM} } }`,
  decide: `mutation ($input: DecideAcceptanceInput!) { decideAcceptance(input: $input) { ${ITEM} } }`,
};
const done = (caller: Caller, call: keyof typeof calls, variables: object) =>
  root<Item>(test.execute(caller, calls[call], { ...variables }));
const refused = async (caller: Caller, call: keyof typeof calls, variables: object) =>
  (await test.execute(caller, calls[call], { ...variables })).errors[0];
const update = (caller: Caller, id: string, input: object) => done(caller, 'update', { id, input });

/** The action of a question, of a new system. */
async function openOne(systemId: number, questionId = 'eu2-d-9'): Promise<Item> {
  await test.complete(systemId * 10, systemId, { [questionId]: 'none' });
  const [item] = await list(anna, { systemId: String(systemId) });
  if (!item) throw new Error('no action');
  return item;
}

describe('actions', () => {
  it('are opened by a report, and survive two assessments with owner and comments until their gap is closed', async () => {
    await test.complete(1, 100, { 'eu2-d-9': 'none', 'eu2-d-27': 'none' });
    const [first] = await list(anna, { systemId: '100' });
    expect(first).toMatchObject({
      questionId: 'eu2-d-9',
      state: 'open',
      due: '2027-12-02',
      owner: null,
      reportId: '1',
    });
    const id = String(first?.id);
    await update(boris, id, { owner: '2', state: 'doing' });
    await done(boris, 'comment', { id, text: 'Ordered from the supplier.' });

    await test.complete(2, 100, { 'eu2-d-9': 'partial' });
    const [kept, closed] = await list(anna, { systemId: '100' });
    expect(kept).toMatchObject({
      id,
      state: 'doing',
      stateBy: { id: '2' },
      owner: { id: '2' },
      commentCount: 1,
      reportId: '2',
    });
    // The gap is as the latest report finds it.
    expect(first).toMatchObject({ gap: 'open', why: expect.stringMatching(/^Missing: /) });
    expect(kept).toMatchObject({
      ...{ gap: 'partly', why: expect.stringMatching(/^Only partly in place: /), appliesFrom: '2027-12-02' },
      title: first?.title,
    });
    expect(kept?.reportedAt).toBe(closed?.stateAt);
    expect(closed).toMatchObject({ questionId: 'eu2-d-27', state: 'closed', closedBy: '2', completedBy: { id: '2' } });

    await test.complete(3, 100, {});
    expect(await list(anna, { systemId: '100', states: ['closed'] })).toMatchObject([
      { id, closedBy: '3', owner: { id: '2' }, comments: [{ text: 'Ordered from the supplier.', by: { id: '2' } }] },
      { closedBy: '2' },
    ]);
    await test.complete(4, 100, { 'eu2-d-9': 'none' });
    expect(await list(anna, { systemId: '100', states: ['open'] })).toMatchObject([
      { id, owner: { id: '2' }, comments: [{ kind: 'comment' }, { kind: 'note', by: null }] },
    ]);
    expect(await refused(boris, 'update', { id: String(closed?.id), input: { state: 'open' } })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('ignore a late or repeated report, and are separate for each law', async () => {
    await test.complete(12, 110, { 'eu2-d-9': 'none' });
    const [before] = await list(anna, { systemId: '110' });
    await update(boris, String(before?.id), { state: 'done' });
    await test.complete(11, 110, { 'eu2-d-27': 'none' });
    await test.complete(12, 110, { 'eu2-d-9': 'none' });
    expect(await list(anna, { systemId: '110' })).toMatchObject([{ id: before?.id, state: 'done' }]);
    await test.complete(13, 110, { 'uk-s1': 'none' }, 'UK');
    expect((await list(anna, { systemId: '110' })).map(item => [item.jurisdiction, item.state])).toEqual([
      ['EU', 'done'],
      ['UK', 'open'],
    ]);
  });
});

describe('the day of an action', () => {
  it('can be any date if the duty is in force, and is missed when it has passed', async () => {
    await test.complete(1_310, 131, { 'eu2-d-4': 'none' });
    const literacy = (await list(anna, {})).find(({ dutyId }) => dutyId === 'd-4');
    if (!literacy) throw new Error('no action');
    const { id, due, dueWords, lawDue } = literacy;
    expect([due, lawDue, dueWords]).toEqual([null, null, 'at once, applicable since 2 February 2025']);
    expect(await update(boris, id, { due: '2020-01-31' })).toMatchObject({ overdue: true });
    expect((await list(anna, { overdue: true })).map(item => item.id)).toContain(id);
    expect(await update(boris, id, { state: 'done' })).toMatchObject({ overdue: false });
  });
});

describe('an action that is done', () => {
  it('has a sentence on the work done, until it is started again', async () => {
    const { id } = await openOne(132);
    const doneNote = 'The log has been kept since May.';
    expect(await refused(boris, 'update', { id, input: { doneNote } })).toMatchObject({ code: 'INVALID' });
    expect(await update(boris, id, { state: 'done', doneNote })).toMatchObject({ state: 'done', doneNote });
    expect(await update(boris, id, { doneNote: null })).toMatchObject({ state: 'done', doneNote: null });
    await update(boris, id, { doneNote });
    expect(await update(boris, id, { state: 'doing' })).toMatchObject({ state: 'doing', doneNote: null });
  });
});

describe('a risk', () => {
  it('is accepted with a reason until a date, by another member than the one who asked', async () => {
    const { id } = await openOne(140);
    const input = { id, reason: 'Three people use it.', reviewDay: '2099-01-31' };
    expect(await refused(boris, 'ask', { input: { ...input, reviewDay: '2020-01-01' } })).toMatchObject({
      code: 'INVALID',
    });
    expect(await refused(clara, 'ask', { input })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await done(anna, 'ask', { input })).toMatchObject({ state: 'open', acceptance: { approvedBy: null } });
    expect(await refused(anna, 'decide', { input: { id, approve: true } })).toEqual({
      code: 'CONFLICT',
      message:
        'You asked for this risk to be accepted, so an organisation owner, manager or approver other than you must approve it.',
    });
    expect(await refused(boris, 'decide', { input: { id, approve: true } })).toMatchObject({ code: 'FORBIDDEN' });
    const token = { ...clara, access: 'write' } as Caller;
    expect(await refused(token, 'decide', { input: { id, approve: true } })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await done(clara, 'decide', { input: { id, approve: true } })).toMatchObject({
      state: 'accepted',
      acceptance: { reason: 'Three people use it.', askedBy: { id: '1' }, approvedBy: { id: '3' } },
      comments: [{ kind: 'note', text: 'Accepted: Three people use it.' }],
    });
    expect(await refused(clara, 'decide', { input: { id, approve: false } })).toMatchObject({ code: 'CONFLICT' });
    expect(await update(boris, id, { state: 'doing' })).toMatchObject({ state: 'doing', acceptance: null });
  });

  it('is not accepted when a member declines, and stays open', async () => {
    const { id } = await openOne(141);
    await done(boris, 'ask', { input: { id, reason: 'It is small.', reviewDay: '2099-01-31' } });
    const said = await done(clara, 'decide', { input: { id, approve: false, comment: 'It is not.' } });
    expect(said).toMatchObject({ state: 'open', acceptance: null });
    expect(said.comments[0]?.text).toBe('Declined: It is small.\nIt is not.');
  });

  it('is not accepted by a change of state, and no member can close an action', async () => {
    const { id } = await openOne(142);
    for (const state of ['accepted', 'closed'])
      expect((await test.execute(boris, calls.update, { id, input: { state } })).errors).toHaveLength(1);
    expect(await list(anna, { systemId: '142' })).toMatchObject([{ state: 'open' }]);
  });
});

describe('work on an action', () => {
  it('is a member until they leave', async () => {
    const { id } = await openOne(150);
    expect(await refused(boris, 'update', { id, input: { owner: '5' } })).toEqual({
      code: 'INVALID',
      message: 'The owner must be a member of the organisation.',
    });
    await test.addMember(9, 'contributor');
    expect(await update(boris, id, { owner: '9' })).toMatchObject({ owner: { id: '9' } });
    expect((await list(anna, { owner: '9' })).map(item => item.id)).toEqual([id]);
    await test.hear(MembershipEnded, { organisationId: COMPANY, userId: 9, heirId: 1, version: 5 });
    expect(await list(anna, { owner: '9' })).toEqual([]);
    expect(await refused(boris, 'update', { id, input: { owner: '9' } })).toMatchObject({ code: 'INVALID' });
    expect((await list(anna, { unowned: true, systemId: '150' })).map(item => item.id)).toEqual([id]);
  });

  it('readers see, contributors change, and others get none', async () => {
    const { id } = await openOne(151);
    expect(await list(dora, { systemId: '151' })).toHaveLength(1);
    for (const [call, variables] of [
      ['update', { id, input: { state: 'done' } }],
      ['comment', { id, text: 'Done' }],
      ['create', { input: { systemId: '151', title: 'Mine' } }],
    ] as const) {
      expect(await refused(dora, call, variables)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await refused(stranger, call, variables)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await list(stranger)).toEqual([]);
  });

  it('is logged once for each change, and not without a change', async () => {
    const { id } = await openOne(152);
    await update(boris, id, { owner: '2' });
    await update(boris, id, { owner: '2' });
    await done(boris, 'comment', { id, text: 'Started' });
    const told = await test.app.rows('outbox', { name: 'action.changed', 'data.systemId': 152 });
    expect(told.map(({ data }) => data)).toMatchObject([
      { act: 'changed', ownerId: 2, actionId: Number(id), userId: 2, state: 'open' },
      { act: 'commentedOn' },
    ]);
  });

  it('can take different changes at one moment, and both stay', async () => {
    const { id } = await openOne(153);
    await Promise.all([update(boris, id, { state: 'doing' }), update(anna, id, { owner: '1' })]);
    expect(await list(anna, { systemId: '153' })).toMatchObject([{ state: 'doing', owner: { id: '1' } }]);
  });
});

describe('an action of one’s own', () => {
  it('is next to the law’s, and no report closes it', async () => {
    await openOne(160);
    const input = { systemId: '160', title: 'Ask the works council', cites: 'Works agreement 4', owner: '2' };
    const own = await done(boris, 'create', { input });
    expect(own).toMatchObject({ title: 'Ask the works council', cites: 'Works agreement 4', jurisdiction: null });
    await test.complete(1_601, 160, {});
    expect((await list(anna, { systemId: '160' })).map(({ state }) => state).sort()).toEqual(['closed', 'open']);
    expect(await refused(boris, 'create', { input: { ...input, systemId: '999' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await refused(boris, 'create', { input: { ...input, title: ' ' } })).toMatchObject({ code: 'INVALID' });
  });
});

describe('the lifetime of an action', () => {
  const kept = ['actions', 'action_comments', 'followed_reports'];

  it('is deleted with the system, and with the organisation', async () => {
    const { id } = await openOne(170);
    await done(boris, 'comment', { id, text: 'Soon gone' });
    await test.hear(SystemDeleted, { userId: 1, organisationId: COMPANY, version: 2, systemId: 170 });
    for (const name of kept) expect(await test.app.rows(name, { systemId: 170 })).toEqual([]);
    await test.complete(1_702, 170, { 'eu2-d-9': 'none' });
    expect(await test.app.rows('actions', { systemId: 170 })).toEqual([]);
    await test.complete(1_710, 171, { 'eu2-d-9': 'none' }, 'EU', 907);
    expect(await test.app.rows('actions', { organisationId: 907 })).toHaveLength(1);
    await test.hear(OrganisationDeleted, { userId: 7, organisationId: 907 });
    for (const name of kept) expect(await test.app.rows(name, { organisationId: 907 })).toEqual([]);
  });

  it('moves to the other record when two records of a system are merged', async () => {
    const { id } = await openOne(173);
    await done(boris, 'comment', { id, text: 'Goes along' });
    await test.hear(SystemsMerged, { userId: 1, organisationId: COMPANY, keptId: 174, goneId: 173 });
    await test.complete(1_740, 173, { 'eu2-d-9': 'partial' });
    expect(await list(anna, { systemId: '173' })).toEqual([]);
    expect(await list(anna, { systemId: '174' })).toMatchObject([
      { id, state: 'open', reportId: '1740', comments: [{ text: 'Goes along' }] },
    ]);
  });

  it('is exported in full by owners, and by others as far as it is theirs', async () => {
    const { id } = await openOne(172);
    await update(boris, id, { owner: '2' });
    const page = async (caller: Caller, after: string) =>
      root<{ collection: string; rows: { ownerId?: number }[] }>(
        test.execute(caller, 'query ($a: String) { exportReporting(after: $a) { collection rows next } }', {
          a: after,
        }),
      );
    const mine = await page(boris, 'actions:0');
    expect(mine.rows.length).toBeGreaterThan(0);
    expect(mine.rows.every(({ ownerId }) => ownerId === 2)).toBe(true);
    expect((await page(anna, 'actions:0')).rows.length).toBeGreaterThan(mine.rows.length);
    expect((await page(anna, 'action_comments:0')).collection).toBe('action_comments');
  });
});
