import { UserActed, UserLoggedIn, UserRegistered, UserSuspended } from '@aicp/contracts/events/userEvents';
import { guest, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';

const LOG = `query ($first: Int!, $after: String) {
  securityLog(first: $first, after: $after) { entries { action details by device address } next } }`;

type Page = { entries: { action: string; by: string; address: string | null; details: string }[]; next: string | null };

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
let moment = Date.now() - 60_000;
const from = (userId: number | null) => ({
  origin: { userId, organisationId: userId, address: '203.0.113.7', agent: 'a browser' },
  at: new Date(moment++).toISOString(),
});
const state = {
  ...{ userId: 7, organisationId: 7, version: 1, username: 'anna', email: 'anna@example.com' },
  ...{ fullName: null, companyName: null, jurisdiction: 'EU' as const, isEmailVerified: false, isAdmin: false },
  status: 'active' as const,
  createdAt: '2026-11-01T08:00:00.000Z',
};

beforeAll(async () => {
  admin = await openAdminForTest();
  const { deliver, envelope } = admin;
  const at = '2025-01-01T00:00:00.000Z';
  const today = new Date().toISOString();
  await deliver(envelope(UserLoggedIn, { userId: 7, at }, { ...from(7), at }));
  await deliver(envelope(UserRegistered, state, from(null)));
  await deliver(envelope(UserLoggedIn, { userId: 7, at: today }, from(null)));
  await deliver(envelope(UserActed, { userId: 7, act: 'loginsFailed', count: 12 }, from(null)));
  await deliver(envelope(UserSuspended, { ...state, version: 2, status: 'suspended' }, from(1)));
  await deliver(envelope(UserLoggedIn, { userId: 8, at: today }, from(8)));
});
afterAll(() => admin.app.stop());

const read = async (userId: number, first = 50, after: string | null = null) =>
  (await admin.execute(user(userId), LOG, { first, after })).data?.securityLog as Page;

describe('the security log of an account', () => {
  it('lists the last half year, newest first, and only its own', async () => {
    const { entries, next } = await read(7);
    expect(next).toBeNull();
    expect(entries.map(({ action, by, address }) => [action, by, address])).toEqual([
      ['user.suspended', 'administrator', null],
      ['user.loginsFailed', 'guest', '203.0.113.x'],
      ['user.loggedIn', 'you', '203.0.113.7'],
      ['user.registered', 'you', '203.0.113.7'],
    ]);
    expect(entries[1]?.details).toBe('12 sign-in attempts for anna failed.');
    expect((await read(8)).entries.map(({ action }) => action)).toEqual(['user.loggedIn']);
  });

  it('comes in pages', async () => {
    const { entries, next } = await read(7, 3);
    expect(entries).toHaveLength(3);
    expect((await read(7, 3, next)).entries.map(({ action }) => action)).toEqual(['user.registered']);
    expect((await admin.execute(user(7), LOG, { first: 101 })).errors).toMatchObject([{ code: 'INVALID' }]);
  });

  it('is only for people, not for tokens', async () => {
    expect((await admin.execute(guest, LOG, { first: 1 })).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    const token = { ...user(7), access: 'read' } as ReturnType<typeof user>;
    expect((await admin.execute(token, LOG, { first: 1 })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });
});
