import { eventQueue } from '@aicp/contracts/event';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { UserDeleted } from '@aicp/contracts/events/userEvents';
import type { Actor } from '@aicp/contracts/rights/actor';
import { tokenKey } from '@aicp/contracts/rights/apiToken';
import { sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, guest, organisationOf } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import { verifyForTest } from '../../testing/verifyForTest.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { ensureAdministrator } from '../use-cases/account/ensureAdministrator.ts';
import { setAdministrator } from '../use-cases/account/setAdministrator.ts';
import { resolvers } from './resolvers.ts';

const settings = {
  trial: true,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
const password = 'correct horse battery';
let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, contextOf(app, settings));
});
afterAll(() => app.stop());

const worker = () => workerContextOf(app, settings)({ requestId: 'test' });
const users = () => mongoose.connection.collection('users');
const WRITE = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { message } }';
const DELETE =
  'mutation ($password: String!, $code: String) { deleteAccount(password: $password, code: $code) { message } }';
const DELETE_USER = 'mutation ($id: ID!) { deleteUser(id: $id) { id } }';

async function register(username: string): Promise<Extract<Actor, { kind: 'user' }>> {
  const input = { username, email: `${username}@firm.example`, password, companyName: 'The Firm' };
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  const { data } = await execute(guest, query, { input });
  const userId = Number((data as { register: { id: string } }).register.id);
  await verifyForTest(userId);
  return {
    kind: 'user',
    userId,
    organisationId: organisationOf(userId),
    role: 'owner',
    isAdmin: false,
    session: sessionDigest(execute.sessions.at(-1) ?? ''),
    access: 'session',
    provedAt: Date.now(),
  };
}

const verified = (userId: number) => users().updateOne({ _id: userId as never }, { $set: { isEmailVerified: true } });

/** Everything in this service's database that contains one of the words. */
async function traces(...words: string[]): Promise<string[]> {
  // The profiler's own collection belongs only to this test run (libs/testing/src/scans.ts).
  const names = (await mongoose.connection.listCollections()).filter(({ name }) => name !== 'system.profile');
  const found = await Promise.all(
    names.map(async ({ name }) => {
      const text = JSON.stringify(await mongoose.connection.collection(name).find().toArray());
      return words.filter(word => text.toLowerCase().includes(word.toLowerCase())).map(word => `${name}: ${word}`);
    }),
  );
  // The outbox is emptied within moments; no relay runs here.
  return found.flat().filter(trace => !trace.startsWith('outbox'));
}

describe('deleting an account', () => {
  it('takes the password, and the code when there is a second factor', async () => {
    const anna = await register('guarded');
    const begun = await execute(
      anna,
      'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }',
      {
        password,
      },
    );
    const totp = new TOTP({ secret: (begun.data as { beginTwoFactor: { secret: string } }).beginTwoFactor.secret });
    await execute(anna, 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }', {
      code: totp.generate(),
    });
    for (const [attempt, message] of [
      [{ password: 'wrong' }, 'The password is incorrect.'],
      [{ password }, 'Please enter the code from your authenticator app.'],
      [{ password, code: '000000' }, 'The code is incorrect. Please enter the code shown now.'],
    ] as const)
      expect((await execute(anna, DELETE, attempt)).errors).toEqual([{ code: 'INVALID', message }]);
    const next = totp.generate({ timestamp: Date.now() + 30_000 });
    expect((await execute(anna, DELETE, { password, code: next })).errors).toEqual([]);
    expect(await users().countDocuments({ usernameKey: 'guarded' })).toBe(0);
  });

  it('keeps the number only, ends sessions and tokens, and publishes the deletion', async () => {
    const anna = await register('leaver');
    const input = { name: 'leavers token', scope: 'READ', expiresInDays: 3 };
    await execute(anna, 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }', {
      input,
    });
    await verified(anna.userId);
    const [token] = await mongoose.connection.collection('api_tokens').find({ userId: anna.userId }).toArray();
    await execute(guest, WRITE, {
      input: { topic: 'sales', name: 'The Leaver', email: 'Leaver@firm.example', message: 'Hello from the leaver.' },
    });
    expect(await traces('leaver')).not.toEqual([]);

    const { data, errors } = await execute(anna, DELETE, { password });
    expect(errors).toEqual([]);
    expect(data?.deleteAccount).toEqual({ message: 'Your account and everything in it has been deleted.' });
    expect(await traces('leaver')).toEqual([]);
    expect(execute.sessions.at(-1)).toBe('');
    expect(await app.redis.exists(sessionKey(anna.session))).toBe(0);
    expect(await app.redis.get(tokenKey(token?.digest))).toBe('');
    const outbox = mongoose.connection.collection('outbox');
    expect(await outbox.findOne({ name: 'user.deleted', 'data.userId': anna.userId })).toMatchObject({
      queues: UserDeleted.consumers.map(eventQueue),
      data: { userId: anna.userId },
    });
  });

  it('deletes messages of the contact form: written signed in, or from an address that it has ever verified', async () => {
    const anna = await register('writer');
    await verified(anna.userId);
    const write = (actor: Actor, email: string) =>
      execute(actor, WRITE, { input: { name: 'A lead', email, message: 'Hello.' } });
    await write(guest, 'Writer@firm.example');
    await write(anna, 'someone@else.example');
    const users = mongoose.connection.collection('users');
    const changed = { email: 'lead@firm.example', isEmailVerified: false, verifiedEmails: ['writer@firm.example'] };
    await users.updateOne({ _id: anna.userId as never }, { $set: changed });
    await write(guest, 'lead@firm.example');
    const { data } = await execute(anna, '{ exportIdentity(after: "contactMessages:0") { collection rows } }');
    const rows = [{ email: 'Writer@firm.example' }, { email: 'someone@else.example' }];
    expect(data?.exportIdentity).toMatchObject({ collection: 'contactMessages', rows });
    await execute(anna, DELETE, { password });
    // The last address was never verified: messages from it may be someone else's.
    const left = await mongoose.connection.collection('contactMessages').find().toArray();
    expect(left.map(({ email }) => email)).toEqual(['lead@firm.example']);
    await mongoose.connection.collection('contactMessages').deleteMany({});
  });

  it('is not undone by late events', async () => {
    const anna = await register('late');
    await execute(anna, DELETE, { password });
    const changed = {
      userId: anna.userId,
      organisationId: anna.organisationId,
      version: 1,
      plan: 'enterprise',
      status: 'active',
      endsAt: null,
    };
    await deliverTo(handlers, SubscriptionChanged, worker(), changed);
    await deliverTo(handlers, UserDeleted, worker(), { userId: anna.userId });
    await deliverTo(handlers, UserDeleted, worker(), { userId: anna.userId });
    expect(await mongoose.connection.collection('subscriptions').countDocuments()).toBe(0);
    const input = { name: 'x', scope: 'READ', expiresInDays: 1 };
    const query = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }';
    expect((await execute(anna, query, { input })).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('makes the username available again', async () => {
    await execute(await register('again'), DELETE, { password });
    expect((await register('again')).userId).toBeGreaterThan(0);
  });

  it('is not for API tokens', async () => {
    const anna = await register('robot');
    const { errors } = await execute({ ...anna, access: 'write' }, DELETE, { password });
    expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});

describe('administrators', () => {
  const first = { username: 'root', email: 'root@firm.example', password };
  const asAdmin = (actor: Extract<Actor, { kind: 'user' }>): Actor => ({ ...actor, isAdmin: true });

  it('starts with the administrator from the environment, once, with any number of processes', async () => {
    await expect(ensureAdministrator(worker(), { ...first, password: 'root' })).rejects.toMatchObject({
      code: 'INVALID',
      message: 'The password must have at least 6 characters.',
    });
    await expect(ensureAdministrator(worker(), { ...first, username: 'robot' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This username is taken.',
    });
    await Promise.all([1, 2, 3].map(() => ensureAdministrator(worker(), first)));
    await ensureAdministrator(worker(), { ...first, username: 'other', email: 'other@firm.example' });
    expect(await users().find({ isAdmin: true }).toArray()).toMatchObject([
      { username: 'root', isEmailVerified: true },
    ]);
  });

  it('are appointed and removed by name, which ends their sessions', async () => {
    const anna = await register('promoted');
    await setAdministrator(worker(), 'Promoted', true);
    expect(await app.redis.exists(sessionKey(anna.session))).toBe(0);
    expect(await users().findOne({ usernameKey: 'promoted' })).toMatchObject({ isAdmin: true, version: 2 });
    await setAdministrator(worker(), 'promoted', false);
    await expect(setAdministrator(worker(), 'nobody', true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lose their sessions when the removal is repeated after a Redis failure', async () => {
    const away = { ...worker(), sessions: { ...worker().sessions, endAll: () => Promise.reject(new Error('away')) } };
    await register('demoted');
    await setAdministrator(worker(), 'demoted', true);
    await execute(guest, 'mutation ($input: LoginInput!) { login(input: $input) { id } }', {
      input: { username: 'demoted', password },
    });
    const session = sessionKey(sessionDigest(execute.sessions.at(-1) ?? ''));
    await expect(setAdministrator(away, 'demoted', false)).rejects.toThrow('away');
    expect(await app.redis.exists(session)).toBe(1);
    await setAdministrator(worker(), 'demoted', false);
    expect(await app.redis.exists(session)).toBe(0);
  });

  it('always exist: the last one can be neither removed nor deleted', async () => {
    const refused = {
      code: 'CONFLICT',
      message: 'This is the last administrator. Please make another user an administrator first.',
    };
    await expect(setAdministrator(worker(), 'root', false)).rejects.toMatchObject(refused);
    const root = await users().findOne({ usernameKey: 'root' });
    const actor: Actor = {
      kind: 'user',
      userId: Number(root?._id),
      organisationId: Number(root?.organisationId),
      role: 'owner',
      isAdmin: true,
      session: 'x',
      access: 'session',
    };
    expect((await execute(actor, DELETE, { password })).errors).toEqual([refused]);
  });

  it('keeps one of two who remove each other concurrently', async () => {
    for (let round = 0; round < 3; round++) {
      await register(`pair-${round}`);
      await setAdministrator(worker(), `pair-${round}`, true);
      await Promise.allSettled(['root', `pair-${round}`].map(name => setAdministrator(worker(), name, false)));
      const left = await users().find({ isAdmin: true }).toArray();
      expect(left).toHaveLength(1);
      await setAdministrator(worker(), 'root', true);
      await setAdministrator(worker(), `pair-${round}`, false);
    }
  });

  it('lets administrators only delete others', async () => {
    const [boss, worker1, other] = [await register('boss'), await register('hand'), await register('other2')];
    expect((await execute(worker1, DELETE_USER, { id: other.userId })).errors).toEqual([
      { code: 'FORBIDDEN', message: "You don't have permission to access the admin panel." },
    ]);
    expect((await execute(asAdmin(boss), DELETE_USER, { id: boss.userId })).errors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    expect((await execute(asAdmin(boss), DELETE_USER, { id: 9_999 })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await execute(asAdmin(boss), DELETE_USER, { id: other.userId })).data).toEqual({
      deleteUser: { id: String(other.userId) },
    });
    expect(await traces('other2')).toEqual([]);
    expect(await app.redis.exists(sessionKey(other.session))).toBe(0);
    const token: Actor = { ...boss, isAdmin: true, access: 'write' };
    expect((await execute(token, DELETE_USER, { id: worker1.userId })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});
