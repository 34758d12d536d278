import type { EventType } from '@aicp/contracts/event';
import { AssessmentStarted, SystemCreated, SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { DocumentReviewed } from '@aicp/contracts/events/documentEvents';
import type { RoomLogEntry } from '@aicp/contracts/events/fillRoom';
import { MembershipChanged, OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { ReportReviewed } from '@aicp/contracts/events/reportEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { UserActed, UserRegistered } from '@aicp/contracts/events/userEvents';
import type { Actor } from '@aicp/contracts/rights/actor';
import { csvText } from '@aicp/service/process/csvText';
import { describedSystem } from '@aicp/testing/describedSystem';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { organisationSaid } from '@aicp/testing/organisationSaid';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import type { z } from 'zod';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';
import { contextOf } from '../context.ts';
import { pruneLog } from './logRetention.ts';
import { organisationLogFile } from './readOrganisationLog.ts';
import { sendRoomLog } from './sendRoomLog.ts';

const [ada, grace, stranger, administrator] = [7, 8, 9, 1];
const OURS = organisationOf(ada);
const THEIRS = organisationOf(stranger);
const LOG = `query ($first: Int! = 20, $after: String, $filter: ActivityFilter) {
  organisationLog(first: $first, after: $after, filter: $filter) {
    entries { id username userId action details hash } next length last { id hash } actions } }`;
const VERIFY = '{ verifyOrganisationLog { intact entries firstBroken message } }';
const system = describedSystem({ id: 3, name: 'Secret', jurisdiction: 'EU' });

type Log = {
  entries: { id: string; username: string; userId: string | null; action: string; details: string; hash: string }[];
  next: string | null;
  length: number;
  last: { id: string; hash: string } | null;
  actions: string[];
};

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
beforeAll(async () => {
  admin = await openAdminForTest();
  await person(ada, 'ada', OURS, 'Ada Lovelace');
  await person(grace, 'grace', OURS, 'Grace Hopper');
  await person(stranger, 'karl', THEIRS);
  await person(administrator, 'root', organisationOf(administrator));
  const ours = { userId: ada, organisationId: OURS };
  await act(ada, OURS, SystemCreated, { ...ours, version: 1, system });
  await act(stranger, THEIRS, SystemCreated, {
    userId: stranger,
    organisationId: THEIRS,
    version: 1,
    system: { ...system, id: 4 },
  });
  await act(grace, OURS, UserActed, { userId: grace, act: 'passkeyAdded', passkeyId: 1 });
  const member = { organisationId: OURS, userId: grace, version: 1 };
  const joined = { ...member, username: 'grace', role: 'manager', joined: true } as const;
  await act(ada, OURS, MembershipChanged, joined);
  await act(null, null, SubscriptionChanged, { ...ours, version: 1, plan: 'starter', status: 'active', endsAt: null });
  await act(administrator, organisationOf(administrator), SystemDeleted, { ...ours, version: 2, systemId: 3 });
});
afterAll(() => admin.app.stop());

async function person(
  userId: number,
  username: string,
  organisationId: number,
  fullName: string | null = null,
): Promise<void> {
  const known = {
    version: 1,
    email: `${username}@example.com`,
    fullName,
    companyName: null,
    jurisdiction: 'EU',
  } as const;
  const createdAt = '2026-11-01T08:00:00.000Z';
  const state = { ...known, isEmailVerified: true, isAdmin: false, status: 'active', createdAt } as const;
  await admin.deliver(admin.envelope(UserRegistered, { ...state, userId, organisationId, username }));
}

async function act<Data extends z.ZodType>(
  userId: number | null,
  organisationId: number | null,
  type: EventType<Data>,
  data: z.input<Data>,
): Promise<void> {
  const origin = { userId, organisationId, address: '203.0.113.7', agent: 'a browser' };
  await admin.deliver(admin.envelope(type, data, userId === null ? {} : { origin }));
}

const read = (actor: Actor, variables = {}) => root<Log>(admin.execute(actor, LOG, variables));
const verify = (actor: Actor) => root(admin.execute(actor, VERIFY));
const owner = user(ada);
const manager = user(grace, 'manager', OURS);

describe('the log of an organisation', () => {
  it('contains activities in it by actor, and none of accounts and other organisations', async () => {
    const { entries, length, last, next } = await read(owner);
    expect(entries.map(({ id, username, userId, details }) => [id, username, userId, details])).toEqual([
      ['4', 'Administrator', null, '“Secret” was deleted with its assessments and reports.'],
      ['3', 'System', null, 'The plan is now starter (active).'],
      ['2', 'ada', String(ada), 'Grace Hopper joined as a manager.'],
      ['1', 'ada', String(ada), '“Secret” was added to the AI systems.'],
    ]);
    expect({ length, last, next }).toEqual({ length: 4, last: { id: '4', hash: entries[0]?.hash }, next: null });
    const theirs = await read(user(stranger));
    expect(theirs.entries.map(({ id, details }) => [id, details])).toEqual([
      ['1', '“Secret” was added to the AI systems.'],
    ]);
  });

  it('can be opened by its owner to fewer or more roles than owners, managers and approvers', async () => {
    const reads = async (role: 'contributor' | 'approver' | 'reader') =>
      (await admin.execute(user(grace, role, OURS), VERIFY)).errors.length === 0;
    const settings = async (version: number, logHiddenFromApprovers: boolean, logShownToReaders: boolean) => {
      const said = { ...organisationSaid, userId: ada, organisationId: OURS, version, name: 'Ours' };
      const set = { logHiddenFromApprovers, logShownToReaders };
      await admin.deliver(admin.envelope(OrganisationUpdated, { ...said, ...set }, { restated: 'rebuild' }));
      return [await reads('contributor'), await reads('approver'), await reads('reader')];
    };
    expect(await settings(1, false, false)).toEqual([false, true, false]);
    expect(await settings(2, true, true)).toEqual([false, false, true]);
    expect(await settings(3, true, false)).toEqual([false, false, false]);
    const { errors } = await admin.execute(user(grace, 'reader', OURS), LOG);
    expect(errors).toMatchObject([
      { message: 'The organisation’s log is not available to readers. An organisation owner decides who may read it.' },
    ]);
  });

  it('is for owners and managers, with billing activities for owners only', async () => {
    const { entries, actions } = await read(manager);
    expect(entries.map(({ id }) => id)).toEqual(['4', '2', '1']);
    expect(actions).not.toContain('subscription.changed');
    expect((await read(manager, { filter: { action: 'subscription.changed' } })).entries).toEqual([]);
    for (const role of ['contributor', 'reader'] as const)
      for (const query of [LOG, VERIFY])
        expect((await admin.execute(user(grace, role, OURS), query)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await read(user(grace))).entries).toEqual([]);
  });

  it('can be searched by person, action and day, and read page by page', async () => {
    expect((await read(owner, { filter: { action: 'system.created' } })).entries).toMatchObject([{ id: '1' }]);
    expect((await read(owner, { filter: { userId: String(grace) } })).entries).toMatchObject([{ id: '2' }]);
    expect((await read(owner, { filter: { to: '2020-01-01' } })).entries).toEqual([]);
    const first = await read(owner, { first: 3 });
    const second = await read(owner, { first: 3, after: first.next });
    expect([first.entries.length, second.entries.map(({ id }) => id), second.next]).toEqual([3, ['1'], null]);
  });

  it('includes work on documents, and that an administrator viewed names', async () => {
    const third = { ...user(20), organisationId: organisationOf(20) };
    const of = { organisationId: third.organisationId, userId: 20, subject: '' };
    const blank = { act: 'blankFilled', assessmentId: 12, documentType: 'model-card' } as const;
    await act(20, third.organisationId, OrganisationActed, { ...of, ...blank });
    await act(20, third.organisationId, OrganisationActed, { ...of, act: 'brandingChanged' });
    const viewed = { ...of, userId: administrator, act: 'systemsViewed' } as const;
    await act(administrator, organisationOf(administrator), OrganisationActed, viewed);
    const attributes = ['title', 'phoneNumbers'];
    await act(20, third.organisationId, OrganisationActed, { ...of, act: 'attributesIgnored', attributes });
    const { entries } = await read(third as Actor);
    expect(entries.map(({ username, details }) => [username, details])).toEqual([
      [expect.anything(), 'The directory sends attributes that are not stored here: title, phoneNumbers.'],
      ['Administrator', 'The names of the AI systems were viewed.'],
      [expect.anything(), 'The appearance of documents was changed.'],
      [expect.anything(), 'A blank in the model card for an AI system was filled in.'],
    ]);
  });

  it('has each step of a review, of reports and of documents', async () => {
    const reviewing = organisationOf(50);
    await person(50, 'rosa', reviewing);
    const about = { userId: 50, organisationId: reviewing, assessmentId: 6 };
    const named = describedSystem({ id: 30, name: 'Credit scoring' });
    const of = { userId: 50, organisationId: reviewing };
    const begun = { ...of, assessmentId: 6, aiSystemId: 30, jurisdiction: 'EU', bankVersion: '1' } as const;
    await act(50, reviewing, AssessmentStarted, begun);
    await act(50, reviewing, SystemCreated, { ...of, version: 1, system: named });
    const card = { ...about, documentType: 'model-card', number: 2 } as const;
    for (const state of ['sent', 'changesAsked', 'approved'] as const) {
      await act(50, reviewing, ReportReviewed, { ...about, systemId: 3, state });
      await act(50, reviewing, DocumentReviewed, { ...card, state });
    }
    for (const state of ['withdrawn', 'checked'] as const)
      await act(50, reviewing, DocumentReviewed, { ...card, state });
    const { entries, actions } = await read(user(50));
    expect(entries.map(({ username, details }) => [username, details]).reverse()).toEqual(
      [
        'An assessment of “Credit scoring” under EU rules was started.',
        '“Credit scoring” was added to the AI systems.',
        'The report on “Credit scoring” was sent for review.',
        'Version 2 of the model card for “Credit scoring” was sent for review.',
        'Changes to the report on “Credit scoring” were requested.',
        'Changes to version 2 of the model card for “Credit scoring” were requested.',
        'The report on “Credit scoring” was approved.',
        'Version 2 of the model card for “Credit scoring” was approved.',
        'The approval of version 2 of the model card for “Credit scoring” was withdrawn.',
        'Version 2 of the model card for “Credit scoring”, approved for an earlier report, was checked against this one.',
      ].map(details => ['rosa', details]),
    );
    expect(actions).toEqual(expect.arrayContaining(['report.approved', 'document.approved', 'document.withdrawn']));
  });

  it('can be downloaded as a file', async () => {
    const ctx = contextOf(admin.app)({ actor: manager, client: localClient, requestId: 'request-1' });
    let file = '';
    for await (const lines of await organisationLogFile(ctx, {})) file += csvText(lines);
    const lines = file.trim().split('\r\n');
    expect(lines[0]).toBe('id,timestamp,username,name,action,details,hash');
    expect(file).toContain('ada,Ada Lovelace,system.created,“Secret” was added to the AI systems.');
    expect(lines).toHaveLength(4);
    expect(file).not.toMatch(/203\.0\.113|plan is now|root/);
    const reader = contextOf(admin.app)({
      actor: user(grace, 'reader', OURS),
      client: localClient,
      requestId: 'request-1',
    });
    await expect(organisationLogFile(reader, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the log for an audit room', () => {
  it('is sent in the same sentences, with numbers for people, and without money or other periods', async () => {
    const period = {
      organisationId: OURS,
      room: 5,
      from: '2020-01-01T00:00:00.000Z',
      until: '2100-01-01T00:00:00.000Z',
    };
    await sendRoomLog(admin.context, period);
    const sent = async () => (await admin.app.rows('outbox', { name: 'storeRoomLog' })).map(({ data }) => data);
    const [page, ...others] = await sent();
    expect([others, page.total, page.expected, page.room]).toEqual([[], 3, 3, 5]);
    const nameOf = (part: string | number) => (part === grace ? 'Grace Hopper' : part);
    const { entries } = await read(manager);
    expect(page.entries.map(({ details }: RoomLogEntry) => details.map(nameOf).join(''))).toEqual(
      entries.map(({ details }) => details),
    );
    expect(page.entries.map(({ by, byName }: RoomLogEntry) => by ?? byName)).toEqual(['Administrator', ada, ada]);
    expect(page.entries[1].details).toContain(grace);
    await sendRoomLog(admin.context, { ...period, until: '2020-01-02T00:00:00.000Z' });
    expect((await sent())[1]).toMatchObject({ total: 0, expected: 0, entries: [] });
  });
});

describe('verifying it', () => {
  const rows = () => mongoose.connection.collection<{ _id: number; at: Date }>('activities');
  const ours = async (organisationSeq: number) => {
    const row = await rows().findOne({ organisationId: OURS, organisationSeq });
    if (!row) throw new Error('no such entry');
    return row;
  };

  it('finds every entry intact', async () => {
    const message = 'All 4 entries are intact.';
    expect(await verify(manager)).toEqual({ intact: true, entries: 4, firstBroken: null, message });
  });

  it.each([
    ['altered', (_id: number) => rows().updateOne({ _id }, { $set: { who: stranger } })],
    ['removed', (_id: number) => rows().deleteOne({ _id })],
    ['moved to another organisation', (_id: number) => rows().updateOne({ _id }, { $set: { organisationId: THEIRS } })],
  ])('notices one that was %s, also the last one', async (_how, tamper) => {
    for (const seq of [2, 4]) {
      const row = await ours(seq);
      await tamper(row._id);
      expect(await verify(manager)).toMatchObject({ intact: false, entries: seq - 1, firstBroken: String(seq) });
      await rows().replaceOne({ _id: row._id }, row, { upsert: true });
    }
    expect(await verify(manager)).toMatchObject({ intact: true });
  });

  it('stays valid when the oldest entries have been removed for their age', async () => {
    const { at } = await ours(3);
    const chain = mongoose.connection.collection<{ _id: string }>('chain');
    await chain.updateOne({ _id: 'activities' }, { $set: { retentionDays: 180 } });
    await pruneLog({ ...admin.context, now: () => new Date(at.getTime() + 180 * 24 * 3600 * 1000) });
    const verdict = await verify(manager);
    expect(verdict).toMatchObject({ intact: true });
    expect((await read(owner)).entries.map(({ id }) => id)).toEqual(['4', '3']);
  });
});
