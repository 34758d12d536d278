import { Mail } from '@aicp/contracts/emails/sendEmail';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { guest, root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import { openConnectionsForTest, type Provider } from '../../testing/openConnectionsForTest.ts';
import { ADD, BEGIN, LOGIN, origin, password, type Request } from '../../testing/openPasskeysForTest.ts';
import { writeEmail } from '../emails/emails.ts';

const MAIL = 'mutation ($pending: String!) { mailSignInLink(pending: $pending) { message } }';
const CONNECT = 'mutation ($token: String!) { connectByLink(token: $token) { to } }';

let service: Awaited<ReturnType<typeof openConnectionsForTest>>;
let { app, post, execute, signedIn, register, organisation, signInAt } = {} as typeof service;
let firm: { owner: UserActor; provider: Provider };
beforeAll(async () => {
  service = await openConnectionsForTest();
  ({ app, post, execute, signedIn, register, organisation, signInAt } = service);
  firm = await organisation('firm');
});
afterAll(() => service.stop());

const leadsTo = (data: Record<string, unknown> | null) =>
  (Object.values(data ?? {})[0] as { to: string } | undefined)?.to ?? '';

async function startConnecting(email: string, claims: object = {}): Promise<string> {
  return leadsTo((await signInAt(firm.provider, email, claims)).data).split('#connect=')[1] ?? '';
}

/** The tokens of the links that were emailed to a user. */
async function mailedTo(userId: number): Promise<string[]> {
  const orders = await app.rows('outbox', { name: 'sendEmail', 'data.userId': userId });
  const all = orders.map(({ data }) => Mail.parse(data)).filter(({ template }) => template === 'connectSignIn');
  const mails = await Promise.all(all.map(mail => writeEmail(post, mail)));
  return mails.map(mail => mail?.action?.url.split('/auth/sign-in#token=')[1] ?? '');
}

const login = async (username: string) =>
  (await execute(guest, LOGIN, { input: { username, password } })).errors.map(({ message }) => message);

async function turnOnApp(actor: UserActor): Promise<void> {
  const begin = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
  const { secret } = await root<{ secret: string }>(execute(actor, begin, { password }));
  const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
  await root(execute(actor, confirm, { code: new TOTP({ secret }).generate() }));
}

const verify = (userId: number, isEmailVerified: boolean) =>
  mongoose.connection.collection<{ _id: number }>('users').updateOne({ _id: userId }, { $set: { isEmailVerified } });

describe('a mailed link', () => {
  it('connects the person of the provider to the account, signs in and leads on, once', async () => {
    const hana = await register('hana', 'hana@firm.example');
    const pending = await startConnecting('hana@firm.example');
    expect(await root(execute(guest, MAIL, { pending }))).toEqual({ message: expect.stringContaining('30 minutes') });
    await root(execute(guest, MAIL, { pending }));
    const [token, other] = await mailedTo(hana.userId);
    const sessions = execute.sessions.length;
    expect(await root(execute(guest, CONNECT, { token }))).toEqual({ to: '/dashboard' });
    expect(execute.sessions.length).toBe(sessions + 1);
    expect(await signedIn()).toMatchObject({
      userId: hana.userId,
      organisationId: firm.owner.organisationId,
      role: 'reader',
    });
    const end = await root<string>(execute(await signedIn(), 'mutation { endAtProvider }'));
    expect(new URL(end).origin).toBe(firm.provider.issuer);
    for (const used of [token, other])
      expect((await execute(guest, CONNECT, { token: used })).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await execute(guest, MAIL, { pending })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(leadsTo((await signInAt(firm.provider, 'hana@firm.example')).data)).toBe('/dashboard');
    expect(await login('hana')).toEqual([]);
  });

  it('is in no job order, and in Redis only as a digest', async () => {
    const ivo = await register('ivo', 'ivo@firm.example');
    await root(execute(guest, MAIL, { pending: await startConnecting('ivo@firm.example') }));
    const [token = ''] = await mailedTo(ivo.userId);
    const keys = await app.redis.keys('*');
    const values = await Promise.all(keys.map(key => app.redis.get(key).catch(() => '')));
    expect(`${keys} ${values}`).not.toContain(token);
    expect(JSON.stringify(await app.rows('outbox', { 'data.userId': ivo.userId }))).not.toContain(token);
    const [key = ''] = keys.filter(each => each.startsWith('aicp:sign-in:link:'));
    const left = await app.redis.ttl(key);
    expect(left).toBeGreaterThan(29 * 60);
    expect(left).toBeLessThanOrEqual(30 * 60);
  });

  it('still asks for the account’s second factor if the provider did not', async () => {
    const jana = await register('jana', 'jana@firm.example');
    await turnOnApp(jana);
    const by = async (claims: object) => {
      await root(execute(guest, MAIL, { pending: await startConnecting('jana@firm.example', claims) }));
      const token = (await mailedTo(jana.userId)).at(-1);
      return root<{ to: string }>(execute(guest, CONNECT, { token }));
    };
    const sessions = execute.sessions.length;
    expect((await by({ amr: ['pwd'] })).to).toMatch(/^\/auth\/sign-in#challenge=[\w-]{43}&factors=app&to=/);
    expect(execute.sessions.length).toBe(sessions);
  });

  it('has no effect on a caller signed in to another account, and stays valid', async () => {
    const kim = await register('kim', 'kim@firm.example');
    await root(execute(guest, MAIL, { pending: await startConnecting('kim@firm.example') }));
    const [token] = await mailedTo(kim.userId);
    const stranger = await register('stranger');
    expect((await execute(stranger, CONNECT, { token })).errors).toMatchObject([{ code: 'INVALID' }]);
    expect(await app.rows('identities', { userId: stranger.userId })).toEqual([]);
    await root(execute(guest, CONNECT, { token }));
    expect((await signedIn()).userId).toBe(kim.userId);
  });

  it('is emailed at most five times an hour', async () => {
    await register('lea', 'lea@firm.example');
    const pending = await startConnecting('lea@firm.example');
    for (let count = 0; count < 5; count++) await root(execute(guest, MAIL, { pending }));
    expect((await execute(guest, MAIL, { pending })).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
  });

  it('locks out a creator of the account who never verified its address', async () => {
    const squatter = await register('squatter', 'mia@firm.example');
    const { ceremony, options } = await root<Request>(execute(squatter, BEGIN));
    const { passkeyDevice } = await import('@aicp/testing/passkeyDevice');
    await root(execute(squatter, ADD, { input: { ceremony, credential: passkeyDevice(origin).create(options) } }));
    await verify(squatter.userId, false);
    await root(execute(guest, MAIL, { pending: await startConnecting('mia@firm.example') }));
    const [token] = await mailedTo(squatter.userId);
    expect(await root(execute(guest, CONNECT, { token }))).toEqual({ to: '/dashboard' });
    expect(await login('squatter')).toEqual(['Wrong username or password.']);
    expect(await app.rows('passkeys', { userId: squatter.userId })).toEqual([]);
    const me = '{ me { isEmailVerified signInMeans { password passkey provider } } }';
    expect(await root(execute(await signedIn(), me))).toEqual({
      isEmailVerified: true,
      signInMeans: { password: false, passkey: false, provider: true },
    });
  });
});
