import { sessionKey } from '@aicp/contracts/rights/session';
import { guest, root } from '@aicp/testing/executor';
import { passkeyDevice } from '@aicp/testing/passkeyDevice';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import {
  BEGIN_LOGIN,
  CONFIRM,
  LOGIN,
  openPasskeysForTest,
  origin,
  PASSKEY_LOGIN,
  password,
  REMOVE,
  type Request,
  settings,
} from '../../testing/openPasskeysForTest.ts';
import { workerContextOf } from '../context.ts';
import { removeCredentials } from '../use-cases/signIn/removeCredentials.ts';

let service: Awaited<ReturnType<typeof openPasskeysForTest>>;
let { app, clock, execute, signedInAs, register, add, signIn, challengeFor, turnOnApp, mailsTo, acts } =
  {} as typeof service;
beforeAll(async () => {
  service = await openPasskeysForTest();
  ({ app, clock, execute, signedInAs, register, add, signIn, challengeFor, turnOnApp, mailsTo, acts } = service);
});
afterAll(() => app.stop());

const NOT_HERE = [
  {
    code: 'UNAUTHENTICATED',
    message:
      'You cannot sign in with this passkey. It may have been removed from your account. Please sign in with your password.',
  },
];

describe('signing in with a passkey', () => {
  it('needs neither name, password nor code, and reveals nothing about accounts', async () => {
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
    expect((await app.rows('passkeys', { userId: anna.userId }))[0]?.lastUsedAt).toEqual(clock.now);
  });

  it('is a full sign-in: it reports a new device, and confirms the user', async () => {
    const anna = await register('device');
    const { device } = await add(anna);
    const { client } = execute;
    execute.client = { address: '203.0.113.9', agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' };
    await signIn(device);
    execute.client = client;
    expect(await mailsTo(anna.userId)).toContain('newDevice');
    const session = await app.redis.get(sessionKey(signedInAs(anna.userId).session));
    expect(JSON.parse(session ?? '')).toMatchObject({ provedAt: clock.now.getTime(), address: '203.0.113.9' });
  });

  it('refuses another page, an unverified user, another signature and a removed passkey, all alike', async () => {
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

  it('is limited, so that no one signs in endlessly', async () => {
    const { device } = await add(await register('endless'));
    for (let count = 0; count < 20; count++) expect((await signIn(device)).errors).toEqual([]);
    expect((await signIn(device)).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
  });

  it('is removed with the second factor if someone else resets the password of an unverified address', async () => {
    const anna = await register('squatted');
    const { device } = await add(anna);
    await workerContextOf(app, settings)({ requestId: 'test' }).transaction(tx => removeCredentials(tx, anna.userId));
    expect((await signIn(device)).errors).toEqual(NOT_HERE);
    expect((await execute(guest, LOGIN, { input: { username: 'squatted', password } })).errors).toEqual([]);
  });

  it('is refused to a suspended account', async () => {
    const anna = await register('suspended');
    const { device } = await add(anna);
    const users = mongoose.connection.collection<{ _id: number }>('users');
    await users.updateOne({ _id: anna.userId }, { $set: { status: 'suspended' } });
    expect((await signIn(device)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('refuses a copied authenticator, whose counter falls behind, and notifies the owner', async () => {
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

  it('accepts passkeys without a counter, such as synced ones, repeatedly', async () => {
    const { device } = await add(await register('synced'));
    for (let use = 0; use < 3; use++) expect((await signIn(device)).errors).toEqual([]);
  });
});

describe('a passkey as second factor', () => {
  it('is requested after the password, and must be of that account', async () => {
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

  it('leaves the recovery codes, each for one use, and accepts no app code without an app', async () => {
    const { recoveryCodes } = await add(await register('recovers'));
    const [code = ''] = recoveryCodes ?? [];
    const confirm = async (code: string) =>
      (await execute(guest, CONFIRM, { input: { challenge: (await challengeFor('recovers')).challenge, code } }))
        .errors;
    expect(await confirm('000000')).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    expect(await confirm(code)).toEqual([]);
    expect(await confirm(code)).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('works next to the authenticator app, each without the other', async () => {
    const anna = await register('both');
    const { secret, recoveryCodes } = await turnOnApp(anna);
    const { passkey, recoveryCodes: more } = await add(anna);
    expect(more).toBeNull();
    expect((await challengeFor('both')).factors).toEqual(['app', 'passkey']);
    const off = 'mutation ($input: SecondFactorInput!) { disableTwoFactor(input: $input) { id } }';
    const code = new TOTP({ secret }).generate({ timestamp: clock.now.getTime() });
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
