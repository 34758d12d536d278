import { tokenDigest, tokenKey } from '@aicp/contracts/rights/apiToken';
import { executor, guest, root, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organisationForTest } from '../../testing/organisationForTest.ts';
import { verifyForTest } from '../../testing/verifyForTest.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { upsertMembership } from '../store/memberships.ts';
import { resolveTokenActor } from '../use-cases/signIn/resolveTokenActor.ts';
import { resolvers } from './resolvers.ts';

const settings = {
  trial: true,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
const password = 'correct horse battery';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) { message } }';
const REMOVE = 'mutation ($id: ID!) { removeMember(id: $id) { id } }';
const ROLE = 'mutation ($id: ID!, $role: OrganisationRole!) { changeRole(id: $id, role: $role) { id } }';
const HAND_OVER = 'mutation ($id: ID!, $leave: Boolean) { handOver(id: $id, leave: $leave) { id role } }';
const TOKEN = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }';

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, contextOf(app, settings));
});
afterAll(() => app.stop());

const worker = () => workerContextOf(app, settings)({ requestId: 'test' });
const published = async (name: string, filter: Record<string, unknown>) =>
  (await app.rows('outbox', { name, ...filter })).map(({ data }) => data);

/** A user with their own organisation. */
async function person(username: string, companyName?: string) {
  const input = { username, email: `${username}@example.com`, password, companyName };
  const id = Number((await root<{ id: string }>(execute(guest, REGISTER, { input }))).id);
  await verifyForTest(id);
  return { id, username, organisationId: await organisationForTest(id) };
}
type Person = Awaited<ReturnType<typeof person>>;

/** An organisation with members who joined in this order. */
async function team(name: string, ...roles: ('owner' | 'manager' | 'contributor' | 'reader')[]) {
  const founder = await person(`${name}-founder`);
  const others: Person[] = [];
  for (const [at, role] of roles.entries()) {
    const other = await person(`${name}-${at}`);
    const membership = { organisationId: founder.organisationId, userId: other.id, role };
    await worker().transaction(tx =>
      upsertMembership(tx, { ...membership, since: new Date(Date.now() + at), broughtBy: null }),
    );
    others.push(other);
  }
  const { organisationId } = founder;
  return {
    founder,
    others,
    organisationId,
    as: (who: Person, role = 'owner') => user(who.id, role as never, organisationId),
  };
}

async function rolesIn(organisationId: number) {
  const members = await app.rows('memberships', { organisationId, endedAt: null });
  return Object.fromEntries(members.map(({ userId, role }) => [userId, role]));
}

describe('a deleted account', () => {
  it('deletes the organisation in which it was alone, and nothing of another', async () => {
    const alone = await person('alone');
    const beside = await person('beside', 'Beside AG');
    await root(execute(user(alone.id, 'owner', alone.organisationId), DELETE, { password }));
    expect(await published('organisation.deleted', { 'data.userId': alone.id })).toEqual([
      { organisationId: alone.organisationId, userId: alone.id },
    ]);
    expect(await published('user.deleted', { 'data.userId': alone.id })).toEqual([{ userId: alone.id }]);
    expect(await app.rows('organisations', { _id: beside.organisationId })).toHaveLength(1);
  });

  it('leaves shared data to its longest-standing owner, and no name', async () => {
    const { founder, others, organisationId, as } = await team('shared', 'owner', 'owner');
    const [heir] = others;
    await root(execute(as(founder), DELETE, { password }));
    expect(await published('membership.ended', { 'data.userId': founder.id })).toEqual([
      { organisationId, userId: founder.id, heirId: heir?.id, version: 2 },
    ]);
    expect(await published('organisation.deleted', { 'data.organisationId': organisationId })).toEqual([]);
    const [renamed] = await published('organisation.updated', { 'data.organisationId': organisationId });
    expect(renamed).toMatchObject({ name: heir?.username, companyName: null });
    for (const name of ['organisations', 'memberships', 'invitations', 'users'])
      expect(JSON.stringify(await app.rows(name, {}))).not.toContain(founder.username);
  });

  it('removes its name from organisations named after it, even if it was no longer an owner', async () => {
    const { founder, others, organisationId, as } = await team('formerly', 'owner');
    const [heir] = others as [Person];
    await root(execute(as(heir), ROLE, { id: String(founder.id), role: 'reader' }));
    const changed = await published('membership.changed', { 'data.userId': founder.id, 'data.role': 'reader' });
    expect(changed).toMatchObject([{ heirId: heir.id }]);
    await root(execute(as(founder, 'reader'), DELETE, { password }));
    const names = await published('organisation.updated', { 'data.organisationId': organisationId });
    expect(names).toMatchObject([{ name: heir.username, version: 1 }]);
  });

  it('must be handed over first if it is the last owner’s and others work there', async () => {
    const { founder, others, as } = await team('last', 'manager', 'reader');
    expect((await execute(as(founder), DELETE, { password })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    await root(execute(as(founder), HAND_OVER, { id: others[0]?.id }));
    await root(execute(as(founder), DELETE, { password }));
  });

  it('makes the longest-standing manager, else member, the notified owner when an administrator deletes the account', async () => {
    const DELETE_USER = 'mutation ($id: ID!) { deleteUser(id: $id) { id } }';
    const admin = { ...user((await person('administrator')).id), isAdmin: true } as ReturnType<typeof user>;
    const { founder, others, organisationId } = await team('followed', 'reader', 'manager', 'manager');
    await root(execute(admin, DELETE_USER, { id: founder.id }));
    const [reader, manager, second] = others.map(({ id }) => id) as [number, number, number];
    expect(await rolesIn(organisationId)).toEqual({ [reader]: 'reader', [manager]: 'owner', [second]: 'manager' });
    expect(await published('sendEmail', { 'data.template': 'madeOwner' })).toEqual([
      { template: 'madeOwner', userId: manager, organisationId },
    ]);
    expect(await published('membership.ended', { 'data.userId': founder.id })).toMatchObject([{ heirId: manager }]);
  });
});

describe('handing over', () => {
  it('transfers the founder’s data to the successor, and gives the founder a new organisation', async () => {
    const { founder, others, organisationId, as } = await team('leaving', 'contributor');
    const heir = others[0]?.id ?? 0;
    const stale = user(founder.id, 'owner', organisationId);
    const without = { ...stale, provedAt: undefined } as typeof stale;
    expect((await execute(without, HAND_OVER, { id: heir })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const now = await root<{ id: string; role: string }>(execute(as(founder), HAND_OVER, { id: heir, leave: true }));
    expect(now.role).toBe('owner');
    expect(Number(now.id)).not.toBe(organisationId);
    expect(await organisationForTest(founder.id)).toBe(Number(now.id));
    expect(await rolesIn(organisationId)).toEqual({ [heir]: 'owner' });
  });
});

describe('an API token', () => {
  const make = async (actor: ReturnType<typeof user>, more: object = {}) => {
    const input = { name: 'ci', scope: 'WRITE', expiresInDays: 3, ...more };
    return (await root<{ token: string }>(execute(actor, TOKEN, { input }))).token;
  };
  const ask = async (token: string) => {
    await app.redis.del(tokenKey(tokenDigest(token)));
    return resolveTokenActor(worker(), tokenDigest(token));
  };

  it('is at most what its person is at present, and nothing once they are out', async () => {
    const { founder, others, organisationId, as } = await team('tokens', 'manager');
    const manager = others[0] as Person;
    const token = await make(as(manager, 'manager'), { resources: ['systems'], networks: ['192.0.2.0/24'] });
    expect(await ask(token)).toMatchObject({
      organisationId,
      role: 'manager',
      access: 'write',
      resources: ['systems'],
      networks: ['192.0.2.0/24'],
    });
    await root(execute(as(founder), ROLE, { id: manager.id, role: 'reader' }));
    expect(await app.redis.get(tokenKey(tokenDigest(token)))).toBe('');
    expect(await ask(token)).toMatchObject({ role: 'reader' });
    await root(execute(as(founder), ROLE, { id: manager.id, role: 'owner' }));
    expect(await ask(token)).toMatchObject({ role: 'manager' });
    await root(execute(as(founder), REMOVE, { id: manager.id }));
    expect(await app.redis.get(tokenKey(tokenDigest(token)))).toBe('');
    expect(await ask(token)).toBeNull();
  });

  it('lets owners and managers create a writing token, and every member a reading one', async () => {
    const { others, as } = await team('readers', 'reader');
    const reader = as(others[0] as Person, 'reader');
    const input = { name: 'ci', scope: 'WRITE', expiresInDays: 3 };
    expect((await execute(reader, TOKEN, { input })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await ask(await make(reader, { scope: 'READ' }))).toMatchObject({ role: 'reader', access: 'read' });
    const bad = { ...input, networks: ['everywhere'] };
    expect((await execute(reader, TOKEN, { input: bad })).errors).toMatchObject([{ code: 'INVALID' }]);
  });
});
