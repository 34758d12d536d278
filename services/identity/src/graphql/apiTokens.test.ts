import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import type { Actor } from '@aicp/contracts/rights/actor';
import { tokenDigest, tokenKey } from '@aicp/contracts/rights/apiToken';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, guest, organisationOf, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { verifyForTest } from '../../testing/verifyForTest.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { activateUser, suspendUser } from '../use-cases/account/setUserStatus.ts';
import { resolveTokenActor } from '../use-cases/signIn/resolveTokenActor.ts';
import { resolvers } from './resolvers.ts';

const schema = new URL('./schema.graphql', import.meta.url);
const secretsKeys = [Buffer.alloc(32, 7)];
const sessionSecrets = ['a secret of thirty-two characters'];
const publicUrl = 'http://localhost:3000';
const enforcing = { trial: false, secretsKeys, sessionSecrets, publicUrl };
const withoutPlans = { ...enforcing, plansOff: true };
const lenient = { trial: true, secretsKeys, sessionSecrets, publicUrl };

let app: TestService;
let execute: ReturnType<typeof executor>;
let executeInTrial: ReturnType<typeof executor>;
let userId = 0;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(schema, resolvers, contextOf(app, enforcing));
  executeInTrial = executor(schema, resolvers, contextOf(app, lenient));
});
afterAll(() => app.stop());

const CREATE = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) {
  token notice apiToken { id name scope hint lastUsedAt expiresAt } } }`;
const LIST = '{ apiTokens { id name hint lastUsedAt } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) { id } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';

type Created = { token: string; notice: string | null; apiToken: { id: string; hint: string } };

/** A user with a plan, and the version of that plan. */
async function customer(plan: 'enterprise' | 'professional' = 'enterprise'): Promise<Actor> {
  const name = `customer-${++userId}`;
  const input = { username: name, email: `${name}@example.com`, password: 'correct horse battery' };
  const { data } = await execute(guest, REGISTER, { input });
  const { id } = (data as { register: { id: string } }).register;
  await verifyForTest(Number(id));
  const actor = user(Number(id));
  await subscribe(actor, plan, 1);
  return actor;
}

const idOf = (actor: Actor) => (actor.kind === 'user' ? actor.userId : 0);

function subscribe(actor: Actor, plan: string, version: number) {
  const data = {
    userId: idOf(actor),
    organisationId: organisationOf(idOf(actor)),
    version,
    plan,
    status: 'active',
    endsAt: null,
  };
  return deliverTo(handlers, SubscriptionChanged, worker(), data);
}

async function create(actor: Actor, scope: 'READ' | 'WRITE' = 'READ', expiresInDays = 30): Promise<Created> {
  const { data, errors } = await execute(actor, CREATE, { input: { name: 'ci', scope, expiresInDays } });
  expect(errors).toEqual([]);
  return data?.createApiToken as Created;
}

const worker = (settings = enforcing) => workerContextOf(app, settings)({ requestId: 'test' });
const ask = (token: string, settings = enforcing) => resolveTokenActor(worker(settings), tokenDigest(token));
/** Resolves the token again, as the gateway does after a minute. */
const askAnew = async (token: string, settings = enforcing) => {
  await app.redis.del(tokenKey(tokenDigest(token)));
  return ask(token, settings);
};

describe('an API token', () => {
  it('is 256 random bits, in one answer and nowhere else', async () => {
    const anna = await customer();
    const { token, apiToken } = await create(anna);
    expect(token).toMatch(/^aicp_[\w-]{43}$/);
    expect(apiToken).toMatchObject({ name: 'ci', scope: 'READ', hint: token.slice(-4), lastUsedAt: null });
    const stored = JSON.stringify(await mongoose.connection.collection('api_tokens').find().toArray());
    expect(stored).not.toContain(token);
    expect(stored).toContain(tokenDigest(token));
    expect(JSON.stringify((await execute(anna, LIST)).data)).not.toContain(tokenDigest(token));
  });

  it('does what its scope allows, for its owner', async () => {
    const anna = await customer();
    expect(await ask((await create(anna, 'READ')).token)).toMatchObject({ userId: idOf(anna), access: 'read' });
    expect(await ask((await create(anna, 'WRITE')).token)).toMatchObject({ userId: idOf(anna), access: 'write' });
  });

  it('is refused if it is unknown or expired', async () => {
    expect(await ask(`aicp_${'a'.repeat(43)}`)).toBeNull();
    const { token } = await create(await customer(), 'READ', 1);
    const tomorrow = { ...worker(), now: () => new Date(Date.now() + 25 * 3600 * 1000) };
    expect(await resolveTokenActor(tomorrow, tokenDigest(token))).toBeNull();
  });

  it('is revoked at once, and again after Redis has lost everything', async () => {
    const anna = await customer();
    const { token, apiToken } = await create(anna);
    expect(await ask(token)).not.toBeNull();
    expect((await execute(anna, REVOKE, { id: apiToken.id })).data?.revokeApiToken).toEqual([]);
    expect(await app.redis.get(tokenKey(tokenDigest(token)))).toBe('');
    expect(await askAnew(token)).toBeNull();
  });

  it('stays revoked when the gateway asks concurrently', async () => {
    const anna = await customer();
    for (let round = 0; round < 10; round++) {
      const { token, apiToken } = await create(anna);
      await Promise.all([ask(token), execute(anna, REVOKE, { id: apiToken.id }), ask(token)]);
      expect(await app.redis.get(tokenKey(tokenDigest(token)))).toBe('');
    }
  });

  it('survives a loss of Redis data', async () => {
    const { token } = await create(await customer());
    await ask(token);
    expect(await askAnew(token)).not.toBeNull();
  });

  it('records its last use once a minute, not at every request', async () => {
    const anna = await customer();
    const { token } = await create(anna);
    await ask(token);
    expect(await app.redis.ttl(tokenKey(tokenDigest(token)))).toBeGreaterThan(55);
    const { data } = await execute(anna, LIST);
    expect(data?.apiTokens).toMatchObject([{ lastUsedAt: expect.stringMatching(/^\d{4}-/) }]);
  });

  it('returns NOT_FOUND for another user’s token', async () => {
    const { apiToken } = await create(await customer());
    const { errors } = await execute(await customer(), REVOKE, { id: apiToken.id });
    expect(errors).toEqual([{ code: 'NOT_FOUND', message: 'API token not found.' }]);
  });

  it('cannot create, list or revoke tokens', async () => {
    const token: Actor = {
      kind: 'user',
      userId: 1,
      organisationId: 1,
      role: 'owner',
      isAdmin: false,
      session: 'x',
      access: 'write',
    };
    const input = { name: 'more', scope: 'WRITE', expiresInDays: 1 };
    for (const [query, variables] of [
      [CREATE, { input }],
      [LIST, {}],
      [REVOKE, { id: '1' }],
    ] as const)
      expect((await execute(token, query, variables)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it.each([
    [{ name: ' ' }, 'name: is required'],
    [{ expiresInDays: 0 }, 'expiresInDays: must be at least 1'],
    [{ expiresInDays: 366 }, 'expiresInDays: must be at most 365'],
  ])('with %o is refused', async (change, message) => {
    const input = { name: 'ci', scope: 'READ', expiresInDays: 30, ...change };
    expect((await execute(await customer(), CREATE, { input })).errors).toEqual([{ code: 'INVALID', message }]);
  });

  it('is limited to twenty per user, even when created concurrently', async () => {
    const anna = await customer();
    for (let made = 0; made < 18; made++) await create(anna);
    const input = { name: 'more', scope: 'READ', expiresInDays: 1 };
    const answers = await Promise.all(Array.from({ length: 4 }, () => execute(anna, CREATE, { input })));
    expect(answers.filter(({ data }) => data?.createApiToken)).toHaveLength(2);
    expect(answers.flatMap(({ errors }) => errors)).toMatchObject([{ code: 'CONFLICT' }, { code: 'CONFLICT' }]);
  });
});

describe('the plan', () => {
  it('requires API access to create and use tokens', async () => {
    const anna = await customer('professional');
    const input = { name: 'ci', scope: 'READ', expiresInDays: 30 };
    expect((await execute(anna, CREATE, { input })).errors).toEqual([
      { code: 'FORBIDDEN', message: 'API access is part of the Enterprise plan.' },
    ]);
    const { data } = await executeInTrial(anna, CREATE, { input });
    const { token, notice } = (data as { createApiToken: Created }).createApiToken;
    expect(notice).toBe('API access is part of the Enterprise plan. This trial includes it.');
    expect(await askAnew(token)).toBeNull();
    expect(await askAnew(token, lenient)).not.toBeNull();
  });

  it('needs no plan where plans are off, whatever billing publishes', async () => {
    const anna = await customer('professional');
    const executeWithoutPlans = executor(schema, resolvers, contextOf(app, withoutPlans));
    const input = { name: 'ci', scope: 'READ', expiresInDays: 30 };
    const { data } = await executeWithoutPlans(anna, CREATE, { input });
    const { token, notice } = (data as { createApiToken: Created }).createApiToken;
    expect(notice).toBeNull();
    expect(await askAnew(token, withoutPlans)).not.toBeNull();
    const ended = {
      userId: idOf(anna),
      organisationId: organisationOf(idOf(anna)),
      version: 2,
      plan: 'free',
      status: 'canceled',
      endsAt: null,
    };
    await deliverTo(handlers, SubscriptionChanged, worker(withoutPlans), ended);
    expect(await ask(token, withoutPlans)).not.toBeNull();
  });

  it('disables the tokens at once when it ends, and restores them when it begins again', async () => {
    const anna = await customer();
    const { token } = await create(anna);
    await ask(token);
    await subscribe(anna, 'free', 2);
    expect(await app.redis.get(tokenKey(tokenDigest(token)))).toBe('');
    expect(await askAnew(token)).toBeNull();
    await subscribe(anna, 'enterprise', 3);
    expect(await askAnew(token)).not.toBeNull();
  });

  it('is the latest, in any order and after repeated deliveries', async () => {
    const anna = await customer();
    const { token } = await create(anna);
    await subscribe(anna, 'free', 5);
    await subscribe(anna, 'enterprise', 4);
    await subscribe(anna, 'free', 5);
    expect(await askAnew(token)).toBeNull();
  });
});

describe('suspending a user', () => {
  it('refuses the user’s tokens at once while the suspension lasts', async () => {
    const anna = await customer();
    const admin: Actor = {
      kind: 'user',
      userId: 999,
      organisationId: 999,
      role: 'owner',
      isAdmin: true,
      session: 'x',
      access: 'session',
    };
    const { token } = await create(anna);
    await ask(token);
    const ctx = contextOf(
      app,
      enforcing,
    )({
      actor: admin,
      client: { address: '', agent: '' },
      requestId: 'test',
      setSession: () => {},
      setDevice: () => {},
    });
    await suspendUser(ctx, String(idOf(anna)));
    expect(await app.redis.get(tokenKey(tokenDigest(token)))).toBe('');
    expect(await askAnew(token)).toBeNull();
    await activateUser(ctx, String(idOf(anna)));
    expect(await askAnew(token)).not.toBeNull();
  });
});
