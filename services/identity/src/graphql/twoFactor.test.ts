import type { UserActor } from '@aicp/contracts/rights/actor';
import { sessionDigest, sessionKey, userSessionsKey } from '@aicp/contracts/rights/session';
import { executor, guest, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import { verifyForTest } from '../../testing/verifyForTest.ts';
import { contextOf } from '../context.ts';
import { resolvers } from './resolvers.ts';

const password = 'correct horse battery';
const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
let now = new Date('2026-11-21T10:00:00Z');
let app: TestService;
let execute: ReturnType<typeof executor>;
/** Runs just before the next session begins. */
let meanwhile: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  app = await openTestService('identity');
  const contexts = contextOf(app, settings);
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, request => {
    const ctx = contexts(request);
    const begin: typeof ctx.sessions.begin = async (...session) => {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.();
      return ctx.sessions.begin(...session);
    };
    return { ...ctx, sessions: { ...ctx.sessions, begin }, now: () => now };
  });
});
afterAll(() => app.stop());

const forward = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now.getTime() });

/** The actor of the latest session. */
function signedInAs(userId: number): UserActor {
  const session = sessionDigest(execute.sessions.at(-1) ?? '');
  return { ...user(userId), session, provedAt: now.getTime() };
}

async function register(username: string): Promise<UserActor> {
  const input = { username, email: `${username}@example.com`, password };
  const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  const { data } = await execute(guest, REGISTER, { input });
  const userId = Number((data as { register: { id: string } }).register.id);
  await verifyForTest(userId);
  return signedInAs(userId);
}

const BEGIN = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret otpauthUri qrCode } }';
const CONFIRM = `mutation ($code: String!) {
  confirmTwoFactor(code: $code) { recoveryCodes user { twoFactor { enabled recoveryCodesLeft } } } }`;
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const CONFIRM_LOGIN = 'mutation ($input: ConfirmLoginInput!) { confirmLogin(input: $input) { id username } }';
const DISABLE = 'mutation ($input: SecondFactorInput!) { disableTwoFactor(input: $input) { twoFactor { enabled } } }';
const RENEW = 'mutation ($input: SecondFactorInput!) { newRecoveryCodes(input: $input) { recoveryCodes } }';

async function turnOn(anna: UserActor) {
  const begun = await execute(anna, BEGIN, { password });
  const { secret } = (begun.data as { beginTwoFactor: { secret: string } }).beginTwoFactor;
  const { data, errors } = await execute(anna, CONFIRM, { code: codeOf(secret) });
  expect(errors).toEqual([]);
  forward(30);
  return { secret, ...(data as { confirmTwoFactor: { recoveryCodes: string[] } }).confirmTwoFactor };
}

async function challengeFor(username: string): Promise<unknown> {
  const { errors } = await execute(guest, LOGIN, { input: { username, password } });
  expect(errors).toEqual([{ code: 'UNAUTHENTICATED', message: 'Please enter the code from your authenticator app.' }]);
  expect(execute.extensions).toMatchObject([{ reason: 'SECOND_FACTOR' }]);
  return execute.extensions[0]?.challenge;
}

const confirm = (challenge: unknown, code: string) => execute(guest, CONFIRM_LOGIN, { input: { challenge, code } });

describe('turning two-factor authentication on', () => {
  it('needs the password, and a code that proves the app has the secret', async () => {
    const anna = await register('begins');
    expect((await execute(anna, BEGIN, { password: 'wrong' })).errors).toEqual([
      { code: 'INVALID', message: 'The password is incorrect.' },
    ]);
    const { secret } = ((await execute(anna, BEGIN, { password })).data as { beginTwoFactor: { secret: string } })
      .beginTwoFactor;
    expect((await execute(anna, CONFIRM, { code: '000000' })).errors).toMatchObject([{ code: 'INVALID' }]);
    const { data } = await execute(anna, CONFIRM, { code: codeOf(secret) });
    expect(data?.confirmTwoFactor).toMatchObject({ user: { twoFactor: { enabled: true, recoveryCodesLeft: 10 } } });
    const { recoveryCodes } = (data as { confirmTwoFactor: { recoveryCodes: string[] } }).confirmTwoFactor;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
  });

  it('still works for the owner during guesses in a stolen session', async () => {
    const anna = await register('stolen');
    await execute(guest, LOGIN, { input: { username: 'stolen', password } });
    const thief = signedInAs(anna.userId);
    const { secret } = ((await execute(anna, BEGIN, { password })).data as { beginTwoFactor: { secret: string } })
      .beginTwoFactor;
    for (let guesses = 0; guesses < 12; guesses++) await execute(thief, CONFIRM, { code: '000000' });
    expect((await execute(thief, CONFIRM, { code: '000000' })).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
    expect((await execute(anna, CONFIRM, { code: codeOf(secret) })).errors).toEqual([]);
  });

  it('stores neither the secret nor the recovery codes, and orders an email', async () => {
    const anna = await register('stores');
    const { secret, recoveryCodes } = await turnOn(anna);
    const stored = JSON.stringify(await mongoose.connection.collection('second_factors').find().toArray());
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
    const mails = await mongoose.connection.collection('outbox').find({ 'data.userId': anna.userId }).toArray();
    expect(mails.map(({ data }) => data.template)).toContain('twoFactorOn');
  });

  it('ends the other sessions, which never gave a code', async () => {
    const elsewhere = await register('elsewhere');
    await execute(guest, LOGIN, { input: { username: 'elsewhere', password } });
    const here = signedInAs(elsewhere.userId);
    await turnOn(here);
    expect(await app.redis.exists(sessionKey(elsewhere.session))).toBe(0);
    expect(await app.redis.exists(sessionKey(here.session))).toBe(1);
  });

  it('also ends a login in progress by the password alone', async () => {
    const here = await register('underway');
    meanwhile = () => turnOn(here);
    const { errors } = await execute(guest, LOGIN, { input: { username: 'underway', password } });
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    expect(await app.redis.zrange(userSessionsKey(here.userId), '0', '-1')).toEqual([here.session]);
    const signedIn = { name: 'user.loggedIn', 'data.userId': here.userId };
    expect(await mongoose.connection.collection('outbox').countDocuments(signedIn)).toBe(0);
  });

  it('must be restarted after a quarter of an hour, and cannot be started while it is on', async () => {
    const anna = await register('late');
    const { secret } = ((await execute(anna, BEGIN, { password })).data as { beginTwoFactor: { secret: string } })
      .beginTwoFactor;
    forward(16 * 60);
    expect((await execute(anna, CONFIRM, { code: codeOf(secret) })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    await turnOn(anna);
    expect((await execute(anna, BEGIN, { password })).errors).toEqual([
      { code: 'CONFLICT', message: 'Two-factor authentication is already on.' },
    ]);
  });

  it('is for people, not for API tokens', async () => {
    const { userId, ...anna } = await register('tokenless');
    const token: UserActor = { ...anna, userId, access: 'write' };
    expect((await execute(token, BEGIN, { password })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});

describe('signing in with a second factor', () => {
  it('gives no session before the code, and one with it', async () => {
    const anna = await register('signs');
    const { secret } = await turnOn(anna);
    const before = execute.sessions.length;
    const challenge = await challengeFor('signs');
    expect(execute.sessions).toHaveLength(before);
    const { data } = await confirm(challenge, ` ${codeOf(secret).replace(/^.../, '$& ')} `);
    expect(data?.confirmLogin).toEqual({ id: String(anna.userId), username: 'signs' });
    expect(execute.sessions).toHaveLength(before + 1);
  });

  it('does not take a code twice, nor an earlier one after a later one', async () => {
    const { secret } = await turnOn(await register('replays'));
    const code = codeOf(secret);
    expect((await confirm(await challengeFor('replays'), code)).errors).toEqual([]);
    expect((await confirm(await challengeFor('replays'), code)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    forward(30);
    const earlier = codeOf(secret);
    forward(30);
    const later = codeOf(secret);
    expect((await confirm(await challengeFor('replays'), later)).errors).toEqual([]);
    expect((await confirm(await challengeFor('replays'), earlier)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('accepts a code once, even when sent concurrently', async () => {
    const { secret } = await turnOn(await register('races'));
    const challenges = [await challengeFor('races'), await challengeFor('races'), await challengeFor('races')];
    const answers = await Promise.all(challenges.map(challenge => confirm(challenge, codeOf(secret))));
    expect(answers.filter(({ data }) => data?.confirmLogin)).toHaveLength(1);
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { recoveryCodes } = await turnOn(await register('recovers'));
    const [code = ''] = recoveryCodes;
    expect((await confirm(await challengeFor('recovers'), code.toUpperCase().replaceAll('-', ' '))).errors).toEqual([]);
    expect((await confirm(await challengeFor('recovers'), code)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    expect((await confirm(await challengeFor('recovers'), recoveryCodes[1] ?? '')).errors).toEqual([]);
  });

  it('ends a challenge after its use, five tries or five minutes', async () => {
    const { recoveryCodes } = await turnOn(await register('tries'));
    const over = [{ code: 'UNAUTHENTICATED', message: 'This login has expired. Please sign in again.' }];
    const used = await challengeFor('tries');
    await confirm(used, recoveryCodes[0] ?? '');
    expect((await confirm(used, recoveryCodes[1] ?? '')).errors).toEqual(over);
    const tired = await challengeFor('tries');
    for (let attempt = 0; attempt < 5; attempt++) await confirm(tired, '000000');
    expect((await confirm(tired, recoveryCodes[2] ?? '')).errors).toEqual(over);
    await challengeFor('tries');
    const [key = ''] = await app.redis.keys('aicp:login-challenge:begun:*');
    expect(await app.redis.ttl(key)).toBeGreaterThan(290);
    expect(await app.redis.ttl(key)).toBeLessThanOrEqual(300);
    expect((await confirm('made up', recoveryCodes[3] ?? '')).errors).toEqual(over);
  });

  it('refuses a first step in Redis that was not signed for it', async () => {
    const attacker = await register('mallory');
    const { recoveryCodes } = await turnOn(await register('trusting'));
    const { secret } = await turnOn(attacker);
    const over = [{ code: 'UNAUTHENTICATED', message: 'This login has expired. Please sign in again.' }];
    const keyOf = (challenge: unknown) => `aicp:login-challenge:begun:${sessionDigest(String(challenge))}`;
    const [own, others, made] = [await challengeFor('mallory'), await challengeFor('trusting'), 'made up'];
    const signed = (await app.redis.get(keyOf(own))) ?? '';
    // In another place, with another user in it, and unsigned.
    await app.redis.set(keyOf(made), signed);
    expect((await confirm(made, codeOf(secret))).errors).toEqual(over);
    await app.redis.set(keyOf(own), JSON.stringify({ ...JSON.parse(signed), userId: attacker.userId - 1 }));
    expect((await confirm(own, recoveryCodes[0] ?? '')).errors).toEqual(over);
    await app.redis.set(keyOf(own), JSON.stringify({ userId: attacker.userId, version: 1 }));
    expect((await confirm(own, codeOf(secret))).errors).toEqual(over);
    expect((await confirm(others, recoveryCodes[0] ?? '')).errors).toEqual([]);
  });

  it('ends a challenge when the password changes, so that anyone with the old one must start again', async () => {
    const anna = await register('renews');
    const { secret } = await turnOn(anna);
    const challenge = await challengeFor('renews');
    const input = { currentPassword: password, newPassword: 'another horse battery' };
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';
    expect((await execute(anna, change, { input })).errors).toEqual([]);
    expect((await confirm(challenge, codeOf(secret))).errors).toEqual([
      { code: 'UNAUTHENTICATED', message: 'This login has expired. Please sign in again.' },
    ]);
  });

  it('belongs to one account, so that another account’s code is useless', async () => {
    await turnOn(await register('victim'));
    const { secret } = await turnOn(await register('attacker'));
    expect((await confirm(await challengeFor('victim'), codeOf(secret))).errors).toMatchObject([
      { code: 'UNAUTHENTICATED', message: 'The code is incorrect.' },
    ]);
  });

  it('reports too many wrong codes, whatever the challenge', async () => {
    await turnOn(await register('guessed'));
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const { errors } = await confirm(await challengeFor('guessed'), '000000');
      codes.push(errors[0]?.code);
    }
    expect(codes.at(0)).toBe('UNAUTHENTICATED');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(execute.extensions[0]?.retryAfter).toBeGreaterThan(0);
  });
});

describe('turning it off, and new recovery codes', () => {
  it('need the right password and a right code', async () => {
    const anna = await register('leaves');
    const { secret, recoveryCodes } = await turnOn(anna);
    for (const input of [
      { password: 'wrong', code: codeOf(secret) },
      { password, code: '000000' },
    ])
      expect((await execute(anna, DISABLE, { input })).errors).toMatchObject([{ code: 'INVALID' }]);
    const { data } = await execute(anna, RENEW, { input: { password, code: codeOf(secret) } });
    const renewed = (data as { newRecoveryCodes: { recoveryCodes: string[] } }).newRecoveryCodes.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await confirm(await challengeFor('leaves'), recoveryCodes[0] ?? '')).errors).toMatchObject([
      { code: 'UNAUTHENTICATED' },
    ]);
    const off = await execute(anna, DISABLE, { input: { password, code: renewed[0] } });
    expect(off.data?.disableTwoFactor).toEqual({ twoFactor: { enabled: false } });
    const { data: login } = await execute(guest, LOGIN, { input: { username: 'leaves', password } });
    expect(login?.login).toEqual({ id: String(anna.userId) });
  });
});
