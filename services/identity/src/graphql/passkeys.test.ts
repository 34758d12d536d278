import type { Mail } from '@aicp/contracts/emails/sendEmail';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { sessionKey, userSessionsKey } from '@aicp/contracts/rights/session';
import { executor, guest, root } from '@aicp/testing/executor';
import { type PasskeyDevice, passkeyDevice } from '@aicp/testing/passkeyDevice';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ADD,
  BEGIN,
  BEGIN_LOGIN,
  BEGIN_PROOF,
  LIST,
  LOGIN,
  MEANS,
  openPasskeysForTest,
  origin,
  PROVE,
  password,
  REMOVE,
  type Request,
  settings,
} from '../../testing/openPasskeysForTest.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { writeEmail } from '../emails/emails.ts';
import { findUser } from '../store/users.ts';
import { eraseUser } from '../use-cases/account/eraseUser.ts';
import { resolvers } from './resolvers.ts';

let service: Awaited<ReturnType<typeof openPasskeysForTest>>;
let { app, clock, execute, signedInAs, register, add, signIn, mailsTo, acts } = {} as typeof service;
beforeAll(async () => {
  service = await openPasskeysForTest();
  ({ app, clock, execute, signedInAs, register, add, signIn, mailsTo, acts } = service);
});
afterAll(() => app.stop());

describe('adding a passkey', () => {
  it('needs recent confirmation and a verified address, from a person and not a token', async () => {
    const anna = await register('adds');
    const { provedAt: _, ...unconfirmed } = anna;
    expect((await execute(unconfirmed, BEGIN)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(execute.extensions).toMatchObject([{ reason: 'proof' }]);
    expect((await execute({ ...anna, access: 'write' }, BEGIN)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await execute(guest, BEGIN)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    const squatter = await register('unverified', false);
    expect((await execute(squatter, BEGIN)).errors).toEqual([
      { code: 'FORBIDDEN', message: 'Please verify your email address first. We have sent you a link.' },
    ]);
  });

  it('lists it by the device that created it, notifies the owner, and stores no secret', async () => {
    const anna = await register('lists');
    const { client } = execute;
    execute.client = { ...client, agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const { passkey, device } = await add(anna);
    execute.client = client;
    expect(await root(execute(anna, LIST))).toEqual([
      {
        id: passkey.id,
        name: 'Firefox on Linux',
        isSynced: false,
        createdAt: clock.now.toISOString(),
        lastUsedAt: null,
      },
    ]);
    expect(await mailsTo(anna.userId)).toContain('passkeyAdded');
    expect(await acts(anna.userId)).toContain('passkeyAdded');
    const [row] = await app.rows('passkeys', { userId: anna.userId });
    expect(row).toMatchObject({ credentialId: device.credentialId, counter: 0, transports: ['internal'] });
  });

  it('gives recovery codes and ends the other sessions if it is the first second factor', async () => {
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

  it('refuses a passkey of an account, and a twenty-first one', async () => {
    const anna = await register('twice');
    const { device } = await add(anna);
    const boris = await register('copies');
    const { ceremony, options } = await root<Request>(execute(boris, BEGIN));
    const again = { input: { ceremony, credential: device.create(options) } };
    expect((await execute(boris, ADD, again)).errors).toEqual([
      { code: 'CONFLICT', message: 'This passkey has already been added.' },
    ]);
    for (let count = 1; count < 20; count++) await add(anna);
    expect((await execute(anna, BEGIN)).errors).toEqual([
      { code: 'CONFLICT', message: 'You have 20 passkeys. Please remove one before adding another.' },
    ]);
  });
});

describe('removing a passkey', () => {
  it('requires recent confirmation, ends the other sessions, and notifies the owner; after the last one the password signs in', async () => {
    const anna = await register('removes');
    const { device, passkey } = await add(anna);
    await signIn(device);
    const elsewhere = signedInAs(anna.userId);
    const { provedAt: _, ...unconfirmed } = anna;
    expect((await execute(unconfirmed, REMOVE, { id: passkey.id })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(execute.extensions).toMatchObject([{ reason: 'proof' }]);
    expect(await root(execute(anna, REMOVE, { id: passkey.id }))).toEqual([]);
    expect(await app.redis.zrange(userSessionsKey(anna.userId), '0', '-1')).not.toContain(elsewhere.session);
    expect(await mailsTo(anna.userId)).toContain('passkeyRemoved');
    expect((await execute(guest, LOGIN, { input: { username: 'removes', password } })).errors).toEqual([]);
  });

  it('and renaming it are only for its owner', async () => {
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

describe('confirmation with a passkey', () => {
  it('is valid for ten minutes in this session, and only with the user’s own passkey', async () => {
    const anna = await register('proves');
    const { device } = await add(anna);
    const { device: anothers } = await add(await register('borrows'));
    const confirm = async (device: PasskeyDevice) => {
      const { ceremony, options } = await root<Request>(execute(anna, BEGIN_PROOF));
      return execute(anna, PROVE, { input: { ceremony, credential: device.get(options) } });
    };
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect((await execute(anna, BEGIN)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await confirm(anothers)).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await confirm(device)).data?.proveByPasskey).toEqual({
      until: new Date(clock.now.getTime() + 600_000).toISOString(),
    });
    expect((await execute(signedInAs(anna.userId), BEGIN)).errors).toEqual([]);
  });

  it('cannot be given by a signature made for a login', async () => {
    const anna = await register('mixes');
    const { device } = await add(anna);
    const { ceremony, options } = await root<Request>(execute(guest, BEGIN_LOGIN));
    expect((await execute(anna, PROVE, { input: { ceremony, credential: device.get(options) } })).errors).toMatchObject(
      [{ code: 'CONFLICT' }],
    );
  });
});

it('emails name the passkey and the ways to sign in', async () => {
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
  expect(await write({ template: 'passkeyAdded', userId, passkeyId })).toContain(
    'It allows sign-in without your password',
  );
  expect(await write({ template: 'passkeyCopied', userId, passkeyId })).toContain(`["Passkey","${passkey.name}"]`);
  expect(await write({ template: 'twoFactorOff', userId })).toContain('still requires a passkey');
  await root(execute(anna, REMOVE, { id: passkey.id }));
  expect(await write({ template: 'passkeyRemoved', userId })).toContain('now requires only the password');
  expect(await write({ template: 'passkeyAdded', userId, passkeyId })).toBe('null');
});

it('the export lists passkeys without their keys, and a deleted account leaves none', async () => {
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
  expect(listed).toMatchObject([{ name: passkey.name, createdAt: clock.now.toISOString() }]);
  expect(JSON.stringify(listed)).not.toMatch(/publicKey|credentialId|userHandle/);
  const user = await findUser(anna.userId);
  if (user) await eraseUser(workerContextOf(app, settings)({ requestId: 'test' }), user, 'handsOver');
  expect(await app.rows('passkeys', { userId: anna.userId })).toEqual([]);
});

it('offers no passkeys at an address without https, where browsers have none', async () => {
  const contexts = contextOf(app, { ...settings, publicUrl: 'http://ai.example.com' });
  const there = executor(new URL('./schema.graphql', import.meta.url), resolvers, contexts);
  expect((await there(guest, BEGIN_LOGIN)).errors).toEqual([
    { code: 'CONFLICT', message: 'Passkeys need an address that begins with https://.' },
  ]);
});
