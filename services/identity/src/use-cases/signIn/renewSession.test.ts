import { randomUUID } from 'node:crypto';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { sessionDigest, userSessionsKey } from '@aicp/contracts/rights/session';
import { executor, guest, organisationOf, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contextOf } from '../../context.ts';
import { resolvers } from '../../graphql/resolvers.ts';

const schema = new URL('../../graphql/schema.graphql', import.meta.url);
const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
const PASSWORD = 'correct horse';

let app: TestService;
let execute: ReturnType<typeof executor>;
/** Runs just before the next session begins. */
let meanwhile: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  app = await openTestService('identity');
  const contexts = contextOf(app, settings);
  execute = executor(schema, resolvers, request => {
    const ctx = contexts(request);
    const begin: typeof ctx.sessions.begin = async (...session) => {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.();
      return ctx.sessions.begin(...session);
    };
    return { ...ctx, sessions: { ...ctx.sessions, begin } };
  });
});
afterAll(() => app.stop());

async function register(): Promise<UserActor> {
  const username = randomUUID();
  const input = { username, email: `${username}@example.com`, password: PASSWORD };
  const { data } = await execute(guest, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
    input,
  });
  const userId = Number((data as { register: { id: string } }).register.id);
  return {
    kind: 'user',
    userId,
    organisationId: organisationOf(userId),
    role: 'owner',
    isAdmin: false,
    session: sessionDigest(execute.sessions.at(-1) ?? ''),
    access: 'session',
  };
}

describe('a change of the password', () => {
  it('signs in no one whose account an administrator suspends concurrently', async () => {
    const anna = await register();
    const admin = { ...user((await register()).userId), isAdmin: true };
    meanwhile = () => execute(admin, 'mutation ($id: ID!) { suspendUser(id: $id) { id } }', { id: anna.userId });
    const input = { currentPassword: PASSWORD, newPassword: 'another horse' };
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';
    await execute(anna, change, { input });
    expect(meanwhile).toBeUndefined();
    expect(await app.redis.zrange(userSessionsKey(anna.userId), '0', '-1')).toEqual([]);
  });
});
