import { setTimeout as sleep } from 'node:timers/promises';
import { deviceDigest, sessionDigest } from '@aicp/contracts/rights/session';
import { executor, guest, organisationOf } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import { verifyPassword } from '../adapters/argon2.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { publishFailedLogins } from '../use-cases/signIn/recordFailedLogin.ts';
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
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const HOME = { address: '203.0.113.1', agent: 'Anna herself' };
const ELSEWHERE = { address: '192.0.2.99', agent: 'Anna on a new device' };

/** Each attempt takes a tenth of a second, plus the password's hash. */
jest.setTimeout(90_000);

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(schema, resolvers, contextOf(app, settings));
});
afterEach(async () => {
  // Each test starts with its own minute.
  await app.redis.flushdb();
});
afterAll(() => app.stop());

/** Signs in. Returns 'in' or the error code. */
async function tries(client: typeof execute.client, username: string, password = 'wrong horse') {
  execute.client = client;
  const { errors } = await execute(guest, LOGIN, { input: { username, password } });
  return errors[0]?.code ?? 'in';
}

/** A new account. Returns the browser in which it was created. */
async function registerUser(username: string, device?: string) {
  execute.client = { ...HOME, ...(device && { device }) };
  execute.devices.length = 0;
  execute.sessions.length = 0;
  const input = { username, email: `${username}@example.com`, password: PASSWORD };
  const { data } = await execute(guest, REGISTER, { input });
  const id = Number((data as { register: { id: string } }).register.id);
  const [cookie] = execute.devices;
  const known = cookie ? deviceDigest(cookie) : device;
  const actor = {
    kind: 'user',
    userId: id,
    organisationId: organisationOf(id),
    role: 'owner',
    isAdmin: false,
    session: sessionDigest(execute.sessions[0] ?? ''),
    access: 'session',
    provedAt: Date.now(),
  } as const;
  return { id, actor, browser: { ...HOME, ...(known && { device: known }) } };
}

const guessers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ address: `198.51.100.${at}`, agent: 'a guesser' }));

async function guessFrom(networks: number, username: string) {
  const tenTries = async (client: typeof execute.client) => {
    for (let turn = 0; turn < 10; turn++) await tries(client, username);
  };
  await Promise.all(guessers(networks).map(tenTries));
}

describe('guesses from eleven networks', () => {
  it('lock out no one, neither on a known nor on a new device elsewhere', async () => {
    const { browser } = await registerUser('anna');
    await guessFrom(11, 'anna');
    expect(await tries(browser, 'anna', PASSWORD)).toBe('in');
    expect(await tries(browser, 'anna@example.com', PASSWORD)).toBe('in');
    expect(await tries(ELSEWHERE, 'anna', PASSWORD)).toBe('in');
  });

  it('slow down answers to unknown devices, and to no other', async () => {
    const { id, browser } = await registerUser('berta');
    const { limiter } = workerContextOf(app, settings)({ requestId: 'test-request' });
    for (let guess = 0; guess < 100; guess++) await limiter.count('wrongOfAccount', `user ${id}`);
    const timed = async (client: typeof execute.client) => {
      const begun = performance.now();
      expect(await tries(client, 'berta', PASSWORD)).toBe('in');
      return performance.now() - begun;
    };
    expect(await timed(ELSEWHERE)).toBeGreaterThan(1_000);
    expect(await timed(browser)).toBeLessThan(1_000);
  });

  it('send the owner one email a day, and the log one entry with their number', async () => {
    const { id } = await registerUser('clara');
    await guessFrom(3, 'clara');
    await guessFrom(1, 'nobody');
    const mails = await app.rows('outbox', { 'data.template': 'loginsFailed', 'data.userId': id });
    expect(mails).toHaveLength(1);
    const contextBy = workerContextOf(app, settings);
    const later =
      (ms: number): typeof contextBy =>
      (cause, origin) => ({
        ...contextBy(cause, origin),
        now: () => new Date(Date.now() + ms),
      });
    const entries = () => app.rows('outbox', { 'data.act': 'loginsFailed', 'data.userId': id });
    await publishFailedLogins(later(0), { requestId: 'sweep' });
    expect(await entries()).toEqual([]);
    await publishFailedLogins(later(60_000), { requestId: 'sweep' });
    await publishFailedLogins(later(60_000), { requestId: 'sweep' });
    const [entry, ...others] = await entries();
    expect(entry).toMatchObject({ data: { userId: id, count: 30 }, origin: { userId: null, agent: 'a guesser' } });
    expect(others).toEqual([]);
  });
});

describe('sign-in attempts', () => {
  it('count the username and the address of an account together, from one network', async () => {
    await registerUser('dora');
    const [guesser = HOME] = guessers(1);
    for (let turn = 0; turn < 10; turn++) expect(await tries(guesser, 'dora')).toBe('UNAUTHENTICATED');
    expect(await tries(guesser, 'DORA@example.com')).toBe('RATE_LIMITED');
    expect(execute.extensions[0]).toMatchObject({ retryAfter: 30 });
  });

  it('on a known device are counted separately, whatever others in its network do', async () => {
    const { browser } = await registerUser('emil');
    for (let turn = 0; turn < 12; turn++) await tries(HOME, 'emil');
    expect(await tries(HOME, 'emil', PASSWORD)).toBe('RATE_LIMITED');
    for (let turn = 0; turn < 10; turn++) expect(await tries(browser, 'emil')).toBe('UNAUTHENTICATED');
    expect(await tries(browser, 'emil')).toBe('RATE_LIMITED');
    expect(await tries(ELSEWHERE, 'emil', PASSWORD)).toBe('in');
  });

  it('allows twenty right passwords a minute for an account, and more on a known device', async () => {
    const { id, browser } = await registerUser('frida');
    const { limiter } = workerContextOf(app, settings)({ requestId: 'test-request' });
    expect(await tries(ELSEWHERE, 'frida', PASSWORD)).toBe('in');
    for (let turn = 1; turn < 20; turn++) await limiter.spend('loginsOfAccount', `user ${id}`);
    expect(await tries(ELSEWHERE, 'frida', PASSWORD)).toBe('RATE_LIMITED');
    expect(await tries(browser, 'frida', PASSWORD)).toBe('in');
  });

  it('are limited to sixty a minute for a network, except on devices known to the account', async () => {
    const { browser } = await registerUser('gerd');
    const { limiter } = workerContextOf(app, settings)({ requestId: 'test-request' });
    for (let turn = 0; turn < 60; turn++) await limiter.spend('loginsFromNetwork', HOME.address);
    expect(await tries(HOME, 'gerd', PASSWORD)).toBe('RATE_LIMITED');
    expect(await tries(browser, 'gerd', PASSWORD)).toBe('in');
  });

  it('refunds tries that were refused because too many were waiting', async () => {
    await registerUser('queued');
    const stranger = { address: '198.51.100.7', agent: 'one of a crowd' };
    let isFull = true;
    /** A caller who waits in the same network. */
    const waits = async () => {
      while (isFull) await verifyPassword(PASSWORD, undefined, '198.51.100.7').catch(() => sleep(1));
    };
    const crowd = Array.from({ length: 80 }, waits);
    const answers: unknown[] = [];
    while (answers.filter(answer => answer === 'UNAVAILABLE').length < 12)
      answers.push(await tries(stranger, 'queued'));
    isFull = false;
    await Promise.all(crowd);
    while (!answers.includes('RATE_LIMITED')) answers.push(await tries(stranger, 'queued'));
    expect(answers.filter(answer => answer === 'UNAUTHENTICATED')).toHaveLength(10);
  });

  it('are limited to a thousand from the networks of one IPv6 customer', async () => {
    const { id } = await registerUser('hanna');
    const { limiter } = workerContextOf(app, settings)({ requestId: 'test-request' });
    for (let turn = 0; turn < 999; turn++) await limiter.count('wrongFromProvider', `user ${id} from 2001:db8:7`);
    const from = (network: string) => ({ address: `2001:db8:7:${network}::1`, agent: 'a guesser' });
    expect(await tries(from('1'), 'hanna')).toBe('UNAUTHENTICATED');
    expect(await tries(from('2'), 'hanna')).toBe('RATE_LIMITED');
    expect(await tries({ ...HOME, address: '2001:db8:8::1' }, 'hanna', PASSWORD)).toBe('in');
  });
});

describe('codes of the second factor', () => {
  it('keeps strangers with the password from using up the owner’s tries on a known device', async () => {
    const { id, actor, browser } = await registerUser('nora');
    // Requires a verified address.
    await mongoose.connection.collection('users').updateOne({ _id: id as never }, { $set: { isEmailVerified: true } });
    const begin = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
    const { data } = await execute(actor, begin, { password: PASSWORD });
    const { secret } = (data as { beginTwoFactor: { secret: string } }).beginTwoFactor;
    const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
    const turnOn = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
    expect((await execute(actor, turnOn, { code: codeIn(0) })).errors).toEqual([]);

    const { limiter } = workerContextOf(app, settings)({ requestId: 'test-request' });
    for (let turn = 0; turn < 50; turn++) await limiter.count('wrongCodesOfAccount', `user ${id}`);
    const confirm = async (client: typeof execute.client, code: string) => {
      await tries(client, 'nora', PASSWORD);
      const input = { challenge: execute.extensions[0]?.challenge, code };
      const query = 'mutation ($input: ConfirmLoginInput!) { confirmLogin(input: $input) { id } }';
      return (await execute(guest, query, { input })).errors[0]?.code ?? 'in';
    };
    expect(await confirm(ELSEWHERE, '000000')).toBe('RATE_LIMITED');
    expect(await confirm(browser, codeIn(30))).toBe('in');
  });
});

describe('a device', () => {
  const rows = (userId: number) => app.rows('device_cookies', { userId });

  it('is 256 random bits, stored only as a digest, and survives the session', async () => {
    const { id } = await registerUser('ida');
    const [cookie = ''] = execute.devices;
    expect(Buffer.from(cookie, 'base64url')).toHaveLength(32);
    const stored = await rows(id);
    expect(stored).toMatchObject([{ digest: deviceDigest(cookie) }]);
    expect(JSON.stringify(stored)).not.toContain(cookie);
  });

  it('keeps its cookie at the next sign-in, including to another account; a forged one is replaced', async () => {
    const { browser } = await registerUser('jan');
    execute.devices.length = 0;
    await tries(browser, 'jan', PASSWORD);
    expect(execute.devices).toEqual([]);
    const { id } = await registerUser('karla', browser.device);
    expect(execute.devices).toEqual([]);
    expect(await rows(id)).toMatchObject([{ digest: browser.device }]);
    const invented = deviceDigest('made up');
    await tries({ ...HOME, device: invented }, 'jan', PASSWORD);
    expect(execute.devices).toHaveLength(1);
    expect(deviceDigest(execute.devices[0] ?? '')).not.toBe(invented);
  });

  it('is forgotten when the password changes on another device, and not on the same one', async () => {
    const { id, actor, browser } = await registerUser('lena');
    await tries(ELSEWHERE, 'lena', PASSWORD);
    expect(await rows(id)).toHaveLength(2);
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';
    execute.client = browser;
    const input = { currentPassword: PASSWORD, newPassword: 'a newer horse' };
    expect((await execute(actor, change, { input })).errors).toEqual([]);
    expect(await rows(id)).toMatchObject([{ digest: browser.device }]);
  });

  it('is never displaced by scripts, which return without a cookie each time', async () => {
    const { id, browser } = await registerUser('maria');
    await tries(browser, 'maria', PASSWORD);
    await mongoose.connection.collection('device_cookies').insertMany(
      Array.from({ length: 60 }, (_, at) => ({
        _id: `${id} script-${at}` as never,
        userId: id,
        digest: `script-${at}`,
        returned: false,
        usedAt: new Date(),
      })),
    );
    await tries(ELSEWHERE, 'maria', PASSWORD);
    const kept = await rows(id);
    expect(kept).toHaveLength(50);
    expect(kept.map(({ digest }) => digest)).toContain(browser.device);
  });
});
