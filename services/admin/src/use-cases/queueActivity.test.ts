import type { EventType } from '@aicp/contracts/event';
import { MembershipChanged, MembershipEnded, OrganisationCreated } from '@aicp/contracts/events/organisationEvents';
import { UserRegistered } from '@aicp/contracts/events/userEvents';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';

const [founder, joiner, administrator] = [7, 8, 1];
const [OURS, THEIRS, PLATFORM] = [1_000_001, 1_000_002, 1_000_003];

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
beforeAll(async () => {
  admin = await openAdminForTest();
  await person(founder, 'ada', OURS);
  await person(joiner, 'grace', THEIRS);
  await person(administrator, 'root', PLATFORM);
});
afterAll(() => admin.app.stop());

async function person(userId: number, username: string, organisationId: number): Promise<void> {
  const known = {
    version: 1,
    email: `${username}@example.com`,
    fullName: null,
    companyName: null,
    jurisdiction: 'EU',
  } as const;
  const createdAt = '2026-11-01T08:00:00.000Z';
  const state = { ...known, isEmailVerified: true, isAdmin: false, status: 'active', createdAt } as const;
  await admin.deliver(admin.envelope(UserRegistered, { ...state, userId, organisationId, username }));
}

/** @param where the actor's organisation at that time */
async function act<Data extends z.ZodType>(userId: number, where: number, type: EventType<Data>, data: z.input<Data>) {
  const origin = { userId, organisationId: where, address: '203.0.113.7', agent: 'a browser' };
  await admin.deliver(admin.envelope(type, data, { origin }));
}

async function readLog(organisationId: number, reader: number): Promise<[string, string][]> {
  const { entries } = await root<{ entries: { username: string; action: string }[] }>(
    admin.execute(user(reader, 'owner', organisationId), '{ organisationLog { entries { username action } } }'),
  );
  return entries.map(({ username, action }) => [username, action]);
}

it('names members who join or leave while working in another organisation, but no platform administrator', async () => {
  const membership = { organisationId: OURS, userId: joiner, version: 1 };
  await act(joiner, THEIRS, MembershipChanged, { ...membership, username: 'grace', role: 'reader', joined: true });
  await act(joiner, THEIRS, MembershipEnded, { ...membership, heirId: founder });
  await act(administrator, PLATFORM, MembershipEnded, { ...membership, heirId: founder });
  expect(await readLog(OURS, founder)).toEqual([
    ['Administrator', 'membership.ended'],
    ['grace', 'membership.ended'],
    ['grace', 'membership.began'],
  ]);
});

it('names a member who left or was removed, when a new organisation begins by that', async () => {
  const begins = async (who: number, fresh: number) => {
    const membership = { organisationId: fresh, userId: joiner };
    const createdAt = '2026-11-02T08:00:00.000Z';
    await act(who, OURS, OrganisationCreated, { ...membership, name: 'grace', createdAt });
    await act(who, OURS, MembershipChanged, {
      ...membership,
      version: 1,
      username: 'grace',
      role: 'owner',
      joined: true,
    });
    return readLog(fresh, joiner);
  };
  expect(await begins(joiner, 1_000_004)).toEqual([
    ['grace', 'membership.began'],
    ['grace', 'organisation.created'],
  ]);
  expect(await begins(founder, 1_000_005)).toEqual([
    ['ada', 'membership.began'],
    ['ada', 'organisation.created'],
  ]);
});
