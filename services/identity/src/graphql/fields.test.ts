import { executor, guest } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { contextOf } from '../context.ts';
import { Users } from '../store/users.ts';
import { resolvers } from './resolvers.ts';

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  const settings = {
    trial: false,
    secretsKeys: [Buffer.alloc(32, 7)],
    sessionSecrets: ['a secret of thirty-two characters'],
    publicUrl: 'http://localhost:3000',
  };
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, contextOf(app, settings));
});
afterAll(() => app.stop());

it('an account is stored with the fields of the specification and their defaults', async () => {
  const input = { username: 'anna', email: 'anna@example.com', password: 'correct horse' };
  const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  expect((await execute(guest, REGISTER, { input })).errors).toEqual([]);
  expect(await mongoose.connection.collection('users').findOne()).toMatchObject({
    _id: 1,
    username: 'anna',
    password: expect.stringContaining('$argon2id$'),
    email: 'anna@example.com',
    companyName: null,
    jurisdiction: 'EU',
    isEmailVerified: false,
    createdAt: expect.any(Date),
  });
});

it.each(['username', 'password', 'email', 'jurisdiction'])('an account is not stored without a %s', async field => {
  const wrong = { errors: { [field]: { kind: 'required' } } };
  await expect(new Users({ [field]: null }).validate([field])).rejects.toMatchObject(wrong);
});

it('a jurisdiction has at most 10 characters', async () => {
  const validated = (length: number) => new Users({ jurisdiction: 'x'.repeat(length) }).validate(['jurisdiction']);
  await validated(10);
  await expect(validated(11)).rejects.toMatchObject({ errors: { jurisdiction: { kind: 'maxlength' } } });
});
