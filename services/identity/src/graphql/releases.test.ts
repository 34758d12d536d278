import { ReadModelsCleared } from '@aicp/contracts/adminEvents';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, guest, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { contextOf, workerContextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { pageUsers } from '../store/users.ts';
import { resolvers } from './resolvers.ts';

const password = 'correct horse';
const ME = '{ me { username status isAdmin jurisdiction companyName twoFactor { enabled recoveryCodesLeft } } }';
/** What the first release did not write yet. */
const LATER = ['status', 'lastLoginAt', 'hasSecondFactor', 'devices', 'formerEmails', 'locks', 'passwordResets'];

const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, contextOf(app, settings));
});
afterAll(() => app.stop());

const users = () => mongoose.connection.collection<{ _id: number; [member: string]: unknown }>('users');

async function register(username: string) {
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  const input = { username, email: `${username}@example.com`, password };
  const { data } = await execute(guest, query, { input });
  return Number((data as { register: { id: string } }).register.id);
}

async function asFirstReleaseWrote(userId: number, set: Record<string, unknown> = { jurisdiction: 'EU' }) {
  await users().updateOne({ _id: userId }, { $unset: Object.fromEntries(LATER.map(member => [member, 1])), $set: set });
}

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id status } }';

describe('an account that an earlier release wrote', () => {
  it('is active, signs in, and has signed in nowhere yet', async () => {
    const userId = await register('early');
    await asFirstReleaseWrote(userId);
    expect(await pageUsers(userId - 1, 1)).toMatchObject([{ id: userId, status: 'active', lastLoginAt: null }]);
    const { data, errors } = await execute(guest, LOGIN, { input: { username: 'early', password } });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ login: { id: String(userId), status: 'active' } });
    const mails = mongoose.connection.collection('outbox').find({ name: 'sendEmail', 'data.userId': userId });
    expect((await mails.toArray()).map(({ data: mail }) => mail.template)).toEqual(['welcome']);
  });

  it('is an active administrator too: another one may go', async () => {
    const [stays, goes] = [await register('stays'), await register('goes')];
    for (const userId of [stays, goes]) await asFirstReleaseWrote(userId, { isAdmin: true });
    const remove = 'mutation ($password: String!) { deleteAccount(password: $password) { message } }';
    expect((await execute(user(goes), remove, { password })).errors).toEqual([]);
    expect((await execute(user(stays), remove, { password })).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });
});

it('an account in which a newer release wrote something more is answered as before', async () => {
  const userId = await register('tomorrow');
  const before = await execute(user(userId), ME);
  await users().updateOne({ _id: userId }, { $set: { nickname: 'Tom', devices: [{ _id: 'a', trust: 'full' }] } });
  expect(await execute(user(userId), ME)).toEqual(before);
  const { errors } = await execute(guest, LOGIN, { input: { username: 'tomorrow', password } });
  expect(errors).toEqual([]);
  expect(await users().findOne({ _id: userId })).toMatchObject({ nickname: 'Tom' });
});

it("a company name that the release before wrote to the account beside this one is the organisation's", async () => {
  const userId = await register('renamed');
  await asRegisteredBefore(userId);
  const NAME = '{ organisation { name } }';
  expect((await execute(user(userId, 'owner', userId), NAME)).data).toEqual({ organisation: { name: 'renamed' } });
  await users().updateOne({ _id: userId }, { $set: { companyName: 'Muster AG' } });
  expect((await execute(user(userId, 'owner', userId), NAME)).data).toEqual({ organisation: { name: 'Muster AG' } });
  const published = await app.rows('outbox', { name: 'organisation.updated', 'data.organisationId': userId });
  expect(published).toMatchObject([{ data: { name: 'Muster AG', companyName: 'Muster AG', version: 1 } }]);
  expect((await execute(user(userId, 'owner', userId), NAME)).errors).toEqual([]);
  expect(await app.rows('outbox', { name: 'organisation.updated', 'data.organisationId': userId })).toHaveLength(1);
});

/** As the release before organisations does it: the account alone, whose organisation has its number. */
async function asRegisteredBefore(userId: number) {
  const of = { organisationId: Number((await users().findOne({ _id: userId }))?.organisationId) };
  await mongoose.connection.collection('memberships').deleteMany(of);
  await mongoose.connection.collection<{ _id: number }>('organisations').deleteOne({ _id: of.organisationId });
  await mongoose.connection.collection('outbox').deleteMany({ 'data.userId': userId });
  await users().updateOne({ _id: userId }, { $unset: { organisationId: 1 } });
}

it('a rebuild publishes as owners, too, whom the release before registered and who have not signed in since', async () => {
  const userId = await register('during-the-upgrade');
  await asRegisteredBefore(userId);
  const rebuildId = '4b5e7f0e-5a9e-4f4e-8f43-1f6a5d7a9c08';
  await deliverTo(handlers, ReadModelsCleared, workerContextOf(app, settings)({ requestId: 'request-1' }), {
    rebuildId,
  });
  const published = async (name: string) =>
    (await app.rows('outbox', { name, restated: rebuildId, 'data.userId': userId })).map(({ data }) => data);
  expect(await published('organisation.created')).toMatchObject([
    { organisationId: userId, name: 'during-the-upgrade' },
  ]);
  expect(await published('membership.changed')).toMatchObject([
    { organisationId: userId, role: 'owner', joined: true },
  ]);
  const promised = await app.rows('outbox', { name: 'state.restated', 'data.rebuildId': rebuildId });
  const restated = await app.rows('outbox', { restated: rebuildId });
  expect(promised).toMatchObject([{ data: { service: 'identity', events: restated.length } }]);
});
