import type { UserActor } from '@aicp/contracts/rights/actor';
import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import { openConnectionsForTest, type Provider } from '../../testing/openConnectionsForTest.ts';
import { password, settings } from '../../testing/openPasskeysForTest.ts';
import { workerContextOf } from '../context.ts';
import { changeProvisioned, provisionUser } from '../use-cases/provisioning/provisionUser.ts';

let service: Awaited<ReturnType<typeof openConnectionsForTest>>;
let firm: { owner: UserActor; provider: Provider };
beforeAll(async () => {
  service = await openConnectionsForTest();
  firm = await service.organisation('firm');
});
afterAll(() => service.stop());

const CONNECT = 'mutation ($pending: String!) { connectSignIn(pending: $pending) { to } }';
const to = (answer: { data: Record<string, unknown> | null }) => (answer.data?.finishSignIn as { to: string })?.to;
const collection = (name: string) =>
  mongoose.connection.collection<{ _id: number | string; [more: string]: unknown }>(name);
const directory = () => ({
  ...workerContextOf(service.app, settings)({ requestId: 'test' }),
  organisationId: firm.owner.organisationId,
});
const said = (email: string) => ({
  userName: email,
  email,
  externalId: null,
  displayName: null,
  givenName: null,
  formattedName: null,
  familyName: null,
  active: true,
});

describe('an account created by a directory', () => {
  it('belongs to its user from the first sign-in, and again after an absence', async () => {
    const email = 'nora@firm.example';
    const { id, userId } = await provisionUser(directory(), said(email));
    expect(to(await service.signInAt(firm.provider, email))).toBe('/dashboard');
    expect(await service.signedIn()).toMatchObject({ userId, organisationId: firm.owner.organisationId });
    await changeProvisioned(
      directory(),
      id,
      () => true,
      user => ({ ...user, active: false }),
    );
    await service.signInAt(firm.provider, email);
    expect(await service.signedIn()).not.toMatchObject({ organisationId: firm.owner.organisationId });
    await changeProvisioned(
      directory(),
      id,
      () => true,
      user => ({ ...user, active: true }),
    );
    await service.signInAt(firm.provider, email);
    expect(await service.signedIn()).toMatchObject({ userId, organisationId: firm.owner.organisationId });
  });

  it('is closed to others once its user has signed in', async () => {
    const email = 'olga@firm.example';
    await provisionUser(directory(), said(email));
    await service.signInAt(firm.provider, email);
    expect(to(await service.signInAt(firm.provider, email, { sub: 'another' }))).toMatch(/#connect=/);
  });

  it('is not kept waiting while inactive', async () => {
    const email = 'pia@firm.example';
    const { id } = await provisionUser(directory(), said(email));
    await changeProvisioned(
      directory(),
      id,
      () => true,
      user => ({ ...user, active: false }),
    );
    expect(to(await service.signInAt(firm.provider, email))).toMatch(/#connect=/);
  });

  it('is connected to an existing account only by that account’s password', async () => {
    const email = 'quinn@firm.example';
    await service.register('quinn', email);
    await provisionUser(directory(), said(email));
    expect(to(await service.signInAt(firm.provider, email))).toMatch(/#connect=/);
  });

  it('joins through the provider instead of the invitation, and can still be removed by the directory', async () => {
    const email = 'ruth@firm.example';
    const ruth = await service.register('ruth', email);
    const { organisationId } = firm.owner;
    const { id } = await provisionUser(directory(), { ...said(email), email: null });
    const pending = to(await service.signInAt(firm.provider, email)).split('#connect=')[1];
    await root(service.execute(ruth, CONNECT, { pending }));
    expect(await service.signedIn()).toMatchObject({ userId: ruth.userId, organisationId });
    expect(await service.app.rows('invitations', { organisationId, email, acceptedBy: null })).toEqual([]);
    await changeProvisioned(
      directory(),
      id,
      () => true,
      user => ({ ...user, active: false }),
    );
    const membership = { userId: ruth.userId, organisationId, endedAt: null };
    expect(await service.app.rows('memberships', membership)).toEqual([]);
  });

  it('is invited at another address on the directory’s request, and the first invitation is withdrawn', async () => {
    await service.register('uma', 'uma@firm.example');
    await service.register('una', 'una@firm.example');
    const { organisationId } = firm.owner;
    const { id } = await provisionUser(directory(), said('uma@firm.example'));
    await changeProvisioned(
      directory(),
      id,
      () => true,
      user => ({ ...user, email: 'una@firm.example' }),
    );
    const open = await service.app.rows('invitations', { organisationId, acceptedBy: null });
    const addresses = open.map(({ email }) => email);
    expect(addresses).toContain('una@firm.example');
    expect(addresses).not.toContain('uma@firm.example');
    const acts = await service.app.rows('outbox', {
      name: 'organisation.acted',
      'data.organisationId': organisationId,
    });
    expect(acts.map(({ data }) => [data.act, data.subject])).toContainEqual([
      'invitationWithdrawn',
      'uma@firm.example',
    ]);
  });
});

describe('an existing account', () => {
  it('cannot be connected to the provider after its email address has changed', async () => {
    const email = 'tess@firm.example';
    const tess = await service.register('tess', email);
    const pending = to(await service.signInAt(firm.provider, email)).split('#connect=')[1];
    const address = { email: 'tess@own.example', emailKey: 'tess@own.example' };
    await collection('users').updateOne({ _id: tess.userId }, { $set: address });
    const { errors } = await service.execute(tess, CONNECT, { pending });
    expect(errors).toMatchObject([{ code: 'CONFLICT' }]);
  });
});

describe('an organisation’s identity provider', () => {
  it('opens no account whose address has changed since', async () => {
    const email = 'rita@firm.example';
    await service.signInAt(firm.provider, email);
    const { userId } = await service.signedIn();
    const address = { email: 'rita@own.example', emailKey: 'rita@own.example' };
    await collection('users').updateOne({ _id: userId }, { $set: address });
    expect(await service.problemOf(service.signInAt(firm.provider, email))).toBe('foreignDomain');
  });

  it('is trusted about a second factor for accounts in no other organisation', async () => {
    const email = 'sven@firm.example';
    const sven = await service.register('sven', email);
    const pending = to(await service.signInAt(firm.provider, email)).split('#connect=')[1];
    await root(service.execute(sven, CONNECT, { pending }));
    const begun = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
    const { secret } = await root<{ secret: string }>(service.execute(await service.signedIn(), begun, { password }));
    const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
    await root(service.execute(await service.signedIn(), confirm, { code: new TOTP({ secret }).generate() }));
    const claims = { amr: ['pwd', 'mfa'] };
    // Their earlier organisation.
    expect(to(await service.signInAt(firm.provider, email, claims))).toMatch(/challenge=/);
    const elsewhere = { userId: sven.userId, organisationId: { $ne: firm.owner.organisationId } };
    expect((await collection('memberships').deleteMany(elsewhere)).deletedCount).toBe(1);
    expect(to(await service.signInAt(firm.provider, email, claims))).toBe('/dashboard');
  });
});
