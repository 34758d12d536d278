import type { UserActor } from '@aicp/contracts/rights/actor';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openPasskeysForTest, settings } from '../../testing/openPasskeysForTest.ts';
import { sessionStore } from '../store/sessions.ts';

const UPDATE = `mutation ($input: UpdateUsersInput!) {
  updateUsers(input: $input) { id message user { status isEmailVerified } }
}`;
type Outcome = { id: string; message: string | null; user: { status: string; isEmailVerified: boolean } | null };

let service: Awaited<ReturnType<typeof openPasskeysForTest>>;
beforeAll(async () => {
  service = await openPasskeysForTest();
});
afterAll(() => service.app.stop());

async function administrator(username: string): Promise<UserActor> {
  const person = await service.register(username);
  await mongoose.connection
    .collection<{ _id: number }>('users')
    .updateOne({ _id: person.userId }, { $set: { isAdmin: true } });
  return { ...person, isAdmin: true };
}

const ask = (by: UserActor, ids: readonly unknown[], change: string) =>
  service.execute(by, UPDATE, { input: { ids, change } });
const update = (by: UserActor, ids: readonly unknown[], change: string) => root<Outcome[]>(ask(by, ids, change));
const published = async (name: string, { userId }: UserActor) =>
  (await service.app.rows('outbox', { name, 'data.userId': userId })).length;
const isSignedIn = async ({ session }: UserActor) =>
  (await sessionStore(service.app.redis, signedRecords(settings.sessionSecrets)).find(session)) !== null;

describe('an administrator changing many users at once', () => {
  it('suspends each account separately; refusals do not stop the others', async () => {
    const admin = await administrator('admin1');
    const [anna, bert] = [await service.register('anna'), await service.register('bert')];
    const suspended = { message: null, user: { status: 'suspended', isEmailVerified: true } };
    expect(await update(admin, [anna.userId, admin.userId, 999_999, bert.userId, anna.userId], 'suspend')).toEqual([
      { id: String(anna.userId), ...suspended },
      { id: String(admin.userId), message: 'You cannot suspend your own account.', user: null },
      { id: '999999', message: 'User not found.', user: null },
      { id: String(bert.userId), ...suspended },
    ]);
    for (const person of [anna, bert]) {
      expect(await isSignedIn(person)).toBe(false);
      expect(await published('user.suspended', person)).toBe(1);
    }
    expect(await isSignedIn(admin)).toBe(true);
  });

  it('does not change anything when repeated', async () => {
    const [admin, carl] = [await administrator('admin2'), await service.register('carl', false)];
    for (const change of ['suspend', 'activate', 'verify']) {
      await update(admin, [carl.userId], change);
      await update(admin, [carl.userId], change);
    }
    for (const name of ['user.suspended', 'user.activated', 'user.verified'])
      expect(await published(name, carl)).toBe(1);
    const [outcome] = await update(admin, [carl.userId], 'verify');
    expect(outcome?.user).toEqual({ status: 'active', isEmailVerified: true });
  });

  it('can change at most a hundred, at least one, and must be an administrator', async () => {
    const [admin, emma] = [await administrator('admin4'), await service.register('emma')];
    const many = Array.from({ length: 101 }, (_, index) => 900_000 + index);
    expect((await ask(admin, many, 'suspend')).errors).toMatchObject([
      { code: 'INVALID', message: expect.stringContaining('at most 100') },
    ]);
    expect((await ask(admin, [], 'suspend')).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await ask(emma, [admin.userId], 'suspend')).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});
