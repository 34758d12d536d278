import { randomUUID } from 'node:crypto';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { Session, sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, guest, organisationOf, root } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { verifyForTest } from '../../testing/verifyForTest.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { resolvers } from './resolvers.ts';

const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
const PASSWORD = 'correct horse battery';
const NEEDED = { code: 'FORBIDDEN', message: 'Please confirm that it is you, then try again.' };
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const PROVE = 'mutation ($input: ProofInput!) { giveProof(input: $input) { until } }';
const CREATE = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }';
const EXPORT = '{ exportIdentity { collection } }';
const CHANGE_EMAIL = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }';
const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';

let now = new Date('2026-11-22T10:00:00Z');
let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  const contexts = contextOf(app, settings);
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, request => ({
    ...contexts(request),
    now: () => now,
  }));
});
afterAll(() => app.stop());

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now.getTime() });

/** The user of the session granted last, as the gateway reads it. */
async function actorOfLast(): Promise<UserActor> {
  const session = sessionDigest(execute.sessions.at(-1) ?? '');
  const {
    createdAt: _,
    device: _device,
    address: _address,
    ...stored
  } = Session.parse(JSON.parse((await app.redis.get(sessionKey(session))) ?? ''));
  return { kind: 'user', ...stored, session, access: 'session' };
}

/** A user who may create tokens, signed in just now. */
async function signedIn(): Promise<UserActor & { username: string }> {
  const username = randomUUID();
  const input = { username, email: `${username}@example.com`, password: PASSWORD };
  const { id } = await root<{ id: string }>(execute(guest, REGISTER, { input }));
  const owner = { userId: Number(id), organisationId: organisationOf(Number(id)) };
  const data = { ...owner, version: 1, plan: 'enterprise', status: 'active', endsAt: null };
  await verifyForTest(Number(id));
  await deliverTo(handlers, SubscriptionChanged, workerContextOf(app, settings)({ requestId: 'test' }), data);
  return { ...(await actorOfLast()), username };
}

async function withSecondFactor(anna: UserActor): Promise<string> {
  const begin = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
  const { secret } = await root<{ secret: string }>(execute(anna, begin, { password: PASSWORD }));
  const finish = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
  await root(execute(anna, finish, { code: codeOf(secret) }));
  pass(1);
  return secret;
}

const createToken = (actor: UserActor) =>
  execute(actor, CREATE, { input: { name: 'ci', scope: 'WRITE', expiresInDays: 1 } });
const confirm = (actor: UserActor, input: { password: string; code?: string }) => execute(actor, PROVE, { input });

describe('a session', () => {
  it('counts as confirmed for ten minutes after signing in, and no longer', async () => {
    const anna = await signedIn();
    pass(9);
    expect((await createToken(anna)).errors).toEqual([]);
    expect((await execute(anna, EXPORT)).errors).toEqual([]);
    pass(2);
    for (const refused of [await createToken(anna), await execute(anna, EXPORT)])
      expect(refused.errors).toEqual([NEEDED]);
    expect(execute.extensions).toMatchObject([{ reason: 'proof' }]);

    await root(execute(guest, LOGIN, { input: { username: anna.username, password: PASSWORD } }));
    expect((await createToken(await actorOfLast())).errors).toEqual([]);
  });

  it('cannot be confirmed with a token', async () => {
    const token: UserActor = { ...(await signedIn()), access: 'write' };
    for (const refused of [await createToken(token), await confirm(token, { password: PASSWORD })])
      expect(refused.errors).toMatchObject([{ code: 'FORBIDDEN', message: /An API token cannot do this/ }]);
  });
});

describe('a confirmation', () => {
  it('makes the session good for ten minutes more, under a new id', async () => {
    const anna = await signedIn();
    pass(11);
    const { until } = await root<{ until: string }>(confirm(anna, { password: PASSWORD }));
    expect(new Date(until).getTime() - now.getTime()).toBe(10 * 60_000);
    const after = await actorOfLast();
    expect(after.session).not.toBe(anna.session);
    expect(await app.redis.exists(sessionKey(anna.session))).toBe(0);
    expect((await createToken(after)).errors).toEqual([]);
    pass(11);
    expect((await createToken(after)).errors).toEqual([NEEDED]);
  });

  it('does not extend the session', async () => {
    const anna = await signedIn();
    const createdAt = async (session: string) =>
      Session.parse(JSON.parse((await app.redis.get(sessionKey(session))) ?? '')).createdAt;
    const before = await createdAt(anna.session);
    pass(11);
    await root(confirm(anna, { password: PASSWORD }));
    expect(await createdAt((await actorOfLast()).session)).toBe(before);
  });

  it('accepts the right password and confirms it', async () => {
    const anna = await signedIn();
    pass(11);
    expect((await confirm(anna, { password: 'wrong' })).errors).toEqual([
      { code: 'INVALID', message: 'The password is incorrect.' },
    ]);
    expect((await createToken(anna)).errors).toEqual([NEEDED]);
  });

  it('requires the code too, if there is a second factor', async () => {
    const anna = await signedIn();
    const means = '{ me { signInMeans { password code } } }';
    expect((await execute(anna, means)).data?.me).toEqual({ signInMeans: { password: true, code: false } });
    const secret = await withSecondFactor(anna);
    expect((await execute(anna, means)).data?.me).toEqual({ signInMeans: { password: true, code: true } });
    pass(11);
    expect((await confirm(anna, { password: PASSWORD })).errors).toEqual([
      { code: 'INVALID', message: 'Please enter the code from your authenticator app.' },
    ]);
    expect((await confirm(anna, { password: PASSWORD, code: '000000' })).errors).toMatchObject([{ code: 'INVALID' }]);
    await root(confirm(anna, { password: PASSWORD, code: codeOf(secret) }));
    expect((await createToken(await actorOfLast())).errors).toEqual([]);
  });

  it('cannot be guessed', async () => {
    const anna = await signedIn();
    const codes: unknown[] = [];
    for (let guess = 0; guess < 12; guess++)
      codes.push((await confirm(anna, { password: `guess ${guess}` })).errors[0]?.code);
    expect(codes).toEqual([...Array(10).fill('INVALID'), 'RATE_LIMITED', 'RATE_LIMITED']);
  });
});

describe('credentials in the call itself', () => {
  const email = () => `${randomUUID()}@example.com`;

  it('are sufficient confirmation without a second factor', async () => {
    const anna = await signedIn();
    pass(11);
    const input = { email: email(), password: PASSWORD };
    expect((await execute(anna, CHANGE_EMAIL, { input })).errors).toEqual([]);
    const change = { currentPassword: PASSWORD, newPassword: 'another horse battery' };
    expect((await execute(anna, CHANGE_PASSWORD, { input: change })).errors).toEqual([]);
  });

  it('is not given by the password alone, if there is a second factor', async () => {
    const anna = await signedIn();
    const secret = await withSecondFactor(anna);
    pass(11);
    const input = { email: email(), password: PASSWORD };
    const change = { currentPassword: PASSWORD, newPassword: 'another horse battery' };
    expect((await execute(anna, CHANGE_EMAIL, { input })).errors).toEqual([NEEDED]);
    expect((await execute(anna, CHANGE_PASSWORD, { input: change })).errors).toEqual([NEEDED]);
    const withWrong = { ...input, code: '000000' };
    expect((await execute(anna, CHANGE_EMAIL, { input: withWrong })).errors).toMatchObject([{ code: 'INVALID' }]);
    const withCode = { ...change, code: codeOf(secret) };
    expect((await execute(anna, CHANGE_PASSWORD, { input: withCode })).errors).toEqual([]);
  });
});
