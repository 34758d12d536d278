import type { UserActor } from '@aicp/contracts/rights/actor';
import { guest, root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openConnectionsForTest, type Provider, SAVE } from '../../testing/openConnectionsForTest.ts';
import { settings } from '../../testing/openPasskeysForTest.ts';
import { FINISH } from '../../testing/openSignInForTest.ts';
import { workerContextOf } from '../context.ts';
import { passwordReset } from '../emails/passwordReset.ts';
import { findUserByEmail } from '../store/users.ts';
import { recheckDomains } from '../use-cases/singleSignOn/recheckDomains.ts';

const BEGIN = 'mutation ($input: BeginSignInInput!) { beginSignIn(input: $input) { address } }';
const CONNECT = 'mutation ($pending: String!) { connectSignIn(pending: $pending) { to } }';
const GROUPS = { groupRoles: [{ group: 'Compliance', role: 'manager' }] };

let service: Awaited<ReturnType<typeof openConnectionsForTest>>;
let { app, execute, begin, problemOf, signedIn, register, organisation, signInAt } = {} as typeof service;
let firm: { owner: UserActor; provider: Provider };
beforeAll(async () => {
  service = await openConnectionsForTest();
  ({ app, execute, begin, problemOf, signedIn, register, organisation, signInAt } = service);
  firm = await organisation('firm', GROUPS);
});
afterAll(() => service.stop());

const to = (answer: { data: Record<string, unknown> | null }) => (answer.data?.finishSignIn as { to: string })?.to;
const pendingIn = async (answer: ReturnType<typeof signInAt>) => /#connect=(.*)$/.exec(to(await answer))?.[1];

describe('a colleague who enters their address', () => {
  it('joins the organisation of the domain, with the role of their groups or the default one', async () => {
    expect(to(await signInAt(firm.provider, 'carla@firm.example', { groups: ['Compliance'] }))).toBe('/dashboard');
    const { organisationId } = firm.owner;
    expect(await signedIn()).toMatchObject({ organisationId, role: 'manager' });
    await signInAt(firm.provider, 'dan@FIRM.example');
    expect(await signedIn()).toMatchObject({ organisationId, role: 'reader' });
    await signInAt(firm.provider, 'dan@FIRM.example', { groups: ['Compliance'] });
    expect(await signedIn()).toMatchObject({ organisationId, role: 'manager' });
  });

  it('needs an address in the organisation’s verified domains that the provider confirms', async () => {
    const at = (claims: object) => problemOf(signInAt(firm.provider, 'x@firm.example', { sub: 'x', ...claims }));
    expect(await at({ email: 'x@elsewhere.example' })).toBe('foreignDomain');
    expect(await at({ email: 'x@sub.firm.example' })).toBe('foreignDomain');
    expect(await at({ email_verified: false })).toBe('unverifiedEmail');
    expect(await at({ email: undefined })).toBe('noEmail');
    for (const email of [
      'x@firm.example,victim@corp.example',
      'victim@corp.example,x@firm.example',
      'x@firm.example\r\nBcc: v@corp.example',
    ])
      expect(await at({ email })).toBe('noEmail');
    // Known users too: their current address counts.
    await signInAt(firm.provider, 'moved@firm.example');
    expect(await problemOf(signInAt(firm.provider, 'moved@firm.example', { email: 'moved@gone.example' }))).toBe(
      'foreignDomain',
    );
  });

  it('reports that no organisation has verified the domain', async () => {
    await execute(guest, BEGIN, { input: { email: 'x@unproved.example' } });
    expect(execute.extensions[0]?.reason).toBe('noProvider');
  });

  it('stays out once the domain or the connection is removed, and can then choose a password', async () => {
    const { owner, provider, domain } = await organisation('leaving');
    await signInAt(provider, `eva@${domain}`);
    const begun = await begin(guest, { email: `eva@${domain}` });
    await root(execute(owner, 'mutation { removeSignInConnection { message } }'));
    const answer = provider.signIn(begun.address, { sub: `eva@${domain}`, email: `eva@${domain}` });
    const { binding } = begun;
    expect(await problemOf(execute(guest, FINISH, { input: { answer, binding } }))).toBe('expired');
    const eva = await findUserByEmail(`eva@${domain}`);
    const post = { now: () => new Date(), publicUrl: 'https://product.example', salesEmail: '' };
    expect(eva && (await passwordReset(post, eva))).toMatchObject({ subject: 'Reset your password' });
  });

  it('refuses new users once the domain has lapsed, with a log entry; members stay', async () => {
    const { owner, provider, domain } = await organisation('lapsing');
    await signInAt(provider, `ines@${domain}`);
    const ines = await signedIn();
    const begun = await begin(guest, { email: `john@${domain}` });
    service.names.set(`_ai-compliance.${domain}`);
    const context = workerContextOf(app, { ...settings, nameServers: [service.names.address] });
    for (const days of [8, 39]) {
      const now = () => new Date(Date.now() + days * 24 * 3600 * 1000);
      await recheckDomains({ ...context({ requestId: 'request-1' }), now });
    }
    const answer = provider.signIn(begun.address, { sub: 'john', email: `john@${domain}`, email_verified: true });
    const { binding } = begun;
    expect(await problemOf(execute(guest, FINISH, { input: { answer, binding } }))).toBe('foreignDomain');
    expect(await problemOf(execute(guest, BEGIN, { input: { email: `ines@${domain}` } }))).toBe('noProvider');
    expect(await signedIn()).toMatchObject({ userId: ines.userId, organisationId: owner.organisationId });
    const lapsed = { name: 'organisation.acted', 'data.act': 'domainLapsed' };
    expect(await app.rows('outbox', lapsed)).toMatchObject([
      { data: { organisationId: owner.organisationId, subject: domain } },
    ]);
  });

  it('returns by an invitation, not by signing in, once removed', async () => {
    await signInAt(firm.provider, 'gone@firm.example');
    const gone = await signedIn();
    const remove = 'mutation ($id: ID!) { removeMember(id: $id) { id } }';
    await root(execute(firm.owner, remove, { id: String(gone.userId) }));
    await signInAt(firm.provider, 'gone@firm.example');
    const after = await signedIn();
    expect(after.userId).toBe(gone.userId);
    expect(after.organisationId).not.toBe(firm.owner.organisationId);
  });

  it('confirms their identity at the same provider', async () => {
    await signInAt(firm.provider, 'prue@firm.example');
    const { provedAt: _, ...prue } = await signedIn();
    const { address } = await begin(prue, { purpose: 'proof' });
    expect(address.startsWith(firm.provider.issuer)).toBe(true);
    const end = new URL(await root<string>(execute(prue, 'mutation { endAtProvider }')));
    expect(end.origin).toBe(firm.provider.issuer);
  });
});

describe('an account that has the address already', () => {
  it('is connected after its password, joins, and works in the organisation from then on', async () => {
    const email = 'hana@firm.example';
    const hana = await register('hana', email);
    const pending = await pendingIn(signInAt(firm.provider, email, { groups: ['Compliance'] }));
    expect(pending).toMatch(/^[\w-]{43}$/);
    expect(await root(execute(hana, CONNECT, { pending }))).toEqual({ to: '/dashboard' });
    expect(await signedIn()).toMatchObject({
      userId: hana.userId,
      organisationId: firm.owner.organisationId,
      role: 'manager',
    });
    await signInAt(firm.provider, email, { groups: ['Compliance'] });
    expect((await signedIn()).userId).toBe(hana.userId);
  });

  it('is not connected to a provider that the organisation has removed since', async () => {
    const { owner, provider, domain } = await organisation('hasty');
    const ivo = await register('ivo', `ivo@${domain}`);
    const pending = await pendingIn(signInAt(provider, `ivo@${domain}`));
    await root(execute(owner, 'mutation { removeSignInConnection { message } }'));
    expect((await execute(ivo, CONNECT, { pending })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await app.rows('identities', { userId: ivo.userId })).toEqual([]);
  });
});

describe('a hostile organisation', () => {
  it('rejects an address of another organisation’s domain', async () => {
    const victim = await register('victim', 'victim@firm.example');
    const hostile = await organisation('hostile');
    const sessions = execute.sessions.length;
    const lie = { email: 'victim@firm.example', sub: 'victim' };
    expect(await problemOf(signInAt(hostile.provider, 'x@hostile.example', lie))).toBe('foreignDomain');
    expect(execute.sessions.length).toBe(sessions);
    expect(await app.rows('identities', { userId: victim.userId })).toEqual([]);
  });

  it('rejects a subject that belongs to a user at another provider', async () => {
    await signInAt(firm.provider, 'jana@firm.example', { sub: 'jana-there' });
    const jana = await signedIn();
    const hostile = await organisation('pretender');
    await signInAt(hostile.provider, 'jana@pretender.example', { sub: 'jana-there' });
    expect((await signedIn()).userId).not.toBe(jana.userId);
    hostile.provider.lie({ claims: { iss: firm.provider.issuer } });
    const lie = { sub: 'jana-there', email: 'jana@pretender.example' };
    expect(await problemOf(signInAt(hostile.provider, 'jana@pretender.example', lie))).toBe('untrusted');
  });

  it('gets nothing from an answer that was meant for another one (mix-up)', async () => {
    const hostile = await organisation('mixer');
    const { address, binding } = await begin(guest, { email: 'kim@firm.example' });
    const state = new URL(address).searchParams.get('state') ?? '';
    const asked = hostile.provider.asked.length;
    const code = new URLSearchParams({ code: 'stolen', state, iss: hostile.provider.issuer });
    expect(await problemOf(execute(guest, FINISH, { input: { answer: String(code), binding } }))).toBe('untrusted');
    expect(hostile.provider.asked.length).toBe(asked);
  });

  it('cannot replace the provider during a sign-in', async () => {
    const { owner, provider, domain } = await organisation('switcher');
    const { address, binding } = await begin(guest, { email: `lea@${domain}` });
    const other = await service.newProvider();
    await root(execute(owner, SAVE, service.inputFor(other)));
    const answer = provider.signIn(address, { sub: 'lea', email: `lea@${domain}`, email_verified: true });
    expect(await problemOf(execute(guest, FINISH, { input: { answer, binding } }))).toBe('expired');
  });
});
