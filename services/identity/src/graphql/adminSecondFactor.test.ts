import type { UserActor } from '@aicp/contracts/rights/actor';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { LOGIN, openPasskeysForTest, password, REMOVE, settings } from '../../testing/openPasskeysForTest.ts';
import { sessionStore } from '../store/sessions.ts';

let service: Awaited<ReturnType<typeof openPasskeysForTest>>;
let { app, clock, execute, signedInAs, register, add, turnOnApp } = {} as typeof service;
beforeAll(async () => {
  service = await openPasskeysForTest();
  ({ app, clock, execute, signedInAs, register, add, turnOnApp } = service);
});
afterAll(() => app.stop());

async function administrator(username: string): Promise<UserActor> {
  const { userId } = await register(username);
  await mongoose.connection
    .collection<{ _id: number }>('users')
    .updateOne({ _id: userId }, { $set: { isAdmin: true } });
  await root(execute({ kind: 'guest' }, LOGIN, { input: { username, password } }));
  return { ...signedInAs(userId), isAdmin: true };
}

/** The session as the gateway reads it. */
const inSession = async ({ session }: UserActor) =>
  (await sessionStore(app.redis, signedRecords(settings.sessionSecrets)).find(session))?.secondFactor;

const DELETE = 'mutation ($id: ID!) { deleteUser(id: $id) { id } }';
const ME = '{ me { adminSecondFactor } }';

describe("an administrator's session", () => {
  it('follows the authenticator app as soon as it is turned on or off', async () => {
    const anna = await administrator('app');
    expect(await inSession(anna)).toBe(false);
    const { secret: _, recoveryCodes } = await turnOnApp(anna);
    expect(await inSession(anna)).toBe(true);
    const off = 'mutation ($input: SecondFactorInput!) { disableTwoFactor(input: $input) { id } }';
    await root(execute(anna, off, { input: { password, code: recoveryCodes[0] } }));
    expect(await inSession(anna)).toBe(false);
  });

  it('follows the first passkey as soon as it is added, and the last one when it is removed', async () => {
    const anna = await administrator('passkey');
    const { passkey } = await add(anna);
    expect(await inSession(anna)).toBe(true);
    const other = await add(anna);
    await root(execute(anna, REMOVE, { id: passkey.id }));
    expect(await inSession(anna)).toBe(true);
    await root(execute(anna, REMOVE, { id: other.passkey.id }));
    expect(await inSession(anna)).toBe(false);
  });

  it('does not revive an ended session', async () => {
    const anna = await administrator('ended');
    const store = sessionStore(app.redis, signedRecords(settings.sessionSecrets));
    await store.end(anna.userId, anna.session);
    await store.change(anna.session, { secondFactor: true });
    expect(await store.find(anna.session)).toBeNull();
  });

  it('is the only one to record it', async () => {
    const anna = await register('ordinary');
    await turnOnApp(anna);
    expect(await inSession(anna)).toBeUndefined();
  });
});

describe('an administrator without a required second factor', () => {
  it.each([
    '{ mailLog { id } }',
    'mutation { suspendUser(id: 1) { id } }',
    'mutation { activateUser(id: 1) { id } }',
    'mutation { verifyUser(id: 1) { id } }',
    'mutation { updateUsers(input: { ids: [1], change: suspend }) { id } }',
    'mutation { adminResendVerification(id: 1) { message } }',
    'mutation { deleteUser(id: 1) { id } }',
  ])('is refused %s, with what to do', async operation => {
    const anna: UserActor = { ...(await register(`refused.${Math.random()}`)), isAdmin: true, adminFactor: 'missing' };
    expect((await execute(anna, operation)).errors).toEqual([
      {
        code: 'FORBIDDEN',
        message:
          'Administrators need a second factor here. Please turn on two-factor authentication or add a passkey on the Account page. If you have one already, sign in again.',
      },
    ]);
    expect(execute.extensions).toMatchObject([{ reason: 'secondFactor' }]);
  });

  it('can do what users do, and set one up', async () => {
    const anna: UserActor = { ...(await administrator('strict')), adminFactor: 'missing' };
    expect(await root(execute(anna, ME))).toEqual({ adminSecondFactor: 'REQUIRED' });
    await root(execute(anna, 'mutation { updateProfile(input: { companyName: "Contoso" }) { id } }'));
    await turnOnApp(anna);
    expect(await inSession(anna)).toBe(true);
    expect(await root(execute({ ...anna, adminFactor: 'on' }, ME))).toEqual({ adminSecondFactor: 'ON' });
  });
});

it('is advised to administrators only if it is not required', async () => {
  const anna = await administrator('advised');
  expect(await root(execute(anna, ME))).toEqual({ adminSecondFactor: 'ADVISED' });
  await turnOnApp(anna);
  expect(await root(execute(anna, ME))).toEqual({ adminSecondFactor: 'ON' });
  expect(await root(execute(await register('advised.user'), ME))).toEqual({ adminSecondFactor: null });
});

it.each([{}, { adminFactor: 'on' as const }])('deleting a user needs recent confirmation (%j)', async factor => {
  const { provedAt: _, ...known } = await administrator(`deletes.${Math.random()}`);
  const anna: UserActor = { ...known, ...factor };
  const { userId: id } = await register(`deleted.${Math.random()}`);
  expect((await execute(anna, DELETE, { id })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  expect(execute.extensions).toMatchObject([{ reason: 'proof' }]);
  await root(execute(anna, 'mutation ($id: ID!) { suspendUser(id: $id) { id } }', { id }));
  await root(execute({ ...anna, provedAt: clock.now.getTime() }, DELETE, { id }));
});
