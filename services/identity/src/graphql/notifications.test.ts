import type { Notification as NotificationJob } from '@aicp/contracts/emails/notify';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { openPeopleForTest, type Person } from '../../testing/openPeopleForTest.ts';
import { workerContextOf } from '../context.ts';
import { notify } from '../use-cases/notifications/notify.ts';

const settings = {
  trial: true,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
const LIST = `query ($first: Int! = 20, $after: String, $unread: Boolean! = false) { notifications(first: $first, after: $after, unread: $unread) {
  next unread items { id kind what by { id username } system { id } action { id } reportId documentType linkLabel due systems readAt } } }`;
const MARK = `mutation ($input: MarkNotificationsInput!) { markNotificationsRead(input: $input) { unread ids readAt } }`;
const MUTE = `mutation ($input: MuteNotificationsInput!) { muteNotifications(input: $input) { id mutedNotifications } }`;
const COUNT = '{ me { unreadNotifications mutedNotifications } }';
type Item = { id: string; what: string; readAt: string | null };
type Page = { next: string | null; unread: number; items: Item[] };

let people: Awaited<ReturnType<typeof openPeopleForTest>>;
let anna: Person;
let boris: Person;
let company: number;
beforeAll(async () => {
  people = await openPeopleForTest();
  anna = await people.register('anna');
  boris = await people.addMember(anna, 'boris', 'contributor');
  company = (await people.actorOf(anna)).organisationId;
});
afterAll(() => people.stop());

let orders = 0;
const worker = () => workerContextOf(people.app, settings)({ requestId: 'test' });
const tell = (whom: Person, order: Omit<z.input<typeof NotificationJob>, 'userId' | 'organisationId'>) =>
  notify(worker(), { userId: whom.id, organisationId: company, ...order }, { id: `order-${++orders}` });
const list = (who: Person, variables = {}) => root<Page>(people.as(who, LIST, variables));
const mark = (who: Person, input: object) => root<{ unread: number; ids: string[] }>(people.as(who, MARK, { input }));
const assigned = () => ({ by: anna.id, what: 'actionAssigned', systemId: 7, actionId: 9 }) as const;

describe('notifications', () => {
  it('go to their recipients, newest first, in pages, with the actor’s name', async () => {
    await tell(boris, assigned());
    await tell(boris, { by: anna.id, what: 'approved', systemId: 7, assessmentId: 5, documentType: 'model-card' });
    await tell(boris, { by: null, what: 'lawMoved', systems: 3 });
    const { items, unread } = await list(boris);
    expect(unread).toBe(3);
    expect(items).toMatchObject([
      { kind: 'lawMoved', by: null, systems: 3, system: null },
      { kind: 'decided', reportId: '5', documentType: 'model-card', by: { id: String(anna.id), username: 'anna' } },
      { kind: 'assigned', system: { id: '7' }, action: { id: '9' }, readAt: null },
    ]);
    const first = await list(boris, { first: 2 });
    expect(first.items).toHaveLength(2);
    expect((await list(boris, { first: 2, after: first.next })).items).toMatchObject([{ what: 'actionAssigned' }]);
    expect((await list(anna)).items).toEqual([]);
    expect(await root(people.as(boris, COUNT))).toEqual({ unreadNotifications: 3, mutedNotifications: [] });
  });

  it('can be marked as read by their recipient, one or all, and stay read', async () => {
    const [newest, second] = (await list(boris)).items;
    const { errors } = await people.as(anna, MARK, { input: { ids: [newest?.id] } });
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await list(boris)).items[0]?.readAt).toBeNull();
    expect(await mark(boris, { ids: [newest?.id] })).toMatchObject({ unread: 2, ids: [newest?.id] });
    const { readAt } = (await list(boris)).items[0] ?? {};
    expect(readAt).not.toBeNull();
    expect(await mark(boris, { ids: [newest?.id] })).toMatchObject({ unread: 2, ids: [newest?.id] });
    expect((await list(boris)).items[0]?.readAt).toBe(readAt);
    expect((await list(boris, { unread: true })).items.map(({ id }) => id)).toContain(second?.id);
    expect((await mark(boris, { all: true })).unread).toBe(0);
    expect((await list(boris, { unread: true })).items).toEqual([]);
    expect((await list(boris)).items.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it('are marked by number or all together, but not both', async () => {
    const refused = async (input: object) => (await people.as(boris, MARK, { input })).errors[0]?.message;
    expect(await refused({})).toBe('Name the notifications, or all of them.');
    expect(await refused({ ids: ['1'], all: true })).toBe('Name the notifications, or all of them.');
  });

  it('stop while their kind is switched off', async () => {
    const mute = (kinds: string[]) => root(people.as(boris, MUTE, { input: { kinds } }));
    expect(await mute(['assigned', 'assigned'])).toMatchObject({ mutedNotifications: ['assigned'] });
    await tell(boris, assigned());
    expect((await list(boris)).unread).toBe(0);
    await mute([]);
    await tell(boris, assigned());
    expect((await list(boris)).unread).toBe(1);
  });

  it('are limited to two hundred, and the oldest are deleted', async () => {
    const clara = await people.addMember(anna, 'clara', 'reader');
    for (let count = 0; count < 203; count++)
      await tell(clara, { by: anna.id, what: 'mentioned', systemId: 7, actionId: count + 1 });
    const { items } = await list(clara, { first: 200 });
    expect(items).toHaveLength(200);
    expect(items.at(-1)).toMatchObject({ action: { id: '4' } });
    expect((await list(clara, { first: 1 })).unread).toBe(200);
  });

  it('are deleted with the membership, and with the account', async () => {
    await tell(boris, assigned());
    const before = await list(boris);
    expect(before.items.length).toBeGreaterThan(0);
    await root(people.as(boris, 'mutation { leaveOrganisation { id } }'));
    expect((await list(boris)).items).toEqual([]);
    expect(await people.app.rows('notifications', { userId: boris.id })).toEqual([]);
    const dora = await people.addMember(anna, 'dora', 'reader');
    await tell(dora, assigned());
    await root(people.as(dora, MUTE, { input: { kinds: ['due'] } }));
    const exported = await root<{ rows: unknown[] }>(
      people.as(dora, '{ exportIdentity(after: "notifications:0") { collection rows } }'),
    );
    expect(exported).toMatchObject({ collection: 'notifications', rows: [{ what: 'actionAssigned', systemId: 7 }] });
    await root(people.as(dora, 'mutation { deleteAccount(password: "correct horse") { message } }'));
    expect(await people.app.rows('notifications', { userId: dora.id })).toEqual([]);
    expect(await people.app.rows('muted_notifications', { _id: dora.id })).toEqual([]);
  });

  it('are for people, not for tokens', async () => {
    const token = { ...user(anna.id, 'owner', company), access: 'read' as const };
    expect((await people.execute(token, LIST)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});
