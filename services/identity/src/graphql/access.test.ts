import { UserPasswordChanged, UserSuspended } from '@aicp/contracts/events/userEvents';
import { sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, guest, organisationOf } from '@aicp/testing/executor';
import { isFull } from '@aicp/testing/isFull';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { contextOf, workerContextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { userState } from '../store/userState.ts';
import { findUser } from '../store/users.ts';
import { resolvers } from './resolvers.ts';

const schema = new URL('./schema.graphql', import.meta.url);
const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
const PASSWORD = 'correct horse';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const SESSIONS = '{ sessions { id device address current createdAt lastSeenAt } }';

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(schema, resolvers, contextOf(app, settings));
});
afterEach(() => {
  execute.client = { address: '127.0.0.1', agent: 'a test' };
});
afterAll(() => app.stop());

type Session = { id: string; device: string; address: string; current: boolean };

async function signIn(username: string, password = PASSWORD) {
  execute.sessions.length = 0;
  const answer = await execute(guest, LOGIN, { input: { username, password } });
  const userId = Number((answer.data as { login: { id: string } } | null)?.login.id);
  const session = sessionDigest(execute.sessions.at(-1) ?? '');
  return {
    ...answer,
    session,
    actor: {
      kind: 'user',
      userId,
      organisationId: organisationOf(userId),
      role: 'owner',
      isAdmin: false,
      session,
      access: 'session',
    } as const,
  };
}

async function account(username: string, isAdmin = false) {
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  await execute(guest, query, { input: { username, email: `${username}@example.com`, password: PASSWORD } });
  const signedIn = await signIn(username);
  const { userId } = signedIn.actor;
  if (isAdmin)
    await mongoose.connection.collection<{ _id: number }>('users').updateOne({ _id: userId }, { $set: { isAdmin } });
  return { ...signedIn, id: userId, actor: { ...signedIn.actor, isAdmin } };
}

const isAlive = async (digest: string) => (await app.redis.exists(sessionKey(digest))) === 1;
const listed = ({ data }: { data: Record<string, unknown> | null }, field: string) => data?.[field] as Session[];

describe('the list of sessions', () => {
  it('lists the account’s sessions by device and address, and marks the current one', async () => {
    const { actor, session } = await account('anna');
    execute.client = {
      address: '2001:db8::7',
      agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    };
    await signIn('anna');
    const sessions = listed(await execute(actor, SESSIONS), 'sessions');
    expect(sessions.map(({ device }) => device).sort()).toEqual(['Safari on iOS', 'a', 'a']);
    expect(sessions.find(({ device }) => device === 'Safari on iOS')).toMatchObject({ address: '2001:db8::7' });
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(session);
  });

  it('ends one session or all others, and never another user’s', async () => {
    const { actor } = await account('berta');
    const other = await signIn('berta');
    const stranger = await account('boris');
    const end = 'mutation ($id: ID!) { endSession(id: $id) { id current } }';
    const ofOther = listed(await execute(other.actor, SESSIONS), 'sessions').find(({ current }) => current);
    expect((await execute(stranger.actor, end, { id: ofOther?.id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await isAlive(other.session)).toBe(true);
    const left = listed(await execute(actor, end, { id: ofOther?.id }), 'endSession');
    expect(left.map(({ id }) => id)).not.toContain(ofOther?.id);
    expect(await isAlive(other.session)).toBe(false);
    await signIn('berta');
    const rest = await execute(actor, 'mutation { endOtherSessions { current } }');
    expect(rest.data).toEqual({ endOtherSessions: [{ current: true }] });
  });

  it('is not for API tokens', async () => {
    const { actor } = await account('clara');
    const { errors } = await execute({ ...actor, access: 'write' }, SESSIONS);
    expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('has a limit: above fifty, the session unused for the longest time ends', async () => {
    const { actor, session } = await account('dora');
    const { sessions } = workerContextOf(app, settings)({ requestId: 'test-request' });
    const begin = async (age: number) => {
      const begun = {
        userId: actor.userId,
        organisationId: organisationOf(actor.userId),
        role: 'owner' as const,
        isAdmin: false,
        createdAt: Date.now(),
        provedAt: Date.now(),
        device: 'x',
        address: 'y',
      };
      const { digest } = await sessions.begin(begun, new Date(Date.now() + age));
      await app.redis.expire(sessionKey(digest), 600_000 + age);
      return digest;
    };
    const first = await begin(1);
    for (let turn = 2; turn <= 48; turn++) await begin(turn);
    expect(await isAlive(first)).toBe(true);
    await begin(100);
    // The account's own two are older but were used just now.
    expect([await isAlive(first), await isAlive(session)]).toEqual([false, true]);
    expect(listed(await execute(actor, SESSIONS), 'sessions')).toHaveLength(50);
  });
});

describe('a suspended account', () => {
  const SUSPEND = 'mutation ($id: ID!) { suspendUser(id: $id) { status } }';
  const ACTIVATE = 'mutation ($id: ID!) { activateUser(id: $id) { status } }';

  it('loses its sessions at once, is told so only with the right password, and returns when activated', async () => {
    const admin = await account('admin1', true);
    const emil = await account('emil');
    expect((await execute(admin.actor, SUSPEND, { id: emil.id })).data).toEqual({
      suspendUser: { status: 'suspended' },
    });
    expect(await isAlive(emil.session)).toBe(false);
    expect((await signIn('emil')).errors).toMatchObject([
      { code: 'FORBIDDEN', message: expect.stringMatching(/^Your account is suspended\./) },
    ]);
    expect((await signIn('emil', 'wrong horse')).errors).toEqual([
      { code: 'UNAUTHENTICATED', message: 'Wrong username or password.' },
    ]);
    const again = await execute(admin.actor, SUSPEND, { id: emil.id });
    expect(again.data).toEqual({ suspendUser: { status: 'suspended' } });
    await execute(admin.actor, ACTIVATE, { id: emil.id });
    expect((await signIn('emil')).errors).toEqual([]);
  });

  it('never targets the calling administrator, and only administrators can create it', async () => {
    const admin = await account('admin2', true);
    const frida = await account('frida');
    expect((await execute(admin.actor, SUSPEND, { id: admin.id })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    for (const query of [SUSPEND, ACTIVATE, SUSPEND.replaceAll('suspendUser', 'verifyUser')])
      expect((await execute(frida.actor, query, { id: admin.id })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await execute(admin.actor, SUSPEND, { id: 999_999 })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('loses its sessions by the event too, twice and late, but not after it was activated', async () => {
    const admin = await account('admin3', true);
    const gerd = await account('gerd');
    const ctx = workerContextOf(app, settings)({ requestId: 'test-request' });
    await execute(admin.actor, SUSPEND, { id: gerd.id });
    const suspended = await findUser(gerd.id);
    const event = UserSuspended.data.parse(suspended && userState(suspended));
    const { id, digest } = await ctx.sessions.begin(
      {
        userId: gerd.id,
        organisationId: organisationOf(gerd.id),
        role: 'owner',
        isAdmin: false,
        createdAt: 1,
        provedAt: Date.now(),
        device: '',
        address: '',
      },
      new Date(),
    );
    expect(id).toHaveLength(43);
    await deliverTo(handlers, UserSuspended, ctx, event);
    await deliverTo(handlers, UserSuspended, ctx, event);
    expect(await isAlive(digest)).toBe(false);
    await execute(admin.actor, ACTIVATE, { id: gerd.id });
    const back = await signIn('gerd');
    await deliverTo(handlers, UserSuspended, ctx, event);
    expect(await isAlive(back.session)).toBe(true);
  });
});

describe('a changed password', () => {
  it('ends earlier sessions by its event, even repeated or late, and none that began later', async () => {
    const ctx = workerContextOf(app, settings)({ requestId: 'test-request' });
    const hanna = await account('hanna');
    const event = UserPasswordChanged.data.parse({ userId: hanna.id, at: new Date(Date.now() + 1).toISOString() });
    await new Promise(resolve => setTimeout(resolve, 5));
    const since = await signIn('hanna');
    await deliverTo(handlers, UserPasswordChanged, ctx, event);
    await deliverTo(handlers, UserPasswordChanged, ctx, event);
    expect([await isAlive(hanna.session), await isAlive(since.session)]).toEqual([false, true]);
  });
});

describe('wrong passwords', () => {
  it('many of them lock out their address with 429; the right one still works from another', async () => {
    await account('ida');
    execute.client = { address: '198.51.100.1', agent: 'a guesser' };
    const codes: unknown[] = [];
    const guesses = isFull ? 100 : 20;
    for (let guess = 0; guess < guesses; guess++) codes.push((await signIn('ida', `guess ${guess}`)).errors[0]?.code);
    expect(codes).toEqual([...Array(10).fill('UNAUTHENTICATED'), ...Array(guesses - 10).fill('RATE_LIMITED')]);
    expect(execute.extensions[0]).toMatchObject({ retryAfter: expect.any(Number) });
    expect((await signIn('ida')).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
    execute.client = { address: '198.51.100.2', agent: 'Ida herself' };
    expect((await signIn('ida')).errors).toEqual([]);
  });

  it('counts attempts the same for a name that does not exist', async () => {
    execute.client = { address: '198.51.100.3', agent: 'a guesser' };
    const codes: unknown[] = [];
    for (let guess = 0; guess < 12; guess++) codes.push((await signIn('nobody', 'x')).errors[0]?.code);
    expect(codes).toEqual([...Array(10).fill('UNAUTHENTICATED'), 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  it('from the many addresses of one IPv6 customer are counted together', async () => {
    const codes: unknown[] = [];
    for (let guess = 0; guess < 12; guess++) {
      execute.client = { address: `2001:db8:0:1::${guess}`, agent: 'a guesser' };
      codes.push((await signIn('karla', 'x')).errors[0]?.code);
    }
    expect(codes.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });
});
