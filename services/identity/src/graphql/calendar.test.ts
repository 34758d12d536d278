import { executor, guest, root, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { organisationForTest } from '../../testing/organisationForTest.ts';
import { verifyForTest } from '../../testing/verifyForTest.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { endMembership, upsertMembership } from '../store/memberships.ts';
import { findUser } from '../store/users.ts';
import { resolveCalendarActor } from '../use-cases/account/calendarAddress.ts';
import { eraseUser } from '../use-cases/account/eraseUser.ts';
import { revokeApiTokens } from '../use-cases/signIn/revokeApiTokens.ts';
import { resolvers } from './resolvers.ts';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const NEW = 'mutation { newCalendarAddress { url address { createdAt } } }';
const END = 'mutation { endCalendarAddress }';
const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'https://compliance.example.org',
};

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, contextOf(app, settings));
});
afterAll(() => app.stop());

const worker = () => workerContextOf(app, settings)({ requestId: 'request-1' });

async function person(username: string) {
  const input = { username, email: `${username}@example.com`, password: 'correct horse' };
  const { id } = await root<{ id: string }>(execute(guest, REGISTER, { input }));
  const userId = Number(id);
  await verifyForTest(userId);
  return user(userId, 'owner', await organisationForTest(userId));
}
async function createSecret(actor: ReturnType<typeof user>): Promise<string> {
  const { url } = await root<{ url: string }>(execute(actor, NEW));
  const [, secret = ''] = /^https:\/\/compliance\.example\.org\/api\/calendar\/([\w-]{43})\.ics$/.exec(url) ?? [];
  expect(secret).not.toBe('');
  return secret;
}
const rows = () => mongoose.connection.collection('calendars').find().toArray();

describe('a calendar link', () => {
  it('reads with its creator’s rights in that organisation, and is stored only as a digest', async () => {
    const anna = await person('anna');
    expect(await root(execute(anna, '{ calendarAddress { createdAt } }'))).toBeNull();
    const secret = await createSecret(anna);
    const { userId, organisationId } = anna;
    expect(await resolveCalendarActor(secret)).toMatchObject({
      ...{ kind: 'user', userId, organisationId, role: 'owner', isAdmin: false, access: 'read' },
    });
    expect(JSON.stringify(await rows())).not.toContain(secret);
    expect(await root(execute(anna, '{ calendarAddress { createdAt } }'))).not.toBeNull();
    expect(await app.rows('outbox', { name: 'user.acted', 'data.act': 'calendarMade' })).toHaveLength(1);
  });

  it('can be replaced by a new one, and revoked', async () => {
    const boris = await person('boris');
    const [first, second] = [await createSecret(boris), await createSecret(boris)];
    expect(await resolveCalendarActor(first)).toBeNull();
    expect(await resolveCalendarActor(second)).not.toBeNull();
    expect(await root(execute(boris, END))).toBe(true);
    expect(await resolveCalendarActor(second)).toBeNull();
    expect(await root(execute(boris, END))).toBe(false);
    const ended = { name: 'user.acted', 'data.userId': boris.userId, 'data.act': 'calendarEnded' };
    expect(await app.rows('outbox', ended)).toHaveLength(1);
  });

  it('shows nothing of a user who is suspended, has left, lost their password or was deleted', async () => {
    const clara = await person('clara');
    const secret = await createSecret(clara);
    const users = mongoose.connection.collection<{ _id: number }>('users');
    const status = (status: string) => users.updateOne({ _id: clara.userId }, { $set: { status } });
    await status('suspended');
    expect(await resolveCalendarActor(secret)).toBeNull();
    await status('active');
    expect(await resolveCalendarActor(secret)).not.toBeNull();
    await worker().transaction(tx => revokeApiTokens(tx, clara.userId));
    expect(await resolveCalendarActor(secret)).toBeNull();

    const place = { organisationId: clara.organisationId, userId: clara.userId };
    const left = await createSecret(clara);
    await worker().transaction(tx => endMembership(tx, place.organisationId, place.userId, new Date()));
    // The URL alone grants nothing without the membership.
    expect(await resolveCalendarActor(left)).toBeNull();
    await worker().transaction(tx =>
      upsertMembership(tx, { ...place, role: 'owner', since: new Date(), broughtBy: null }),
    );
    const erased = await findUser(clara.userId);
    if (erased) await eraseUser(worker(), erased, 'isFollowed');
    expect((await rows()).some(({ userId }) => userId === clara.userId)).toBe(false);
  });

  it('cannot be created by guests or tokens', async () => {
    expect((await execute(guest, NEW)).errors[0]?.code).toBe('UNAUTHENTICATED');
    const token = { ...user(1), access: 'write' as const };
    expect((await execute(token, NEW)).errors[0]?.code).toBe('FORBIDDEN');
  });
});
