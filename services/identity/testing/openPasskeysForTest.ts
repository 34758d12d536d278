import type { UserActor } from '@aicp/contracts/rights/actor';
import { sessionDigest } from '@aicp/contracts/rights/session';
import { executor, guest, organisationOf, root } from '@aicp/testing/executor';
import { openTestService } from '@aicp/testing/openTestService';
import { type PasskeyDevice, passkeyDevice } from '@aicp/testing/passkeyDevice';
import { expect } from '@jest/globals';
import { TOTP } from 'otpauth';
import { contextOf } from '../src/context.ts';
import { resolvers } from '../src/graphql/resolvers.ts';
import { verifyForTest } from './verifyForTest.ts';

export const origin = 'http://localhost:3000';
export const password = 'correct horse battery';
export const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: origin,
};

export type Request = {
  ceremony: string;
  options: Parameters<PasskeyDevice['create']>[0] & { allowCredentials?: unknown };
};
export type Added = { passkey: { id: string; name: string }; recoveryCodes: string[] | null };

export const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
export const CONFIRM = 'mutation ($input: ConfirmLoginInput!) { confirmLogin(input: $input) { id } }';
export const BEGIN = 'mutation { beginPasskey { ceremony options } }';
export const ADD = `mutation ($input: AddPasskeyInput!) {
  addPasskey(input: $input) { passkey { id name isSynced lastUsedAt } recoveryCodes } }`;
export const REMOVE = 'mutation ($id: ID!) { removePasskey(id: $id) { id } }';
export const LIST = '{ passkeys { id name isSynced createdAt lastUsedAt } }';
export const BEGIN_LOGIN =
  'mutation ($challenge: String) { beginPasskeyLogin(challenge: $challenge) { ceremony options } }';
export const PASSKEY_LOGIN = 'mutation ($input: PasskeyInput!) { loginWithPasskey(input: $input) { id username } }';
export const BEGIN_PROOF = 'mutation { beginPasskeyProof { ceremony options } }';
export const PROVE = 'mutation ($input: PasskeyInput!) { proveByPasskey(input: $input) { until } }';
export const MEANS = '{ me { signInMeans { password code app passkey } twoFactor { enabled recoveryCodesLeft } } }';

/** Identity with passkeys for tests: a clock, users, responding devices, and their orders. */
export async function openPasskeysForTest() {
  const clock = { now: new Date('2026-11-22T10:00:00Z') };
  const app = await openTestService('identity');
  const contexts = contextOf(app, settings);
  const execute = executor(new URL('../src/graphql/schema.graphql', import.meta.url), resolvers, request => ({
    ...contexts(request),
    now: () => clock.now,
  }));

  /** The actor of the latest session. */
  function signedInAs(userId: number): UserActor {
    const session = sessionDigest(execute.sessions.at(-1) ?? '');
    const provedAt = clock.now.getTime();
    return {
      kind: 'user',
      userId,
      organisationId: organisationOf(userId),
      role: 'owner',
      isAdmin: false,
      session,
      access: 'session',
      provedAt,
    };
  }

  async function register(username: string, isEmailVerified = true): Promise<UserActor> {
    const input = { username, email: `${username}@example.com`, password };
    const { id } = await root<{ id: string }>(
      execute(guest, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', { input }),
    );
    if (isEmailVerified) await verifyForTest(Number(id));
    return signedInAs(Number(id));
  }

  async function add(owner: UserActor, device = passkeyDevice(origin)) {
    const { ceremony, options } = await root<Request>(execute(owner, BEGIN));
    const added = await root<Added>(execute(owner, ADD, { input: { ceremony, credential: device.create(options) } }));
    return { device, ...added };
  }

  /** Signs in by the device's response; returns the response. */
  async function signIn(device: PasskeyDevice, manner: Parameters<PasskeyDevice['get']>[1] = {}, challenge?: unknown) {
    const { ceremony, options } = await root<Request>(execute(guest, BEGIN_LOGIN, { challenge }));
    return execute(guest, PASSKEY_LOGIN, { input: { ceremony, credential: device.get(options, manner) } });
  }

  async function challengeFor(username: string): Promise<{ challenge: unknown; factors: unknown }> {
    const { errors } = await execute(guest, LOGIN, { input: { username, password } });
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    const [{ challenge, factors, reason } = {}] = execute.extensions;
    expect(reason).toBe('SECOND_FACTOR');
    return { challenge, factors };
  }

  async function turnOnApp(owner: UserActor): Promise<{ secret: string; recoveryCodes: string[] }> {
    const begun = execute(owner, 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }', {
      password,
    });
    const { secret } = await root<{ secret: string }>(begun);
    const code = new TOTP({ secret }).generate({ timestamp: clock.now.getTime() });
    const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
    const { recoveryCodes } = await root<{ recoveryCodes: string[] }>(execute(owner, confirm, { code }));
    clock.now = new Date(clock.now.getTime() + 30_000);
    return { secret, recoveryCodes };
  }

  const mailsTo = async (userId: number) =>
    (await app.rows('outbox', { name: 'sendEmail', 'data.userId': userId })).map(({ data }) => data.template);
  const acts = async (userId: number) =>
    (await app.rows('outbox', { name: 'user.acted', 'data.userId': userId })).map(({ data }) => data.act);

  return { app, clock, execute, signedInAs, register, add, signIn, challengeFor, turnOnApp, mailsTo, acts };
}
