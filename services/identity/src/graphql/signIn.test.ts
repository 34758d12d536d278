import { guest, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { CLIENT, hostileProvider } from '../../testing/hostileProvider.ts';
import { password } from '../../testing/openPasskeysForTest.ts';
import { FINISH, openSignInForTest } from '../../testing/openSignInForTest.ts';
import { oidc as relyingParty } from '../adapters/oidc.ts';

let service: Awaited<ReturnType<typeof openSignInForTest>>;
let { app, provider, execute, begin, signIn, problemOf, signedIn, register } = {} as typeof service;
beforeAll(async () => {
  service = await openSignInForTest();
  ({ app, provider, execute, begin, signIn, problemOf, signedIn, register } = service);
});
afterAll(() => service.stop());

const to = (answer: { data: Record<string, unknown> | null }) => (answer.data?.finishSignIn as { to: string })?.to;
const ME = '{ me { username email isEmailVerified signInMeans { password provider } } }';

describe('the first sign-in', () => {
  it('creates an account without a password in its own organisation, and returns to the wanted page', async () => {
    const claims = {
      sub: 'anna',
      email: 'anna@firm.test',
      email_verified: true,
      preferred_username: 'Anna Löwe@firm.test',
    };
    expect(to(await signIn(claims, guest, { to: '/systems/7?tab=facts' }))).toBe('/systems/7?tab=facts');
    const anna = await signedIn();
    expect(anna.role).toBe('owner');
    expect(await root(execute(anna, ME))).toEqual({
      username: 'Anna.Lowe',
      email: 'anna@firm.test',
      isEmailVerified: true,
      signInMeans: { password: false, provider: true },
    });
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
    const tried = await execute(guest, login, { input: { username: 'Anna.Lowe', password: ' ' } });
    expect(tried.errors).toMatchObject([{ message: 'Wrong username or password.' }]);
  });

  it('recognises a returning user by issuer and subject, even with another address', async () => {
    await signIn({ sub: 'moves', email: 'before@firm.test', email_verified: true });
    const before = await signedIn();
    await signIn({ sub: 'moves', email: 'after@firm.test', email_verified: false });
    expect((await signedIn()).userId).toBe(before.userId);
  });

  it('adds a number to a username that is taken', async () => {
    await register('berta');
    await signIn({ sub: 'b', email: 'b@firm.test', email_verified: true, preferred_username: 'Berta' });
    expect(await root(execute(await signedIn(), '{ me { username } }'))).toEqual({ username: 'Berta-2' });
  });

  it('accepts an email address that the provider confirms, and no other', async () => {
    expect(await problemOf(signIn({ sub: 'u1', email: 'u1@firm.test', email_verified: false }))).toBe(
      'unverifiedEmail',
    );
    expect(await problemOf(signIn({ sub: 'u2', email: 'u2@firm.test' }))).toBe('unverifiedEmail');
    expect(await problemOf(signIn({ sub: 'u3', email_verified: true }))).toBe('noEmail');
    // Microsoft Entra uses another name for it.
    expect(await problemOf(signIn({ sub: 'u4', email: 'u4@firm.test', xms_edov: '1' }))).toBe('none');
  });
});

describe('an account that has the address already', () => {
  it('is signed in to with its password first, and through the provider from then on', async () => {
    const carl = await register('carl');
    const claims = { sub: 'carl-there', email: 'CARL@example.com', email_verified: true };
    const sessions = execute.sessions.length;
    const pending = /^\/auth\/sign-in#connect=([\w-]{43})$/.exec(to(await signIn(claims)) ?? '')?.[1];
    expect(execute.sessions.slice(sessions).filter(Boolean)).toEqual([]);
    const connect = 'mutation ($pending: String!) { connectSignIn(pending: $pending) { to } }';
    expect((await execute(guest, connect, { pending })).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    const { provedAt: _, ...unconfirmed } = carl;
    expect((await execute(unconfirmed, connect, { pending })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await root(execute(carl, connect, { pending }))).toEqual({ to: '/dashboard' });
    // Once.
    expect((await execute(carl, connect, { pending })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(to(await signIn(claims))).toBe('/dashboard');
    expect((await signedIn()).userId).toBe(carl.userId);
  });

  it('is refused to callers signed in to another account', async () => {
    await register('dora');
    const stranger = await register('stranger');
    const pending = to(await signIn({ sub: 'd', email: 'dora@example.com', email_verified: true })).split('=')[1];
    const connect = 'mutation ($pending: String!) { connectSignIn(pending: $pending) { to } }';
    expect((await execute(stranger, connect, { pending })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(execute.extensions[0]?.reason).toBe('otherPerson');
    expect(to(await signIn({ sub: 'd', email: 'dora@example.com', email_verified: true }))).toContain('#connect=');
  });

  it('asks for the account’s second factor if the provider has asked for none', async () => {
    const emil = { sub: 'emil', email: 'emil@example.com', email_verified: true };
    const actor = await register('emil');
    const pending = to(await signIn(emil)).split('=')[1];
    await root(execute(actor, 'mutation ($pending: String!) { connectSignIn(pending: $pending) { to } }', { pending }));
    const begun = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
    const { secret } = await root<{ secret: string }>(execute(actor, begun, { password }));
    const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
    await root(execute(actor, confirm, { code: new TOTP({ secret }).generate() }));
    const second = new URLSearchParams(to(await signIn({ ...emil, amr: ['pwd'] })).split('#')[1]);
    expect(second.get('factors')).toBe('app');
    expect(second.get('challenge')).toMatch(/^[\w-]{43}$/);
    expect(to(await signIn({ ...emil, amr: ['pwd', 'mfa'] }))).toBe('/dashboard');
  });

  it('cannot sign in while it is suspended', async () => {
    const fred = { sub: 'fred', email: 'fred@firm.test', email_verified: true };
    await signIn(fred);
    const suspend = 'mutation ($id: ID!) { suspendUser(id: $id) { id } }';
    const { userId } = await signedIn();
    await root(execute({ ...user(999), isAdmin: true }, suspend, { id: String(userId) }));
    expect(await problemOf(signIn(fred))).toBe('suspended');
  });
});

describe('an answer', () => {
  const gina = { sub: 'gina', email: 'gina@firm.test', email_verified: true };

  it('counts once, in the browser that started it', async () => {
    const { address, binding } = await begin();
    const answer = provider.signIn(address, gina);
    expect(await problemOf(execute(guest, FINISH, { input: { answer, binding: 'another' } }))).toBe('otherBrowser');
    expect(await problemOf(execute(guest, FINISH, { input: { answer, binding } }))).toBe('expired');
    expect(await problemOf(execute(guest, FINISH, { input: { answer: 'code=x&state=made-up', binding } }))).toBe(
      'expired',
    );
  });

  it('fails as cancelled if the provider denies access', async () => {
    const { address, binding } = await begin();
    const state = new URL(address).searchParams.get('state') ?? '';
    const answer = String(new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer }));
    expect(await problemOf(execute(guest, FINISH, { input: { answer, binding } }))).toBe('cancelled');
  });

  it('refuses an issuer other than the one asked (mix-up)', async () => {
    const { address, binding } = await begin();
    const answer = provider.signIn(address, gina).replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fattacker.example');
    expect(await problemOf(execute(guest, FINISH, { input: { answer, binding } }))).toBe('untrusted');
  });

  it.each([
    ['has another nonce', { claims: { nonce: 'of another sign-in' } }, 'untrusted'],
    ['has no nonce', { without: ['nonce'] }, 'untrusted'],
    ['is of another issuer', { claims: { iss: 'https://attacker.example' } }, 'untrusted'],
    ['is for another client', { claims: { aud: 'somebody-else' } }, 'untrusted'],
    ['is for several clients and another one asked', { claims: { aud: ['the-product', 'b'], azp: 'b' } }, 'untrusted'],
    ['has no subject', { without: ['sub'] }, 'untrusted'],
    ['has no time of issue', { without: ['iat'] }, 'untrusted'],
    ['has no end', { without: ['exp'] }, 'untrusted'],
    ['has ended two minutes ago', { claims: { exp: Math.floor(Date.now() / 1000) - 120 } }, 'expired'],
    ['is signed by a stranger', { signedBy: 'stranger' as const }, 'untrusted'],
    ['is not signed', { signedBy: 'none' as const }, 'untrusted'],
    ['is signed by the client’s own secret', { signedBy: 'secret' as const }, 'untrusted'],
  ])('whose ID token %s signs nobody in', async (_what, lies, problem) => {
    const sessions = execute.sessions.length;
    provider.lie(lies);
    expect(await problemOf(signIn(gina))).toBe(problem);
    provider.lie({});
    expect(execute.sessions.length).toBe(sessions);
  });

  it('can come from a slightly inaccurate clock', async () => {
    provider.lie({ claims: { exp: Math.floor(Date.now() / 1000) - 30 } });
    expect(await problemOf(signIn(gina))).toBe('none');
    provider.lie({});
  });

  it('fails fast if the provider is unavailable or refuses this product', async () => {
    provider.lie({ token: { status: 503, body: {} } });
    expect(await problemOf(signIn(gina))).toBe('away');
    provider.lie({ token: { status: 401, body: { error: 'invalid_client' } } });
    expect(await problemOf(signIn(gina))).toBe('refused');
    provider.lie({});
  });

  it('does not query a provider that claims another issuer than the configured one', async () => {
    const liar = await hostileProvider();
    liar.describe({ issuer: 'https://attacker.example' });
    const { begin: ask } = relyingParty({ publicUrl: 'http://localhost:3000', isPrivateAllowed: true });
    await expect(ask({ issuer: liar.issuer, ...CLIENT }, { isFresh: false })).rejects.toMatchObject({
      details: { reason: 'untrusted' },
    });
    liar.stop();
  });

  it('is accepted after the provider has changed its keys', async () => {
    await provider.rotate();
    // Only the first sign-in may fail: keys fetched less than a minute ago are not fetched again.
    await signIn(gina);
    expect(await problemOf(signIn(gina))).toBe('none');
  });
});

describe('confirmation at the provider', () => {
  const hugo = { sub: 'hugo', email: 'hugo@firm.test', email_verified: true };
  const now = () => Math.floor(Date.now() / 1000);

  it('asks the provider to ask again, and counts for the same person alone', async () => {
    await signIn(hugo);
    const { provedAt: _, ...actor } = await signedIn();
    const { address } = await begin(actor, { purpose: 'proof', to: '/account' });
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
    const other = { ...hugo, sub: 'somebody else', auth_time: now() };
    expect(await problemOf(signIn(other, actor, { purpose: 'proof' }))).toBe('otherPerson');
    expect(await problemOf(signIn({ ...hugo, auth_time: now() - 600 }, actor, { purpose: 'proof' }))).toBe('notFresh');
    expect(await problemOf(signIn(hugo, actor, { purpose: 'proof' }))).toBe('notFresh');
    const answer = await signIn({ ...hugo, auth_time: now() }, actor, { purpose: 'proof', to: '/account' });
    expect(to(answer)).toBe('/account');
    expect((await signedIn()).provedAt).toBeGreaterThan(Date.now() - 10_000);
  });

  it('lets a user without a password delete their account, and no one else', async () => {
    const remove = 'mutation { deleteAccount { message } }';
    const ida = await register('ida');
    expect((await execute(ida, remove)).errors).toMatchObject([{ code: 'INVALID' }]);
    await signIn({ sub: 'gone', email: 'gone@firm.test', email_verified: true });
    const { provedAt: _, ...stale } = await signedIn();
    expect((await execute(stale, remove)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const erased = await signedIn();
    expect((await execute(erased, remove)).errors).toEqual([]);
    expect(await app.rows('identities', { userId: erased.userId })).toEqual([]);
  });

  it('replaces the password, which is reported missing', async () => {
    await signIn({ ...hugo, sub: 'hugo' });
    const confirm = 'mutation ($input: ProofInput!) { giveProof(input: $input) { until } }';
    const [error] = (await execute(await signedIn(), confirm, { input: { password } })).errors;
    expect(error?.message).toContain('Your account has no password');
  });
});

it('also signs out at the provider, if the session began there', async () => {
  await signIn({ sub: 'jo', email: 'jo@firm.test', email_verified: true });
  const jo = await signedIn();
  const address = new URL(await root<string>(execute(jo, 'mutation { endAtProvider }')));
  expect(`${address.origin}${address.pathname}`).toBe(`${provider.issuer}/end`);
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/');
  expect(await root(execute(jo, 'mutation { endAtProvider }'))).toBeNull();
  expect(await root(execute(await register('kim'), 'mutation { endAtProvider }'))).toBeNull();
});

it('a sign-in never leads to a page of another site', async () => {
  const input = (path: string) => ({ input: { to: path } });
  const ask = 'mutation ($input: BeginSignInInput!) { beginSignIn(input: $input) { binding } }';
  for (const path of ['https://attacker.example', '//attacker.example', '/\\attacker.example', '/a b', 'dashboard'])
    expect((await execute(guest, ask, input(path))).errors).toMatchObject([{ code: 'INVALID' }]);
});
