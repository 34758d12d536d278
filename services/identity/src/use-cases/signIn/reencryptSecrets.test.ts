import type { UserActor } from '@aicp/contracts/rights/actor';
import { sessionDigest } from '@aicp/contracts/rights/session';
import { createLogger } from '@aicp/service/process/logger';
import { executor, guest, organisationOf } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { verifyForTest } from '../../../testing/verifyForTest.ts';
import { sealing } from '../../adapters/sealing.ts';
import { contextOf } from '../../context.ts';
import { resolvers } from '../../graphql/resolvers.ts';
import { ownerOf } from './checkSecondFactor.ts';
import { reencryptSecrets } from './reencryptSecrets.ts';

const password = 'correct horse battery';
const [old, fresh] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
const settings = {
  trial: false,
  secretsKeys: [old],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  const schema = new URL('../../graphql/schema.graphql', import.meta.url);
  execute = executor(schema, resolvers, contextOf(app, settings));
});
afterAll(() => app.stop());

/** A user whose authenticator app has this secret. */
async function withAuthenticatorApp(username: string): Promise<{ userId: number; secret: string }> {
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  const input = { username, email: `${username}@example.com`, password };
  const { data } = await execute(guest, register, { input });
  const userId = Number((data as { register: { id: string } }).register.id);
  await verifyForTest(userId);
  const actor: UserActor = {
    kind: 'user',
    userId,
    organisationId: organisationOf(userId),
    role: 'owner',
    isAdmin: false,
    session: sessionDigest(execute.sessions.at(-1) ?? ''),
    access: 'session',
    provedAt: Date.now(),
  };
  const begun = await execute(actor, 'mutation ($p: String!) { beginTwoFactor(password: $p) { secret } }', {
    p: password,
  });
  const { secret } = (begun.data as { beginTwoFactor: { secret: string } }).beginTwoFactor;
  const code = new TOTP({ secret }).generate();
  const on = await execute(actor, 'mutation ($c: String!) { confirmTwoFactor(code: $c) { recoveryCodes } }', {
    c: code,
  });
  expect(on.errors).toEqual([]);
  return { userId, secret };
}

describe('the key that encrypts the secrets of authenticator apps', () => {
  it('can be replaced, and removed once all secrets are sealed with the new one', async () => {
    const { userId, secret } = await withAuthenticatorApp('replaced-key');
    const sealed = async () => String((await app.rows('second_factors', { _id: userId }))[0]?.sealedSecret);
    const errors: unknown[] = [];
    const logger = Object.assign(createLogger('identity', 'silent'), {
      error: (said: unknown) => void errors.push(said),
    });
    await reencryptSecrets({ logger, sealing: sealing([fresh, old]) });
    expect(sealing([fresh]).open(await sealed(), ownerOf(userId))).toBe(secret);
    expect(errors).toEqual([]);

    // If the old key is removed too early, an error reports it, and nothing is lost.
    await reencryptSecrets({ logger, sealing: sealing([old]) });
    expect(errors).toEqual([{ lost: 1 }]);
    await reencryptSecrets({ logger, sealing: sealing([old, fresh]) });
    expect(sealing([old]).open(await sealed(), ownerOf(userId))).toBe(secret);
  });
});
