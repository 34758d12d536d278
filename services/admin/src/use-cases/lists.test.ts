import { AssessmentStarted, SystemCreated } from '@aicp/contracts/events/assessmentEvents';
import { OrganisationCreated } from '@aicp/contracts/events/organisationEvents';
import { UserRegistered } from '@aicp/contracts/events/userEvents';
import { countCommands } from '@aicp/testing/countCommands';
import { describedSystem } from '@aicp/testing/describedSystem';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';

const FIRST = 7;
const OURS = organisationOf(FIRST);

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
beforeAll(async () => {
  admin = await openAdminForTest();
  const origin = { userId: FIRST, organisationId: OURS, address: '203.0.113.7', agent: 'a browser' };
  const owner = { userId: FIRST, organisationId: OURS };
  const person = {
    username: 'ada',
    email: 'ada@example.com',
    fullName: null,
    companyName: null,
    jurisdiction: 'EU',
  } as const;
  const createdAt = '2026-11-01T08:00:00.000Z';
  const state = { version: 1, isEmailVerified: true, isAdmin: false, status: 'active', createdAt } as const;
  await admin.deliver(admin.envelope(UserRegistered, { ...owner, ...person, ...state }, { origin }));
  const made = { ...owner, name: 'Acme', createdAt: '2026-11-01T08:00:00.000Z' };
  await admin.deliver(admin.envelope(OrganisationCreated, made, { origin }));
  const system = describedSystem({ id: 3, name: 'Secret', jurisdiction: 'EU' });
  await admin.deliver(admin.envelope(SystemCreated, { ...owner, version: 1, system }, { origin }));
  const started = { assessmentId: 4, aiSystemId: 3, jurisdiction: 'EU', bankVersion: 'eu-2026-11-27' } as const;
  await admin.deliver(admin.envelope(AssessmentStarted, { ...owner, ...started }, { origin }));
});
afterAll(() => admin.app.stop());

/** Ids from here on are synthetic rows. */
const MANY = 2_000_000;

type Row = { _id: number | string; [field: string]: unknown };
const rowsOf = (name: string) => mongoose.connection.collection<Row>(name);

/** Adds this many rows like the first, each with its own id. */
async function grow(name: string, count: number, own: (_id: number) => object): Promise<void> {
  await rowsOf(name).deleteMany({ _id: { $gte: MANY } });
  const [first] = await rowsOf(name).find({}).sort({ _id: 1 }).limit(1).toArray();
  const known = await rowsOf(name).countDocuments();
  await rowsOf(name).insertMany(
    Array.from({ length: count - known }, (_, at) => MANY + at).map(_id => ({ ...first, ...own(_id), _id })),
  );
}

const nothing = () => ({});
const entry = (seq: number) => ({
  organisationId: OURS,
  organisationSeq: seq,
  eventId: `event-${seq}`,
  action: 'system.created',
  target: { kind: 'system', id: '3' },
});
const LISTS = [
  [
    'organisations',
    '{ adminOrganisations(first: 1000) { organisations { name people plan systemCount assessmentCount } } }',
    nothing,
  ],
  [
    'users',
    '{ adminUsers(first: 1000) { users { username plan assessmentCount } } }',
    (id: number) => ({ organisationId: id }),
  ],
  ['systems', '{ adminUser(id: 7) { systems(names: true) { name riskLevel } } }', nothing],
  ['activities', '{ organisationLog(first: 500) { entries { username details hash } } }', entry],
  ['activities', '{ activities(first: 500) { activities { username details hash } } }', entry],
] as const;

it.each(LISTS)('a long list of %s takes as many database commands as a short one: %s', async (name, query, own) => {
  const asker = { ...user(FIRST), isAdmin: true } as ReturnType<typeof user>;
  const list = async () => {
    const [found] = Object.values(await root<Record<string, unknown>>(admin.execute(asker, query))).filter(
      Array.isArray,
    );
    return found?.length ?? 0;
  };
  await grow(name, 10, own);
  const before = await list();
  const short = await countCommands(list);
  await grow(name, 200, own);
  expect([before, await list()]).not.toContain(0);
  expect(await list()).toBeGreaterThan(150);
  expect(await countCommands(list)).toEqual(short);
});
