import type { UserActor } from '@aicp/contracts/actor';
import type { Mail } from '@aicp/contracts/sendEmail';
import { sessionDigest, sessionKey, userSessionsKey } from '@aicp/contracts/session';
import { executor, guest, root } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { type PasskeyDevice, passkeyDevice } from '@aicp/testing/passkeyDevice';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import { contextOf, workerContextOf } from '../context.ts';
import { writeEmail } from '../emails/emails.ts';
import { findUser } from '../store/users.ts';
import { dropSignInMeans } from '../use-cases/dropSignInMeans.ts';
import { eraseUser } from '../use-cases/eraseUser.ts';
import { resolvers } from './resolvers.ts';

const origin = 'http://localhost:3000';
const password = 'correct horse battery';
const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: origin,
};
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

type Request = { ceremony: string; options: Parameters<PasskeyDevice['create']>[0] & { allowCredentials?: unknown } };
type Added = { passkey: { id: string; name: string }; recoveryCodes: string[] | null };

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const CONFIRM = 'mutation ($input: ConfirmLoginInput!) { confirmLogin(input: $input) { id } }';
const BEGIN = 'mutation { beginPasskey { ceremony options } }';
const ADD = `mutation ($input: AddPasskeyInput!) {
  addPasskey(input: $input) { passkey { id name isSynced lastUsedAt } recoveryCodes } }`;
const REMOVE = 'mutation ($id: ID!) { removePasskey(id: $id) { id } }';
const LIST = '{ passkeys { id name isSynced createdAt lastUsedAt } }';
const BEGIN_LOGIN = 'mutation ($challenge: String) { beginPasskeyLogin(challenge: $challenge) { ceremony options } }';
const PASSKEY_LOGIN = 'mutation ($input: PasskeyInput!) { loginWithPasskey(input: $input) { id username } }';
const BEGIN_PROOF = 'mutation { beginPasskeyProof { ceremony options } }';
const PROVE = 'mutation ($input: PasskeyInput!) { proveByPasskey(input: $input) { until } }';
const MEANS = '{ me { signInMeans { password code app passkey } twoFactor { enabled recoveryCodesLeft } } }';

const NOT_HERE = [
  {
    code: 'UNAUTHENTICATED',
    message:
      'This passkey does not sign in here. It may have been removed from your account. Please sign in with your password.',
  },
];

/** The actor of the session that was granted last. */
function signedInAs(userId: number): UserActor {
  const session = sessionDigest(execute.sessions.at(-1) ?? '');
  const provedAt = now.getTime();
  return { kind: 'user', userId, organisationId: userId, isAdmin: false, session, access: 'session', provedAt };
}

async function register(username: string, isEmailVerified = true): Promise<UserActor> {
  const input = { username, email: `${username}@example.com`, password };
  const { id } = await root<{ id: string }>(
    execute(guest, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', { input }),
  );
  const users = mongoose.connection.collection<{ _id: number }>('users');
  await users.updateOne({ _id: Number(id) }, { $set: { isEmailVerified } });
  return signedInAs(Number(id));
}

async function add(owner: UserActor, device = passkeyDevice(origin)) {
  const { ceremony, options } = await root<Request>(execute(owner, BEGIN));
  const added = await root<Added>(execute(owner, ADD, { input: { ceremony, credential: device.create(options) } }));
  return { device, ...added };
}

/** Signs in by what the device answers; resolves with the answer. */
async function signIn(device: PasskeyDevice, manner: Parameters<PasskeyDevice['get']>[1] = {}, challenge?: unknown) {
  const { ceremony, options } = await root<Request>(execute(guest, BEGIN_LOGIN, { challenge }));
  return execute(guest, PASSKEY_LOGIN, { input: { ceremony, credential: device.get(options, manner) } });
}

async function challengeFor(username: string): Promise<{ challenge: unknown; factors: unknown }> {
  const { errors } = await execute(guest, LOGIN, { input: { username, password } });
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  const [{ challenge, factors, reason } = {}] = execute.extensions;
  expect(reason).toBe('SECOND_FACTOR');
  return { challenge, factors };
}

async function turnOnApp(owner: UserActor): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = execute(owner, 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }', {
    password,
  });
  const { secret } = await root<{ secret: string }>(begun);
  const code = new TOTP({ secret }).generate({ timestamp: now.getTime() });
  const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
  const { recoveryCodes } = await root<{ recoveryCodes: string[] }>(execute(owner, confirm, { code }));
  now = new Date(now.getTime() + 30_000);
  return { secret, recoveryCodes };
}

const mailsTo = async (userId: number) =>
  (await app.rows('outbox', { name: 'sendEmail', 'data.userId': userId })).map(({ data }) => data.template);
const acts = async (userId: number) =>
  (await app.rows('outbox', { name: 'user.acted', 'data.userId': userId })).map(({ data }) => data.act);

describe('adding a passkey', () => {
  it('takes a fresh proof and a verified address, of a person and not of a token', async () => {
    const anna = await register('adds');
    const { provedAt: _, ...unproven } = anna;
    expect((await execute(unproven, BEGIN)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(execute.extensions).toMatchObject([{ reason: 'proof' }]);
    expect((await execute({ ...anna, access: 'write' }, BEGIN)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await execute(guest, BEGIN)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    const squatter = await register('unverified', false);
    expect((await execute(squatter, BEGIN)).errors).toEqual([
      { code: 'FORBIDDEN', message: 'Please verify your email address first. We have sent you a link.' },
    ]);
  });

  it('lists it by the device that it was made on, tells the owner, and stores no secret', async () => {
    const anna = await register('lists');
    const { client } = execute;
    execute.client = { ...client, agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const { passkey, device } = await add(anna);
    execute.client = client;
    expect(await root(execute(anna, LIST))).toEqual([
      { id: passkey.id, name: 'Firefox on Linux', isSynced: false, createdAt: now.toISOString(), lastUsedAt: null },
    ]);
    expect(await mailsTo(anna.userId)).toContain('passkeyAdded');
    expect(await acts(anna.userId)).toContain('passkeyAdded');
    const [row] = await app.rows('passkeys', { userId: anna.userId });
    expect(row).toMatchObject({ credentialId: device.credentialId, counter: 0, transports: ['internal'] });
  });

  it('comes with recovery codes and ends the other sessions when it is the first second factor', async () => {
    const elsewhere = await register('first');
    await execute(guest, LOGIN, { input: { username: 'first', password } });
    const here = signedInAs(elsewhere.userId);
    const { recoveryCodes } = await add(here);
    expect(recoveryCodes).toHaveLength(10);
    expect(await app.redis.exists(sessionKey(elsewhere.session))).toBe(0);
    expect(await app.redis.exists(sessionKey(here.session))).toBe(1);
    expect((await add(here)).recoveryCodes).toBeNull();
    expect(await root(execute(here, MEANS))).toEqual({
      signInMeans: { password: true, code: true, app: false, passkey: true },
      twoFactor: { enabled: false, recoveryCodesLeft: 10 },
    });
  });

  it('is bound to the session, the page and the request that began it, once, and for five minutes', async () => {
    const anna = await register('bound');
    const boris = await register('stranger');
    const device = passkeyDevice(origin);
    const begin = () => root<Request>(execute(anna, BEGIN));
    const expired = [{ code: 'CONFLICT', message: 'Adding the passkey took too long. Please start again.' }];
    const unverified = [{ code: 'INVALID', message: 'The passkey could not be verified. Please try again.' }];
    const send = async (actor: UserActor, { ceremony }: Request, credential: object) =>
      (await execute(actor, ADD, { input: { ceremony, credential } })).errors;

    const stolen = await begin();
    expect(await send(boris, stolen, device.create(stolen.options))).toEqual(expired);
    const [phished, unseen, other] = [await begin(), await begin(), await begin()];
    expect(await send(anna, phished, device.create(phished.options, { origin: 'https://evil.example' }))).toEqual(
      unverified,
    );
    expect(await send(anna, unseen, device.create(unseen.options, { isVerified: false }))).toEqual(unverified);
    expect(await send(anna, other, device.create(unseen.options))).toEqual(unverified);
    expect(await send(anna, other, device.create(other.options))).toEqual(expired);
    await begin();
    const [key = ''] = await app.redis.keys('aicp:passkey-ceremony:*');
    expect(await app.redis.ttl(key)).toBeGreaterThan(290);
    expect(await app.redis.ttl(key)).toBeLessThanOrEqual(300);
  });

  it('refuses one that is an account’s already, and a twenty-first', async () => {
    const anna = await register('twice');
    const { device } = await add(anna);
    const boris = await register('copies');
    const { ceremony, options } = await root<Request>(execute(boris, BEGIN));
    const again = { input: { ceremony, credential: device.create(options) } };
    expect((await execute(boris, ADD, again)).errors).toEqual([
      { code: 'CONFLICT', message: 'This passkey has been added already.' },
    ]);
    for (let count = 1; count < 20; count++) await add(anna);
    expect((await execute(anna, BEGIN)).errors).toEqual([
      { code: 'CONFLICT', message: 'You have 20 passkeys. Please remove one before adding another.' },
    ]);
  });
});

describe('signing in with a passkey', () => {
  it('takes neither name, password nor code, and says nothing about accounts before', async () => {
    const anna = await register('signs');
    await turnOnApp(anna);
    const { device } = await add(anna);
    const { options } = await root<Request>(execute(guest, BEGIN_LOGIN));
    expect(options.allowCredentials).toBeUndefined();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const before = execute.sessions.length;
    const { data } = await signIn(device);
    expect(data?.loginWithPasskey).toEqual({ id: String(anna.userId), username: 'signs' });
    expect(execute.sessions).toHaveLength(before + 1);
    expect(await app.rows('outbox', { name: 'user.loggedIn', 'data.userId': anna.userId })).toHaveLength(1);
    expect((await app.rows('passkeys', { userId: anna.userId }))[0]?.lastUsedAt).toEqual(now);
  });

  it('is a sign-in like any other: it tells of a new device, and proves who it is', async () => {
    const anna = await register('device');
    const { device } = await add(anna);
    const { client } = execute;
    execute.client = { address: '203.0.113.9', agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' };
    await signIn(device);
    execute.client = client;
    expect(await mailsTo(anna.userId)).toContain('newDevice');
    const session = await app.redis.get(sessionKey(signedInAs(anna.userId).session));
    expect(JSON.parse(session ?? '')).toMatchObject({ provedAt: now.getTime(), address: '203.0.113.9' });
  });

  it('refuses another page, a device that has not looked, another signature, and one that was removed, all alike', async () => {
    const anna = await register('refused');
    const { device, passkey } = await add(anna);
    expect((await signIn(device, { origin: 'https://evil.example' })).errors).toEqual(NOT_HERE);
    expect((await signIn(device, { isVerified: false })).errors).toEqual(NOT_HERE);
    expect((await signIn(passkeyDevice(origin))).errors).toEqual(NOT_HERE);
    const impostor = passkeyDevice(origin);
    const { ceremony, options } = await root<Request>(execute(guest, BEGIN_LOGIN));
    const { id, rawId } = device.get(options);
    const forged = { ...impostor.get(options), id, rawId };
    expect((await execute(guest, PASSKEY_LOGIN, { input: { ceremony, credential: forged } })).errors).toEqual(NOT_HERE);
    expect((await signIn(device)).errors).toEqual([]);
    await root(execute(signedInAs(anna.userId), REMOVE, { id: passkey.id }));
    expect((await signIn(device)).errors).toEqual(NOT_HERE);
  });

  it('takes an answer once, and only from the client that asked', async () => {
    const { device } = await add(await register('replays'));
    const { ceremony, options } = await root<Request>(execute(guest, BEGIN_LOGIN));
    const credential = device.get(options);
    const over = [{ code: 'UNAUTHENTICATED', message: 'This login has expired. Please sign in again.' }];
    const send = async (with_: string) =>
      (await execute(guest, PASSKEY_LOGIN, { input: { ceremony: with_, credential } })).errors;
    expect(await send('made up')).toEqual(over);
    const answers = await Promise.all([send(ceremony), send(ceremony), send(ceremony)]);
    expect(answers.filter(errors => errors.length === 0)).toHaveLength(1);
    expect(await send(ceremony)).toEqual(over);
  });

  it('is counted, so that nobody signs in without end', async () => {
    const { device } = await add(await register('endless'));
    for (let count = 0; count < 20; count++) expect((await signIn(device)).errors).toEqual([]);
    expect((await signIn(device)).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
  });

  it('drops with the second factor when somebody else resets the password of an address never verified', async () => {
    const anna = await register('squatted');
    const { device } = await add(anna);
    await workerContextOf(app, settings)({ requestId: 'test' }).transaction(tx => dropSignInMeans(tx, anna.userId));
    expect((await signIn(device)).errors).toEqual(NOT_HERE);
    expect((await execute(guest, LOGIN, { input: { username: 'squatted', password } })).errors).toEqual([]);
  });

  it('is refused to an account that is suspended', async () => {
    const anna = await register('suspended');
    const { device } = await add(anna);
    const users = mongoose.connection.collection<{ _id: number }>('users');
    await users.updateOne({ _id: anna.userId }, { $set: { status: 'suspended' } });
    expect((await signIn(device)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('refuses a copied authenticator, whose count falls behind, and tells the owner', async () => {
    const anna = await register('copied');
    const { device } = await add(anna);
    expect((await signIn(device, { counter: 5 })).errors).toEqual([]);
    expect((await signIn(device, { counter: 6 })).errors).toEqual([]);
    expect(await mailsTo(anna.userId)).not.toContain('passkeyCopied');
    for (const counter of [6, 5, 0]) expect((await signIn(device, { counter })).errors).toEqual(NOT_HERE);
    expect(await mailsTo(anna.userId)).toContain('passkeyCopied');
    expect(await acts(anna.userId)).toContain('passkeyCopied');
    expect((await signIn(device, { counter: 7 })).errors).toEqual([]);
  });

  it('takes passkeys that do not count, such as those that are synced, again and again', async () => {
    const { device } = await add(await register('synced'));
    for (let use = 0; use < 3; use++) expect((await signIn(device)).errors).toEqual([]);
  });
});

describe('a passkey as second factor', () => {
  it('is asked for after the password, and is of that account', async () => {
    const anna = await register('second');
    const { device } = await add(anna);
    const { device: anothers } = await add(await register('another'));
    const before = execute.sessions.length;
    const { challenge, factors } = await challengeFor('second');
    expect(factors).toEqual(['passkey']);
    expect(execute.sessions).toHaveLength(before);
    expect((await signIn(anothers, {}, challenge)).errors).toEqual(NOT_HERE);
    const { options } = await root<Request>(execute(guest, BEGIN_LOGIN, { challenge }));
    expect(options.allowCredentials).toMatchObject([{ id: device.credentialId }]);
    const { data } = await signIn(device, {}, challenge);
    expect(data?.loginWithPasskey).toEqual({ id: String(anna.userId), username: 'second' });
    expect((await execute(guest, BEGIN_LOGIN, { challenge })).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('leaves the recovery codes, each once, and takes no code of an app that there is not', async () => {
    const { recoveryCodes } = await add(await register('recovers'));
    const [code = ''] = recoveryCodes ?? [];
    const confirm = async (code: string) =>
      (await execute(guest, CONFIRM, { input: { challenge: (await challengeFor('recovers')).challenge, code } }))
        .errors;
    expect(await confirm('000000')).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    expect(await confirm(code)).toEqual([]);
    expect(await confirm(code)).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('stands beside the authenticator app, and each goes on without the other', async () => {
    const anna = await register('both');
    const { secret, recoveryCodes } = await turnOnApp(anna);
    const { passkey, recoveryCodes: more } = await add(anna);
    expect(more).toBeNull();
    expect((await challengeFor('both')).factors).toEqual(['app', 'passkey']);
    const off = 'mutation ($input: SecondFactorInput!) { disableTwoFactor(input: $input) { id } }';
    const code = new TOTP({ secret }).generate({ timestamp: now.getTime() });
    await root(execute(anna, off, { input: { password, code } }));
    expect((await challengeFor('both')).factors).toEqual(['passkey']);
    const confirmed = { challenge: (await challengeFor('both')).challenge, code: recoveryCodes[0] };
    expect((await execute(guest, CONFIRM, { input: confirmed })).errors).toEqual([]);
    const again = signedInAs(anna.userId);
    await turnOnApp(again);
    await root(execute(again, REMOVE, { id: passkey.id }));
    expect((await challengeFor('both')).factors).toEqual(['app']);
  });
});

describe('removing a passkey', () => {
  it('takes a fresh proof, ends the other sessions, and tells the owner; the password alone signs in after the last', async () => {
    const anna = await register('removes');
    const { device, passkey } = await add(anna);
    await signIn(device);
    const elsewhere = signedInAs(anna.userId);
    const { provedAt: _, ...unproven } = anna;
    expect((await execute(unproven, REMOVE, { id: passkey.id })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(execute.extensions).toMatchObject([{ reason: 'proof' }]);
    expect(await root(execute(anna, REMOVE, { id: passkey.id }))).toEqual([]);
    expect(await app.redis.zrange(userSessionsKey(anna.userId), '0', '-1')).not.toContain(elsewhere.session);
    expect(await mailsTo(anna.userId)).toContain('passkeyRemoved');
    expect((await execute(guest, LOGIN, { input: { username: 'removes', password } })).errors).toEqual([]);
  });

  it('and renaming it are for its owner alone', async () => {
    const anna = await register('owns');
    const boris = await register('wants');
    const { passkey } = await add(anna);
    const rename = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
    const none = [{ code: 'NOT_FOUND', message: 'Passkey not found.' }];
    expect((await execute(boris, REMOVE, { id: passkey.id })).errors).toEqual(none);
    expect((await execute(boris, rename, { id: passkey.id, name: 'Mine' })).errors).toEqual(none);
    expect(await root(execute(anna, rename, { id: passkey.id, name: ' Blue key ' }))).toEqual({ name: 'Blue key' });
    expect((await execute(anna, rename, { id: passkey.id, name: ' ' })).errors).toMatchObject([{ code: 'INVALID' }]);
  });
});

describe('a passkey as proof', () => {
  it('is good for ten minutes in this session, and is the person’s own', async () => {
    const anna = await register('proves');
    const { device } = await add(anna);
    const { device: anothers } = await add(await register('borrows'));
    const prove = async (device: PasskeyDevice) => {
      const { ceremony, options } = await root<Request>(execute(anna, BEGIN_PROOF));
      return execute(anna, PROVE, { input: { ceremony, credential: device.get(options) } });
    };
    now = new Date(now.getTime() + 3_600_000);
    expect((await execute(anna, BEGIN)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await prove(anothers)).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await prove(device)).data?.proveByPasskey).toEqual({
      until: new Date(now.getTime() + 600_000).toISOString(),
    });
    expect((await execute(signedInAs(anna.userId), BEGIN)).errors).toEqual([]);
  });

  it('cannot be given by what was signed for a login', async () => {
    const anna = await register('mixes');
    const { device } = await add(anna);
    const { ceremony, options } = await root<Request>(execute(guest, BEGIN_LOGIN));
    expect((await execute(anna, PROVE, { input: { ceremony, credential: device.get(options) } })).errors).toMatchObject(
      [{ code: 'CONFLICT' }],
    );
  });
});

it('mails about passkeys say what signs in now, and which passkey it is about', async () => {
  const anna = await register('mailed');
  const { passkey } = await add(anna);
  const { userId } = anna;
  const passkeyId = Number(passkey.id);
  const ctx = {
    ...workerContextOf(app, settings)({ requestId: 'test' }),
    publicUrl: origin,
    salesEmail: 's@example.com',
  };
  const write = async (mail: Mail) => JSON.stringify(await writeEmail(ctx, mail));
  expect(await write({ template: 'passkeyAdded', userId, passkeyId })).toContain('can sign in without your password');
  expect(await write({ template: 'passkeyCopied', userId, passkeyId })).toContain(`["Passkey","${passkey.name}"]`);
  expect(await write({ template: 'twoFactorOff', userId })).toContain('still requires a passkey');
  await root(execute(anna, REMOVE, { id: passkey.id }));
  expect(await write({ template: 'passkeyRemoved', userId })).toContain('now requires only the password');
  expect(await write({ template: 'passkeyAdded', userId, passkeyId })).toBe('null');
});

it('the export lists passkeys without their keys, and the end of an account leaves none', async () => {
  const anna = await register('leaves');
  const { passkey } = await add(anna);
  const EXPORT = 'query ($after: String) { exportIdentity(after: $after) { collection rows next } }';
  type Page = { collection: string; rows: object[]; next: string | null };
  const pages: Page[] = [];
  for (let after: string | null = null; pages.length === 0 || after; ) {
    const page: Page = await root<Page>(execute(anna, EXPORT, { after }));
    pages.push(page);
    after = page.next;
  }
  const listed = pages.filter(({ collection }) => collection === 'passkeys').flatMap(({ rows }) => rows);
  expect(listed).toMatchObject([{ name: passkey.name, createdAt: now.toISOString() }]);
  expect(JSON.stringify(listed)).not.toMatch(/publicKey|credentialId|userHandle/);
  const user = await findUser(anna.userId);
  if (user) await eraseUser(workerContextOf(app, settings)({ requestId: 'test' }), user);
  expect(await app.rows('passkeys', { userId: anna.userId })).toEqual([]);
});

it('there are no passkeys where browsers have none: at an address without https', async () => {
  const contexts = contextOf(app, { ...settings, publicUrl: 'http://ai.example.com' });
  const there = executor(new URL('./schema.graphql', import.meta.url), resolvers, contexts);
  expect((await there(guest, BEGIN_LOGIN)).errors).toEqual([
    { code: 'CONFLICT', message: 'Passkeys need an address that begins with https://.' },
  ]);
});
