import { sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { executor, guest, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { contextOf } from '../context.ts';
import { resolvers } from './resolvers.ts';

const secretsKeys = [Buffer.alloc(32, 7)];
const sessionSecrets = ['a secret of thirty-two characters'];
const publicUrl = 'http://localhost:3000';
const schema = new URL('./schema.graphql', import.meta.url);
const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { id username email companyName isAdmin notice } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id username } }';

let app: TestService;
let execute: ReturnType<typeof executor>;
let executeInTrial: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(schema, resolvers, contextOf(app, { trial: false, secretsKeys, sessionSecrets, publicUrl }));
  executeInTrial = executor(schema, resolvers, contextOf(app, { trial: true, secretsKeys, sessionSecrets, publicUrl }));
});
afterAll(() => app.stop());

const anna = { username: 'Anna', email: 'Anna@example.com', password: 'correct horse', companyName: '' };

describe('registration', () => {
  it('opens an account and begins a session', async () => {
    const { data, errors } = await execute(guest, REGISTER, { input: anna });
    expect(errors).toEqual([]);
    expect(data?.register).toMatchObject({ username: 'Anna', companyName: null, isAdmin: false, notice: null });
    const [id = ''] = execute.sessions.splice(0);
    expect(Buffer.from(id, 'base64url')).toHaveLength(32);
    expect(JSON.parse((await app.redis.get(sessionKey(sessionDigest(id)))) ?? '{}')).toMatchObject({ userId: 1 });
  });

  it('stores neither the password nor the session', async () => {
    const stored = await mongoose.connection.collection('users').findOne({ usernameKey: 'anna' });
    expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(anna.password);
  });

  it.each([
    [{ username: 'ANNA', email: 'other@example.com' }, 'CONFLICT', 'This username is taken.'],
    [
      { username: 'other', email: 'anna@EXAMPLE.com' },
      'CONFLICT',
      'An account with this email address already exists.',
    ],
    [{ username: 'a b' }, 'INVALID', "username: must be 1 to 64 letters, digits, '.', '-' or '_'"],
    [{ email: 'nobody' }, 'INVALID', 'email: Please enter a valid email address'],
    [
      { username: 'b', email: 'b@example.com', password: '1234567' },
      'INVALID',
      'The password must have at least 8 characters.',
    ],
    [
      { username: 'bernhard', email: 'b@example.com', password: 'BERNHARD' },
      'INVALID',
      'The password must differ from the username and the email address.',
    ],
    [
      { username: 'b', email: 'b@example.com', password: 'x'.repeat(129) },
      'INVALID',
      'The password must have at most 128 characters.',
    ],
    [{ password: 'x'.repeat(10_000) }, 'INVALID', 'password: must be at most 128 characters'],
  ])('with %o is refused: %s', async (change, code, message) => {
    const { errors } = await execute(guest, REGISTER, { input: { ...anna, ...change } });
    expect(errors).toEqual([{ code, message }]);
    expect(await mongoose.connection.collection('users').countDocuments()).toBe(1);
  });

  it('accepts a weak password with a warning in a trial', async () => {
    const input = { username: 'trial', email: 'trial@example.com', password: '123456' };
    const { data } = await executeInTrial(guest, REGISTER, { input });
    expect(data?.register).toMatchObject({ notice: expect.stringContaining('weak') });
  });

  it('creates one account for concurrent registrations of a name', async () => {
    const attempts = Array.from({ length: 6 }, (_, number) =>
      execute(guest, REGISTER, { input: { ...anna, username: 'race', email: `race-${number}@example.com` } }),
    );
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ data }) => data?.register)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(Array(5).fill('CONFLICT'));
  });
});

describe('signing in', () => {
  it.each(['anna', 'ANNA', 'anna@example.com'])('works with %s', async username => {
    const { data } = await execute(guest, LOGIN, { input: { username, password: anna.password } });
    expect(data?.login).toEqual({ id: '1', username: 'Anna' });
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const answers = await Promise.all(
      ['anna', 'nobody'].map(username => execute(guest, LOGIN, { input: { username, password: 'wrong horse' } })),
    );
    for (const { errors } of answers)
      expect(errors).toEqual([{ code: 'UNAUTHENTICATED', message: 'Wrong username or password.' }]);
  });

  it('takes no query operators for text', async () => {
    const { errors } = await execute(guest, LOGIN, { input: { username: '{"$gt":""}', password: 'x' } });
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('gives a new session each time and ends the one before', async () => {
    execute.sessions.length = 0;
    await execute(guest, LOGIN, { input: { username: 'anna', password: anna.password } });
    const [first = ''] = execute.sessions;
    const signedIn = {
      kind: 'user',
      userId: 1,
      organisationId: 1,
      role: 'owner',
      isAdmin: false,
      session: sessionDigest(first),
      access: 'session',
    } as const;
    await execute(signedIn, LOGIN, { input: { username: 'anna', password: anna.password } });
    const [, second = ''] = execute.sessions;
    expect(second).not.toBe(first);
    expect(await app.redis.exists(sessionKey(sessionDigest(first)))).toBe(0);
    expect(await app.redis.exists(sessionKey(sessionDigest(second)))).toBe(1);
  });
});

describe('signing out', () => {
  it('ends the session on the server and clears the cookie', async () => {
    execute.sessions.length = 0;
    await execute(guest, LOGIN, { input: { username: 'anna', password: anna.password } });
    const digest = sessionDigest(execute.sessions[0] ?? '');
    await execute(
      { kind: 'user', userId: 1, organisationId: 1, role: 'owner', isAdmin: false, session: digest, access: 'session' },
      'mutation { logout }',
    );
    expect(execute.sessions[1]).toBe('');
    expect(await app.redis.exists(sessionKey(digest))).toBe(0);
  });
});

describe('an account', () => {
  it('is null for a guest and shown to its user', async () => {
    expect((await execute(user(1), '{ me { username } }')).data).toEqual({ me: { username: 'Anna' } });
    expect((await execute(guest, '{ me { username } }')).data).toEqual({ me: null });
  });

  it('does not exist for other users, not even through _entities', async () => {
    const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on User { username email } } }';
    const variables = { r: [{ __typename: 'User', id: '1' }] };
    expect((await execute(user(2), query, variables)).data).toEqual({ _entities: [null] });
    expect((await execute(guest, query, variables)).data).toEqual({ _entities: [null] });
  });
});
