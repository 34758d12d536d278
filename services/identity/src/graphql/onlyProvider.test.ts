import { guest, root } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import { LOGIN, password } from '../../testing/openPasskeysForTest.ts';
import { openSignInForTest } from '../../testing/openSignInForTest.ts';
import { passwordReset } from '../emails/passwordReset.ts';
import { findUserByEmail } from '../store/users.ts';
import { endAllBesideProvider } from '../use-cases/singleSignOn/endNonSsoSessions.ts';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';

let service: Awaited<ReturnType<typeof openSignInForTest>>;
let { post, execute, problemOf, signIn, signedIn, register } = {} as typeof service;
/** Accounts from before the setting. */
beforeAll(async () => {
  service = await openSignInForTest();
  ({ post, execute, problemOf, signIn, signedIn, register } = service);
  await register('member');
  const owner = await register('owner');
  const begin = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
  const { secret } = await root<{ secret: string }>(execute(owner, begin, { password }));
  const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
  await root(execute(owner, confirm, { code: new TOTP({ secret }).generate() }));
  service.close();
});
afterAll(() => service.stop());

const login = (username: string) => problemOf(execute(guest, LOGIN, { input: { username, password } }));
const users = () => mongoose.connection.collection<{ _id: number }>('users');

it('refuses a right password except from owners and administrators with a second factor', async () => {
  expect(await login('member')).toBe('only');
  expect(await login('owner')).toBe('SECOND_FACTOR');
  const owner = await findUserByEmail('owner@example.com');
  await mongoose.connection
    .collection('memberships')
    .updateOne({ userId: owner?.id ?? 0 }, { $set: { role: 'manager' } });
  expect(await login('owner')).toBe('only');
  await users().updateOne({ _id: owner?.id ?? 0 }, { $set: { isAdmin: true } });
  expect(await login('owner')).toBe('SECOND_FACTOR');
});

it('ends earlier password sessions, except those of owners and administrators with a second factor', async () => {
  await endAllBesideProvider(post);
  const open = async (name: string) => {
    const user = await findUserByEmail(`${name}@example.com`);
    return (await post.sessions.list(user?.id ?? 0, new Date())).length;
  };
  expect([await open('member'), await open('owner')]).toEqual([0, 1]);
});

it('creates no account with a password, and one through the provider', async () => {
  const input = { username: 'late', email: 'late@example.com', password };
  expect((await execute(guest, REGISTER, { input })).errors).toMatchObject([
    { code: 'FORBIDDEN', message: expect.stringContaining('sign in with your company’s single sign-on') },
  ]);
  await signIn({ sub: 'late', email: 'late@example.com', email_verified: true });
  expect(await root(execute(await signedIn(), '{ me { email } }'))).toEqual({ email: 'late@example.com' });
});

it('emails users who forgot their password how to sign in', async () => {
  const member = await findUserByEmail('member@example.com');
  expect(member && (await passwordReset(post, member))).toMatchObject({ subject: 'How you sign in' });
});
