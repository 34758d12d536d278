import type { UserActor } from '@aicp/contracts/rights/actor';
import { guest, root } from '@aicp/testing/executor';
import { passkeyDevice } from '@aicp/testing/passkeyDevice';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { openConnectionsForTest, type Provider, SAVE } from '../../testing/openConnectionsForTest.ts';
import {
  ADD,
  BEGIN,
  BEGIN_LOGIN,
  CONFIRM,
  LOGIN,
  origin,
  PASSKEY_LOGIN,
  password,
  type Request,
} from '../../testing/openPasskeysForTest.ts';
import { writeEmail } from '../emails/emails.ts';
import { passwordReset } from '../emails/passwordReset.ts';
import { findUserByEmail } from '../store/users.ts';
import { endNonSsoSessions } from '../use-cases/singleSignOn/endNonSsoSessions.ts';

const ONLY = 'mutation ($only: Boolean!) { requireSingleSignOn(only: $only) { only } }';
const CONNECT = 'mutation ($pending: String!) { connectSignIn(pending: $pending) { to } }';
const INVITE = 'mutation ($input: InviteInput!) { inviteMember(input: $input) { id } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';

let service: Awaited<ReturnType<typeof openConnectionsForTest>>;
let { app, post, execute, problemOf, signedIn, register, signInAt } = {} as typeof service;
beforeAll(async () => {
  service = await openConnectionsForTest();
  ({ app, post, execute, problemOf, signedIn, register, signInAt } = service);
});
afterAll(() => service.stop());

const login = (username: string, secret = password) =>
  problemOf(execute(guest, LOGIN, { input: { username, password: secret } }));

const leadsTo = (data: Record<string, unknown> | null) => (data?.finishSignIn as { to: string } | undefined)?.to ?? '';

/** Connects their account with the provider's user of the same address, who works in that organisation. */
async function connect(actor: UserActor, provider: Provider, email: string): Promise<UserActor> {
  const { data } = await signInAt(provider, email);
  const pending = String(leadsTo(data).split('=')[1]);
  await root(execute(actor, CONNECT, { pending }));
  return signedIn();
}

/** @returns recovery codes */
async function turnOnApp(actor: UserActor): Promise<string[]> {
  const begin = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
  const { secret } = await root<{ secret: string }>(execute(actor, begin, { password }));
  const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
  const code = new TOTP({ secret }).generate();
  return (await root<{ recoveryCodes: string[] }>(execute(actor, confirm, { code }))).recoveryCodes;
}

/** An organisation with its own identity provider, whose owner has an address of its domain. */
async function company(name: string) {
  const [domain, provider] = [`${name}.example`, await service.newProvider()];
  const owner = await register(`${name}.owner`, `owner@${domain}`);
  await service.addVerifiedDomain(owner, domain);
  await root(execute(owner, SAVE, service.inputFor(provider)));
  return { domain, provider, owner };
}

/** A company whose domain allows no passwords any more. */
async function closedCompany(name: string) {
  const firm = await company(name);
  const owner = await connect(firm.owner, firm.provider, `owner@${firm.domain}`);
  await turnOnApp(owner);
  const member = await register(`${name}.member`, `member@${firm.domain}`);
  const inside = await connect(member, firm.provider, `member@${firm.domain}`);
  expect(inside).toMatchObject({ organisationId: owner.organisationId, role: 'reader' });
  expect(await root(execute(owner, ONLY, { only: true }))).toEqual({ only: true });
  return { ...firm, owner, member: inside };
}

describe('single sign-on only', () => {
  it('is set by an owner who has signed in through the provider and has the way back', async () => {
    const { owner, provider, domain } = await company('careful');
    const say = async (actor = owner, only = true) => (await execute(actor, ONLY, { only })).errors;
    const { provedAt: _, ...stale } = owner;
    expect(await say({ ...owner, role: 'manager' })).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await say(stale)).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await say()).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('sign in once through this provider yourself') },
    ]);
    const connected = await connect(owner, provider, `owner@${domain}`);
    expect(await say(connected)).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('a password and a second factor') },
    ]);
    await turnOnApp(connected);
    expect(await say(connected)).toEqual([]);
    expect(await say(connected, false)).toEqual([]);
    const acts = await app.rows('outbox', { name: 'organisation.acted', 'data.organisationId': owner.organisationId });
    expect(acts.map(({ data }) => data.act).slice(-2)).toEqual(['otherSignInsEnded', 'singleSignOnOptional']);
    const drop = 'mutation ($domain: String!) { removeDomain(domain: $domain) { domain } }';
    await root(execute(connected, drop, { domain }));
    expect(await say(connected)).toMatchObject([{ message: expect.stringContaining('verify a domain') }]);
    await root(execute(connected, 'mutation { removeSignInConnection { message } }'));
    expect(await say(connected)).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('refuses a member’s right password like a wrong one', async () => {
    const { provider, domain, member } = await closedCompany('closed');
    expect(await login('closed.member')).toBe('only');
    expect(await login(`member@${domain}`)).toBe('only');
    const wrong = { input: { username: 'closed.member', password: 'not the password' } };
    expect((await execute(guest, LOGIN, wrong)).errors).toEqual([
      expect.objectContaining({ code: 'UNAUTHENTICATED', message: 'Wrong username or password.' }),
    ]);
    await signInAt(provider, `member@${domain}`);
    expect((await signedIn()).userId).toBe(member.userId);
  });

  it('lets owners with a second factor keep their password, and no other user of its domain', async () => {
    const { owner, member, domain } = await closedCompany('wayback');
    expect(await login('wayback.owner')).toBe('SECOND_FACTOR');
    await turnOnApp(member);
    expect(await login('wayback.member')).toBe('only');
    // Members with addresses elsewhere cannot use the provider, and strangers are not its people.
    await register('wayback.stranger', `stranger@${domain}`);
    expect(await login('wayback.stranger')).toBe('none');
    await root(execute(owner, ONLY, { only: false }));
    expect(await login('wayback.member')).toBe('SECOND_FACTOR');
  });

  it('ends what its people started with a password, there and elsewhere, and nothing else', async () => {
    const { domain, provider, owner: founder } = await company('ending');
    const owner = await connect(founder, provider, `owner@${domain}`);
    await turnOnApp(owner);
    const [byPassword, stranger] = [
      await register('ending.member', `member@${domain}`),
      await register('ending.other'),
    ];
    const member = await connect(byPassword, provider, `member@${domain}`);
    await root(execute(guest, LOGIN, { input: { username: 'ending.member', password } }));
    const atHome = await signedIn();
    await signInAt(provider, `member@${domain}`);
    const atProvider = await signedIn();
    const late = await register('ending.late', `late@${domain}`);
    const isOpen = async ({ session }: UserActor) => (await post.sessions.find(session)) !== null;
    const open = () => Promise.all([owner, stranger, late, atProvider, member, atHome].map(isOpen));

    const { organisationId } = owner;
    const ended = () => app.rows('outbox', { name: 'endBesideProvider', 'data.organisationId': organisationId });
    await endNonSsoSessions(post, { organisationId });
    expect(await open()).toEqual([true, true, true, true, true, true]);
    await root(execute(owner, ONLY, { only: true }));
    expect(await ended()).toHaveLength(1);
    await endNonSsoSessions(post, { organisationId });
    // Connecting counts as signing in through the provider, so that session may stay.
    expect(await open()).toEqual([true, true, true, true, true, false]);
    await root(execute(owner, ONLY, { only: false }));
    expect(await ended()).toHaveLength(1);
  });

  it('lets no sign-in finish that was in progress when it was switched on', async () => {
    const { owner, provider, domain } = await company('underway');
    const member = await connect(await register('underway.member', `member@${domain}`), provider, `member@${domain}`);
    const [code] = await turnOnApp(member);
    expect(await login('underway.member')).toBe('SECOND_FACTOR');
    const challenge = execute.extensions[0]?.challenge;
    const connected = await connect(owner, provider, `owner@${domain}`);
    await turnOnApp(connected);
    await root(execute(connected, ONLY, { only: true }));
    const before = execute.sessions.length;
    expect(await problemOf(execute(guest, CONFIRM, { input: { challenge, code } }))).toBe('only');
    expect(execute.sessions).toHaveLength(before);
    expect(await post.sessions.list(member.userId, new Date())).not.toHaveLength(0);
  });

  it('applies to passkeys, except as second step of a sign-in at the provider', async () => {
    const firm = await company('keys');
    const owner = await connect(firm.owner, firm.provider, `owner@${firm.domain}`);
    await turnOnApp(owner);
    const member = await connect(
      await register('keys.member', `member@${firm.domain}`),
      firm.provider,
      `member@${firm.domain}`,
    );
    const device = passkeyDevice(origin);
    const { ceremony, options } = await root<Request>(execute(member, BEGIN));
    await root(execute(member, ADD, { input: { ceremony, credential: device.create(options) } }));
    await root(execute(owner, ONLY, { only: true }));
    const signIn = async (challenge?: string) => {
      const asked = await root<Request>(execute(guest, BEGIN_LOGIN, { challenge }));
      const input = { ceremony: asked.ceremony, credential: device.get(asked.options) };
      return problemOf(execute(guest, PASSKEY_LOGIN, { input }));
    };
    expect(await signIn()).toBe('only');
    const { data } = await signInAt(firm.provider, `member@${firm.domain}`);
    const second = new URLSearchParams(leadsTo(data).split('#')[1]);
    expect(await signIn(second.get('challenge') ?? '')).toBe('none');
    const end = await root<string>(execute(await signedIn(), 'mutation { endAtProvider }'));
    expect(new URL(end).origin).toBe(firm.provider.issuer);
  });

  it('emails users who forgot their password how to sign in, and a link to those who keep a password', async () => {
    const { domain } = await closedCompany('forgetful');
    const mailTo = async (email: string) => {
      const user = await findUserByEmail(email);
      return user && passwordReset(post, user);
    };
    expect(await mailTo(`member@${domain}`)).toMatchObject({ subject: 'How you sign in' });
    expect(await mailTo(`owner@${domain}`)).toMatchObject({ subject: 'Reset your password' });
  });

  it('creates no account through an invitation and a password', async () => {
    const { owner, domain } = await closedCompany('inviting');
    const invite = (email: string) =>
      root<{ id: string }>(execute(owner, INVITE, { input: { email, role: 'reader' } }));
    const registered = async (username: string, email: string) => {
      const { id } = await invite(email);
      const mail = await writeEmail(post, { template: 'invitation', invitationId: Number(id) });
      const invitation = mail?.action?.url.split('#token=')[1];
      return problemOf(execute(guest, REGISTER, { input: { username, email, password, invitation } }));
    };
    expect(await registered('inviting.new', `new@${domain}`)).toBe('only');
    expect(await registered('inviting.partner', 'partner@elsewhere.example')).toBe('none');
    expect(await login('inviting.partner')).toBe('none');
  });

  it('applies only to the provider and client for which it was switched on', async () => {
    const { owner, provider } = await closedCompany('moving');
    const read = '{ signInConnection { only } }';
    await root(execute(owner, SAVE, service.inputFor(provider, { name: 'Another name' })));
    expect(await root(execute(owner, read))).toEqual({ only: true });
    await root(execute(owner, SAVE, service.inputFor(await service.newProvider())));
    expect(await root(execute(owner, read))).toEqual({ only: false });
    expect(await login('moving.member')).toBe('none');
  });
});
