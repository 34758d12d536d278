import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
beforeAll(async () => {
  admin = await openAdminForTest();
});
afterAll(() => admin.app.stop());

const at = new Date('2026-11-21T12:00:00.000Z');
/** All that the first release wrote of an account of which billing had not published anything, and which had not signed in. */
const anna = {
  version: 3,
  username: 'anna',
  email: 'anna@example.com',
  companyName: null,
  jurisdiction: 'EU',
  status: 'active',
  isEmailVerified: true,
  isAdmin: false,
  createdAt: at,
};
const owner = { userId: 7, organisationId: 7 };
const entry = { eventId: 'event-1', at, action: 'user.loggedIn', who: 7, prev: '0', hash: '1' };

async function put(name: string, row: { _id: number | string; [member: string]: unknown }) {
  const rows = mongoose.connection.collection<{ _id: number | string }>(name);
  await rows.replaceOne({ _id: row._id }, row, { upsert: true });
}

const LISTS = `{
  adminUsers { users { username status plan lastLogin systems(names: true) { name systemType riskLevel assessedAt } } }
  activities(first: 10) { activities { username action details target { kind } address reason } }
  activityLog { entries retentionDays first last { id } }
}`;

it('a row of an earlier release has its defaults; what a newer one wrote beside it is not read', async () => {
  await put('users', { _id: 7, ...anna });
  await put('systems', { _id: 1, ...owner, version: 1, name: 'Scoring', jurisdiction: 'EU' });
  await put('assessments', { _id: 1, ...owner, aiSystemId: 1 });
  await put('activities', { _id: 1, ...entry });
  await put('chain', { _id: 'activities', seq: 1, hash: '1' });
  const { data, errors } = await admin.ask(LISTS);
  expect(errors).toEqual([]);
  const systems = [{ name: 'Scoring', systemType: null, riskLevel: null, assessedAt: null }];
  expect(data).toMatchObject({
    adminUsers: { users: [{ username: 'anna', status: 'active', plan: 'free', lastLogin: null, systems }] },
    activities: { activities: [{ username: 'anna', target: null, address: null, reason: null }] },
    activityLog: { entries: 1, retentionDays: null, first: '1', last: { id: '1' } },
  });

  const seats = { seats: [{ role: 'owner' }] };
  await put('users', { _id: 7, ...anna, ...seats });
  await put('systems', { _id: 1, ...owner, version: 1, name: 'Scoring', jurisdiction: 'EU', ...seats });
  await put('assessments', { _id: 1, ...owner, aiSystemId: 1, ...seats });
  await put('activities', { _id: 1, ...entry, ...seats });
  await put('chain', { _id: 'activities', seq: 1, hash: '1', ...seats });
  expect(await admin.ask(LISTS)).toEqual({ data, errors: [] });
});
