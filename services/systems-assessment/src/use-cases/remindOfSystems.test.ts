import { fileURLToPath } from 'node:url';
import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { context } from '@aicp/service/store/context';
import { upsertMember } from '@aicp/service/store/members';
import { deliverTo } from '@aicp/testing/deliverTo';
import { afterKills, KILLS, killAtRandom } from '@aicp/testing/killAtRandom';
import { organisationSaid } from '@aicp/testing/organisationSaid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';
import { notifyOfExpired } from './notifyOfExpired.ts';
import { remindOfSystems } from './remindOfSystems.ts';

const full = process.env.PROOF === 'full';
const MANY = full ? 6_000 : 1_500;
const COMPANY = 1_000_001;
const DAY = '2027-03-01';
const reminder = fileURLToPath(new URL('../../testing/remindOfSystemsForTest.ts', import.meta.url));

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());
beforeEach(async () => {
  for (const name of ['ai_systems', 'system_facts', 'organisations', 'members', 'reminders', 'outbox'])
    await mongoose.connection.collection(name).deleteMany({});
});

const ctx = () => context(service.app, 'request-1');
const on = (day: string) => remindOfSystems({ ...ctx(), now: () => new Date(`${day}T05:45:00Z`) });
type Row = { _id: number };
const put = (name: string, rows: Row[]) => mongoose.connection.collection<Row>(name).insertMany(rows);
const system = (_id: number, more: object = {}) => ({
  ...{ _id, userId: 1, organisationId: COMPANY, name: `System ${_id}`, version: 1, jurisdiction: 'EU', ownerId: 7 },
  ...{ createdAt: new Date(), ...more },
});
const urgency = { class: 0, level: 0, score: null, gaps: 0, next: null };
const assessed = (completedOn: string, ...dates: string[]) => ({
  latestAssessment: {
    ...{ id: 1, riskLevel: 'LOW', scored: true, completedAt: new Date(`${completedOn}T10:00:00Z`) },
    standing: { class: null, score: null, openGaps: 0, dates, urgency },
  },
});
const reviewed = (_id: number, nextReview: string, more: object = {}) => ({
  ...{ _id, organisationId: COMPANY, facts: { nextReview, ...more } },
});
const member = (userId: number, role: 'owner' | 'manager' | 'contributor', organisationId = COMPANY) =>
  ctx().transaction(tx => upsertMember(tx, { organisationId, userId, role, version: 1 }));
type Order = { userId: number; kind: string; systems: number; systemId: number; day: string; organisationId: number };
const mails = async () =>
  (await service.app.rows('outbox', { name: 'sendEmail' }))
    .map(({ data }): Order => data)
    .toSorted((a, b) => a.userId - b.userId || a.kind.localeCompare(b.kind));

describe('reminders about AI systems', () => {
  it('are emailed 90, 30 and 7 days ahead, once each, for legal dates, intervals and reviews', async () => {
    await put('ai_systems', [system(1, assessed('2026-09-01', DAY))]);
    await put('system_facts', [reviewed(1, DAY)]);
    await hear(6);
    const told: [string, string[]][] = [];
    let before = 0;
    for (let at = Date.UTC(2026, 10, 25); at <= Date.UTC(2027, 2, 5); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      await on(day);
      const sent = await mails();
      if (sent.length > before) told.push([day, sent.map(({ kind }) => kind)]);
      before = sent.length;
    }
    const kinds = ['lawDays', 'reassessments', 'reviews'];
    expect(told).toEqual([
      ['2026-12-01', kinds],
      ['2027-01-30', kinds.flatMap(kind => [kind, kind])],
      ['2027-02-22', kinds.flatMap(kind => [kind, kind, kind])],
    ]);
  }, 60_000);

  it('go to the owner, or else the reviewer, or else the managers, in one email per kind and day', async () => {
    await member(3, 'manager');
    await member(4, 'owner');
    await member(5, 'contributor');
    await put('ai_systems', [
      system(1, assessed('2026-09-01', DAY)),
      system(2, { ...assessed('2026-09-01', DAY), reviewerId: 8 }),
      system(3, { ...assessed('2026-09-01', DAY, '2027-03-02'), ownerId: null, reviewerId: 8 }),
      system(4, { ...assessed('2026-09-01', DAY), ownerId: null }),
      system(5, { ...assessed('2026-09-01', DAY), organisationId: COMPANY + 1, ownerId: null }),
      system(6, assessed('2026-09-01', DAY)),
    ]);
    await put('system_facts', [reviewed(6, DAY, { status: 'retired' })]);
    await on('2027-02-23');
    const mail = { template: 'systemDays', kind: 'lawDays', organisationId: COMPANY, day: DAY, systems: 1 };
    expect(await mails()).toEqual([
      // For an organisation without known members, the creator.
      { ...mail, userId: 1, organisationId: COMPANY + 1, systemId: 5 },
      { ...mail, userId: 3, systemId: 4 },
      { ...mail, userId: 4, systemId: 4 },
      { ...mail, userId: 7, systemId: 1, systems: 2 },
      { ...mail, userId: 8, systemId: 3 },
      { ...mail, userId: 8, systemId: 3, day: '2027-03-02' },
    ]);
  });

  it('include no reassessments if the organisation sets no interval', async () => {
    await put('ai_systems', [system(1, assessed('2026-09-01'))]);
    await hear(null);
    await on('2027-02-22');
    expect(await mails()).toEqual([]);
  });

  it(`are emailed exactly once, even if the process is killed ${KILLS} times at random points`, async () => {
    const rows = Array.from({ length: MANY }, (_, at) =>
      system(at + 1, { ...assessed('2026-09-01', DAY), organisationId: COMPANY + (at % 100), ownerId: 1 + (at % 300) }),
    );
    await put('ai_systems', rows);
    await killAtRandom(reminder, '2027-02-22');
    await afterKills(() => on('2027-02-22'));
    expect(await service.app.rows('reminders')).toHaveLength(MANY);
    const ordered = await mails();
    expect(ordered.reduce((sum, { systems }) => sum + systems, 0)).toBe(MANY);
    const keys = ordered.map(({ userId, organisationId, day }) => `${userId} ${organisationId} ${day}`);
    expect(new Set(keys).size).toBe(keys.length);
  }, 600_000);

  it('leave nothing of their reminders when the organisation is deleted', async () => {
    await put('ai_systems', [system(1, assessed('2026-09-01', DAY))]);
    await on('2027-02-22');
    expect(await service.app.rows('reminders')).toHaveLength(1);
    await deliverTo(handlers, OrganisationDeleted, ctx(), { organisationId: COMPANY, userId: 2 });
    expect(await service.app.rows('reminders')).toEqual([]);
  });
});

const hear = (reassessMonths: number | null) =>
  deliverTo(handlers, OrganisationUpdated, ctx(), {
    ...organisationSaid,
    ...{ userId: 1, organisationId: COMPANY, version: 2, reassessMonths },
  });

describe('an expired evidence file', () => {
  it('is notified once to each owner of a system it counts for, about their systems, and to its own', async () => {
    const organisationId = COMPANY + 77;
    const systems = Array.from({ length: 26 }, (_, at) =>
      system(at + 1, { organisationId, ownerId: at === 24 ? null : 10 + (at % 5) }),
    );
    await put('ai_systems', systems);
    const systemIds = systems.slice(0, 25).map(({ _id }) => _id);
    const file = { id: 501, ownerId: 10, validUntil: DAY, systemIds };
    const ordered = async (files: (typeof file)[]) => {
      await mongoose.connection.collection('outbox').deleteMany({});
      await notifyOfExpired(ctx(), { organisationId, files });
      const sent = (await service.app.rows('outbox', { name: 'sendEmail' })).map(({ data }) => data);
      return sent.toSorted((one, other) => one.userId - other.userId);
    };
    const of = { template: 'evidenceExpired', organisationId, files: 1 };
    const others = [11, 12, 13, 14].map(userId => {
      const own = systemIds.filter(id => id < 25 && (id - 1) % 5 === userId - 10);
      return { ...of, userId, systemIds: own, systems: own.length };
    });
    expect(await ordered([file])).toEqual([{ ...of, userId: 10, systemIds, systems: 25 }, ...others]);
    expect(await ordered([file])).toEqual([]);
    // Another file leads to another notification, and at most 25 systems are named.
    const another = { ...file, id: 502, systemIds: [...systemIds, 26] };
    expect((await ordered([file, another]))[0]).toEqual({ ...of, userId: 10, systemIds, systems: 26 });
  });
});
