import { createLogger } from '@aicp/service/process/logger';
import { guest, root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CLIENT } from '../../testing/hostileProvider.ts';
import { openConnectionsForTest, SAVE } from '../../testing/openConnectionsForTest.ts';
import { password } from '../../testing/openPasskeysForTest.ts';
import { oidc } from '../adapters/oidc.ts';
import { sealing } from '../adapters/sealing.ts';
import { reencryptSecrets } from '../use-cases/signIn/reencryptSecrets.ts';

const READ = '{ signInConnection { name issuer clientId defaultRole groupRoles { group role } changedAt } }';
const TEST = 'mutation { testSignInConnection { what state sentence } }';
const REMOVE = 'mutation { removeSignInConnection { message } }';
const ALL = ['address', 'issuer', 'flow', 'keys', 'redirect', 'client'];

type Check = { what: string; state: string; sentence: string };

let service: Awaited<ReturnType<typeof openConnectionsForTest>>;
let { app, execute, register, addVerifiedDomain, inputFor, organisation } = {} as typeof service;
beforeAll(async () => {
  service = await openConnectionsForTest();
  ({ app, execute, register, addVerifiedDomain, inputFor, organisation } = service);
});
afterAll(() => service.stop());

const acts = async (organisationId: number) =>
  (await app.rows('outbox', { name: 'organisation.acted', 'data.organisationId': organisationId })).map(
    ({ data }) => data.act,
  );

describe('an organisation’s own identity provider', () => {
  it('needs a verified domain, an owner and recent confirmation', async () => {
    const owner = await register('olga');
    const provider = await service.newProvider();
    const save = (actor = owner) => execute(actor, SAVE, inputFor(provider));
    expect((await save()).errors).toMatchObject([{ code: 'CONFLICT' }]);
    await addVerifiedDomain(owner, 'olga.example');
    const { provedAt: _, ...stale } = owner;
    expect((await save(stale)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    for (const query of [READ, TEST, REMOVE])
      expect((await execute({ ...owner, role: 'manager' }, query)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await save({ ...owner, role: 'manager' })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await root(save())).toMatchObject({ issuer: provider.issuer, defaultRole: 'reader', groupsClaim: 'groups' });
    expect((await execute(stale, REMOVE)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    await root(execute(owner, REMOVE));
    expect(await root(execute(owner, READ))).toBeNull();
    expect(await acts(owner.organisationId)).toEqual([
      'domainAdded',
      'domainProved',
      'singleSignOnSet',
      'singleSignOnRemoved',
    ]);
  });

  it('gives each group one role, and refuses a repeated group, as for a directory', async () => {
    const { owner, provider } = await organisation('twice');
    const twice = ['Compliance', 'compliance '].map(group => ({ group, role: 'manager' }));
    const message = 'groupRoles: must name each group once';
    const saving = await execute(owner, SAVE, inputFor(provider, { groupRoles: twice }));
    expect(saving.errors).toMatchObject([{ code: 'INVALID', message }]);
    const setting = 'mutation ($input: GroupRolesInput!) { setGroupRoles(input: $input) { userCount } }';
    expect((await execute(owner, setting, { input: { groupRoles: twice } })).errors).toMatchObject([{ message }]);
  });

  it('seals its secret, returns it to no one, and sends it only to its own provider', async () => {
    const { owner, provider } = await organisation('sealed');
    const [row] = await app.rows('connections', { _id: owner.organisationId });
    expect(JSON.stringify(row)).not.toContain(CLIENT.clientSecret);
    expect(JSON.stringify(await root(execute(owner, READ)))).not.toMatch(/secret/i);
    const { clientSecret: _, ...without } = inputFor(provider, { name: 'Another name' }).input;
    expect(await root(execute(owner, SAVE, { input: without }))).toMatchObject({ name: 'Another name' });
    expect(await root<Check[]>(execute(owner, TEST))).toContainEqual(
      expect.objectContaining({ what: 'client', state: 'ok' }),
    );
    const elsewhere = await service.newProvider();
    const moved = { input: { ...without, issuer: elsewhere.issuer } };
    expect((await execute(owner, SAVE, moved)).errors).toMatchObject([{ code: 'INVALID' }]);
    expect(elsewhere.asked).toEqual([]);
  });

  it('is resealed with a new key of SECRETS_KEY', async () => {
    const { owner } = await organisation('resealed');
    const [old, fresh] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const logger = createLogger('identity', 'silent');
    await reencryptSecrets({ logger, sealing: sealing([fresh, old]) });
    const [row] = await app.rows('connections', { _id: owner.organisationId });
    expect(sealing([fresh]).open(String(row?.sealedSecret), `connection of ${owner.organisationId}`)).toBe(
      CLIENT.clientSecret,
    );
    await reencryptSecrets({ logger, sealing: sealing([old, fresh]) });
  });

  it('is deleted with the organisation', async () => {
    const { owner, domain } = await organisation('closing');
    const leave = 'mutation ($password: String!) { deleteAccount(password: $password) { message } }';
    await root(execute(owner, leave, { password }));
    expect(await app.rows('connections', { _id: owner.organisationId })).toEqual([]);
    expect(await app.rows('domains', { domain })).toEqual([]);
  });

  it('never makes every user an owner', async () => {
    const owner = await register('careful');
    await addVerifiedDomain(owner, 'careful.example');
    const provider = await service.newProvider();
    const all = inputFor(provider, { defaultRole: 'owner' });
    expect((await execute(owner, SAVE, all)).errors).toMatchObject([{ code: 'INVALID' }]);
  });
});

describe('a faulty provider', () => {
  it.each([
    ['names another issuer', { issuer: 'https://attacker.example' }, 'a different issuer'],
    ['has no code flow', { response_types_supported: ['id_token'] }, 'authorization code flow'],
    ['has no PKCE', { code_challenge_methods_supported: ['plain'] }, 'PKCE'],
    ['signs in by a script', { authorization_endpoint: 'javascript:alert(1)' }, 'https addresses'],
    ['has no keys', { jwks_uri: undefined }, 'https addresses'],
  ])('and %s is not saved, with a message', async (_what, described, sentence) => {
    const owner = await register(`o${Math.random().toString(36).slice(2)}`);
    await addVerifiedDomain(owner, `${owner.userId}.example`);
    const provider = await service.newProvider();
    provider.describe(described);
    expect((await execute(owner, SAVE, inputFor(provider))).errors).toMatchObject([
      { code: 'INVALID', message: expect.stringContaining(sentence) },
    ]);
    expect(await root(execute(owner, READ))).toBeNull();
  });

  it('is tested with one sentence per check and without secrets', async () => {
    const { owner, provider } = await organisation('tested');
    const test = () => root<Check[]>(execute(owner, TEST));
    expect((await test()).map(({ what }) => what)).toEqual(ALL);
    provider.lie({ token: { status: 401, body: { error: 'invalid_client' } } });
    expect(await test()).toContainEqual(expect.objectContaining({ what: 'client', state: 'wrong' }));
    provider.lie({ token: { status: 400, body: { error: 'unauthorized_client', error_description: 'SECRET' } } });
    expect(JSON.stringify(await test())).not.toContain('SECRET');
    provider.lie({ token: { status: 500, body: 'what?' } });
    expect(await test()).toContainEqual(expect.objectContaining({ what: 'client', state: 'unclear' }));
    provider.stop();
    expect(await test()).toEqual([
      { what: 'address', state: 'wrong', sentence: expect.stringContaining('could be reached') },
    ]);
  });
});

it.each([
  'https://169.254.169.254',
  'https://[::ffff:169.254.169.254]',
  'https://2852039166',
  'https://0x7f.1',
  'https://[::1]',
  'https://10.1.2.3/realms/staff',
  'https://localhost',
  'http://login.example.com',
])('an issuer at %s is not asked at all', async issuer => {
  const { check } = oidc({ publicUrl: 'http://localhost:3000', isPrivateAllowed: false });
  expect(await check({ issuer, ...CLIENT })).toEqual([
    {
      what: 'address',
      state: 'wrong',
      sentence: expect.stringContaining('not requested. It must begin with https://'),
    },
  ]);
});

it('tells anyone whether an address signs in here, and no one who it is', async () => {
  expect(await root(execute(guest, '{ signInByEmail }'))).toBe(true);
  const begin = 'mutation ($input: BeginSignInInput!) { beginSignIn(input: $input) { address } }';
  await organisation('known');
  const tried = async (email: string) => (await execute(guest, begin, { input: { email } })).errors;
  expect(await tried('known.owner@example.com')).toEqual(await tried('nobody@nowhere.example'));
  expect(await tried('nobody@known.example')).toEqual([]);
});
