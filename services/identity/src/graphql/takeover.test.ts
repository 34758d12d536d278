import { randomUUID } from 'node:crypto';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import { sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, guest, organisationOf, root, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import { verifyForTest } from '../../testing/verifyForTest.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { listTokens } from '../store/apiTokens.ts';
import { mintToken } from '../store/linkTokens.ts';
import { findSecondFactor } from '../store/secondFactors.ts';
import { findUser } from '../store/users.ts';
import { resolveTokenActor } from '../use-cases/signIn/resolveTokenActor.ts';
import { resolvers } from './resolvers.ts';

const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};
const PASSWORD = 'correct horse battery';
const CREATE = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';
const BEGIN = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
const UNVERIFIED = { code: 'FORBIDDEN', message: 'Please verify your email address first. We have sent you a link.' };

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, contextOf(app, settings));
});
afterAll(() => app.stop());

const worker = () => workerContextOf(app, settings)({ requestId: 'test' });

/** A user with the plan that includes tokens, signed in just now. */
async function person({ verified }: { verified: boolean }) {
  const username = randomUUID();
  const email = `${username}@example.com`;
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  const { id } = await root<{ id: string }>(execute(guest, query, { input: { username, email, password: PASSWORD } }));
  const userId = Number(id);
  if (verified) await verifyForTest(userId);
  const data = {
    userId,
    organisationId: organisationOf(userId),
    version: 1,
    plan: 'enterprise',
    status: 'active',
    endsAt: null,
  };
  await deliverTo(handlers, SubscriptionChanged, worker(), data);
  const session = sessionDigest(execute.sessions.at(-1) ?? '');
  return { userId, email, username, session, actor: { ...(user(userId) as UserActor), session } };
}
type Person = Awaited<ReturnType<typeof person>>;

async function withToken({ actor }: Person): Promise<string> {
  const input = { name: 'ci', scope: 'WRITE', expiresInDays: 365 };
  const { token } = await root<{ token: string }>(execute(actor, CREATE, { input }));
  expect(await resolveTokenActor(worker(), tokenDigest(token))).not.toBeNull();
  return token;
}

async function withSecondFactor({ actor }: Person): Promise<void> {
  const { secret } = await root<{ secret: string }>(execute(actor, BEGIN, { password: PASSWORD }));
  const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
  await root(execute(actor, confirm, { code: new TOTP({ secret }).generate() }));
}

/** Resets the password by the emailed link. */
async function reset({ userId, email }: Person): Promise<void> {
  const token = await mintToken('passwordReset', { userId, email, now: new Date() });
  await root(execute(guest, RESET, { input: { token, password: 'a new horse battery' } }));
}

describe('a password reset by email', () => {
  it('ends the API tokens with the sessions, each with its entry', async () => {
    const anna = await person({ verified: true });
    const token = await withToken(anna);
    await reset(anna);
    expect(await resolveTokenActor(worker(), tokenDigest(token))).toBeNull();
    expect(await listTokens(anna.userId)).toEqual([]);
    expect(await app.redis.exists(sessionKey(anna.session))).toBe(0);
    const revoked = { name: 'user.acted', 'data.userId': anna.userId, 'data.act': 'apiTokenRevoked' };
    expect(await mongoose.connection.collection('outbox').countDocuments(revoked)).toBe(1);
  });

  it('verifies that the address belongs to the owner', async () => {
    const anna = await person({ verified: false });
    await reset(anna);
    expect(await findUser(anna.userId)).toMatchObject({ isEmailVerified: true });
  });

  it('keeps the second factor if the address was verified before', async () => {
    const anna = await person({ verified: true });
    await withSecondFactor(anna);
    await reset(anna);
    expect(await findSecondFactor(anna.userId)).toMatchObject({ enabledAt: expect.any(Date) });
  });

  it('removes credentials of others who opened the account with this person’s address', async () => {
    const squatter = await person({ verified: true });
    await withSecondFactor(squatter);
    const token = await withToken(squatter);
    // Unreachable today: a second factor needs a verified address.
    await mongoose.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: squatter.userId }, { $set: { isEmailVerified: false } });
    await reset(squatter);
    expect(await findSecondFactor(squatter.userId)).toBeNull();
    expect(await resolveTokenActor(worker(), tokenDigest(token))).toBeNull();
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
    const input = { username: squatter.email, password: 'a new horse battery' };
    expect((await execute(guest, login, { input })).errors).toEqual([]);
  });
});

describe('an unverified address', () => {
  it('gets no API token and no second factor, with the reason', async () => {
    const { actor } = await person({ verified: false });
    const input = { name: 'ci', scope: 'READ', expiresInDays: 1 };
    expect((await execute(actor, CREATE, { input })).errors).toEqual([UNVERIFIED]);
    expect(execute.extensions).toMatchObject([{ reason: 'unverified' }]);
    expect((await execute(actor, BEGIN, { password: PASSWORD })).errors).toEqual([UNVERIFIED]);
  });
});

describe('an organisation of an unverified address', () => {
  it.each([
    ['mutation { checkDomain(domain: "own.example") { domain } }', {}],
    [
      'mutation ($input: SignInConnectionInput!) { saveSignInConnection(input: $input) { name } }',
      { name: 'Own', issuer: 'https://own.example', clientId: 'a', clientSecret: 'b' },
    ],
    [
      'mutation ($input: CreateProvisioningTokenInput!) { createProvisioningToken(input: $input) { token } }',
      { expiresInDays: 730 },
    ],
    [
      'mutation ($input: GroupRolesInput!) { setGroupRoles(input: $input) { address } }',
      { groupRoles: [{ group: 'g', role: 'owner' }] },
    ],
    ['mutation { requireSingleSignOn(only: true) { name } }', {}],
  ])('opens no way in for others: %s', async (operation, input) => {
    const { actor } = await person({ verified: false });
    expect((await execute(actor, operation, { input })).errors).toEqual([UNVERIFIED]);
  });
});

describe('a change of the password', () => {
  it('ends the API tokens on request only', async () => {
    const anna = await person({ verified: true });
    const token = await withToken(anna);
    const change = (currentPassword: string, newPassword: string, endTokens?: boolean) =>
      execute({ ...anna.actor, session: sessionDigest(execute.sessions.at(-1) ?? '') }, CHANGE, {
        input: { currentPassword, newPassword, ...(endTokens !== undefined && { endTokens }) },
      });
    expect((await change(PASSWORD, 'a second horse battery')).errors).toEqual([]);
    expect(await resolveTokenActor(worker(), tokenDigest(token))).not.toBeNull();
    expect((await change('a second horse battery', 'a third horse battery', true)).errors).toEqual([]);
    expect(await resolveTokenActor(worker(), tokenDigest(token))).toBeNull();
  });

  it('reports a conflict when another change came first', async () => {
    const { actor } = await person({ verified: true });
    const change = (newPassword: string) =>
      execute(actor, CHANGE, { input: { currentPassword: PASSWORD, newPassword } });
    const answers = await Promise.all([change('a second horse battery'), change('a third horse battery')]);
    const errors = answers.flatMap(answer => answer.errors);
    expect(errors).toEqual([
      {
        code: 'CONFLICT',
        message: 'Your account has just been changed elsewhere, so this password was not saved.',
      },
    ]);
  });
});
