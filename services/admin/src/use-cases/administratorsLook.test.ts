import { UserRegistered } from '@aicp/contracts/userEvents';
import { here, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';
import { contextOf } from '../context.ts';
import { activitiesFile, usersFile } from './exportLists.ts';

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
beforeAll(async () => {
  admin = await openAdminForTest();
  const person = {
    organisationId: 7,
    version: 1,
    email: 'anna@example.com',
    companyName: null,
    jurisdiction: 'EU',
  } as const;
  const data = { ...person, userId: 7, username: 'anna', isEmailVerified: true, isAdmin: false };
  await admin.deliver(admin.envelope(UserRegistered, { ...data, createdAt: '2026-11-01T08:00:00.000Z' }));
});
afterAll(() => admin.app.stop());

const as = (isAdmin: boolean) => ({ ...user(1), isAdmin }) as ReturnType<typeof user>;
const contextBy = (isAdmin: boolean) =>
  contextOf(admin.app)({ actor: as(isAdmin), client: here, requestId: 'request-1' });
const published = async (name: string) => (await admin.app.rows('outbox', { name })).map(({ data }) => data);

describe('an administrator', () => {
  it('who takes a list away as a file is noted, and a person who may not take it is not', async () => {
    await usersFile(contextBy(true));
    await activitiesFile(contextBy(true), {});
    await expect(usersFile(contextBy(false))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await published('list.exported')).toEqual([
      { userId: 1, list: 'users' },
      { userId: 1, list: 'activities' },
    ]);
  });

  it('who looks at the systems of an account is noted, and not who looks at the account alone', async () => {
    await admin.ask('{ adminUser(id: 7) { username } }');
    expect(await published('systems.viewed')).toEqual([]);
    await admin.ask('{ adminUser(id: 7) { systems { name } } }');
    expect(await published('systems.viewed')).toEqual([{ userId: 7 }]);
  });
});
