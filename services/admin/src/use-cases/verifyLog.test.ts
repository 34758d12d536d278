import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UserActed, UserDeleted, UserLoggedIn, UserRegistered } from '@aicp/contracts/events/userEvents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';
import { readAnchors } from '../store/chainState.ts';
import { appendActivities } from './appendActivities.ts';
import { queueActivity } from './applyEvent.ts';
import { pruneLog } from './logRetention.ts';
import { verifyLog } from './verifyLog.ts';

const run = promisify(execFile);
const writer = fileURLToPath(new URL('../../testing/writeActivitiesForTest.ts', import.meta.url));
const WRITERS = 4;
const ENTRIES_PER_WRITER = process.env.PROOF === 'full' ? 25_000 : 250;
const TIMEOUT_MS = process.env.PROOF === 'full' ? 900_000 : 60_000;

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
const entries = () => mongoose.connection.collection<{ _id: number; [field: string]: unknown }>('activities');
const verify = () => verifyLog(admin.app.redis);

beforeAll(async () => {
  admin = await openAdminForTest();
});
afterAll(() => admin.app.stop());

describe('a log written by four processes at once', () => {
  beforeAll(async () => {
    const { TEST_MONGODB_URI = '' } = process.env;
    const database = mongoose.connection.name;
    await Promise.all(
      Array.from({ length: WRITERS }, (_, at) =>
        run(process.execPath, [
          '--disable-warning=ExperimentalWarning',
          writer,
          TEST_MONGODB_URI,
          database,
          admin.app.redisUrl,
          String(at * ENTRIES_PER_WRITER),
          String(ENTRIES_PER_WRITER),
        ]),
      ),
    );
    await appendActivities(admin.context);
  }, TIMEOUT_MS);

  it(
    'has every entry once, without a gap or a fork',
    async () => {
      const total = WRITERS * ENTRIES_PER_WRITER;
      expect(await entries().countDocuments()).toBe(total);
      expect((await entries().distinct('eventId')).length).toBe(total);
      const begun = performance.now();
      expect(await verify()).toEqual({
        intact: true,
        entries: total,
        firstBroken: null,
        message: `All ${total} entries are intact.`,
      });
      const seconds = (performance.now() - begun) / 1000;
      if (process.env.PROOF === 'full') process.stdout.write(`${total} entries verified in ${seconds.toFixed(1)} s\n`);
    },
    TIMEOUT_MS,
  );

  describe('reveals the place where', () => {
    /** Changes the log directly in the database, verifies it, and restores it. */
    async function after(change: () => Promise<unknown>, ids: number[]) {
      const before = await entries()
        .find({ _id: { $in: ids } })
        .toArray();
      await change();
      const verdict = await verify();
      await entries().deleteMany({ _id: { $in: ids } });
      await entries().insertMany(before);
      expect((await verify()).intact).toBe(true);
      return verdict.firstBroken;
    }

    it.each([
      ['who did it', { who: 99 }],
      ['what was done', { action: 'user.suspended' }],
      ['when', { at: new Date(0) }],
      ['to whom', { target: { kind: 'user', id: '99' } }],
      ['a fact', { facts: { amount: 1 } }],
      ['from where', { privately: { address: '192.0.2.2', agent: 'a test', reason: null, salt: 'salt' } }],
    ])('%s was altered', async (_what, change) => {
      expect(await after(() => entries().updateOne({ _id: 120 }, { $set: change }), [120])).toBe(120);
    });

    it('an entry was removed', async () => {
      expect(await after(() => entries().deleteOne({ _id: 77 }), [77])).toBe(77);
    });

    it('two entries were swapped', async () => {
      const swap = async () => {
        const [one, other] = await Promise.all([entries().findOne({ _id: 40 }), entries().findOne({ _id: 41 })]);
        await entries().deleteMany({ _id: { $in: [40, 41] } });
        await entries().insertMany([
          { ...other, _id: 40 },
          { ...one, _id: 41 },
        ]);
      };
      expect(await after(swap, [40, 41])).toBe(40);
    });

    it('the tail was cut in the database alone', async () => {
      const total = WRITERS * ENTRIES_PER_WRITER;
      const cut = [total - 1, total];
      expect(await after(() => entries().deleteMany({ _id: { $in: cut } }), cut)).toBe(total - 1);
    });

    it('a cut tail with an adjusted end is detected by the anchor', async () => {
      const total = WRITERS * ENTRIES_PER_WRITER;
      const chain = mongoose.connection.collection<{ _id: string }>('chain');
      const before = await chain.findOne({ _id: 'activities' });
      const end = await entries().findOne({ _id: total - 1 });
      const cut = async () => {
        await entries().deleteOne({ _id: total });
        await chain.updateOne({ _id: 'activities' }, { $set: { seq: total - 1, hash: end?.hash } });
      };
      const anchors = await readAnchors(admin.app.redis);
      expect(anchors.at(-1)?.seq).toBe(total);
      const verdict = async () => {
        const found = await verify();
        await chain.replaceOne({ _id: 'activities' }, before ?? {});
        return found;
      };
      await entries().findOne({ _id: total });
      const last = await entries().findOne({ _id: total });
      await cut();
      const found = await verdict();
      if (last) await entries().insertOne(last);
      expect(found.firstBroken).toBe(total);
      expect((await verify()).intact).toBe(true);
    });
  });

  it(
    'loses its oldest entries when they are too old, and is whole',
    async () => {
      await mongoose.connection
        .collection<{ _id: string }>('chain')
        .updateOne({ _id: 'activities' }, { $set: { retentionDays: 180 } });
      const now = () => new Date(Date.UTC(2026, 0, 1) + 180 * 24 * 3600 * 1000 + 100_000);
      await pruneLog({ ...admin.context, now });
      const left = await entries().countDocuments();
      expect(left).toBeLessThan(WRITERS * ENTRIES_PER_WRITER);
      expect(left).toBeGreaterThan(0);
      expect(await verify()).toMatchObject({ intact: true, entries: left });
    },
    TIMEOUT_MS,
  );
});

describe('a deleted user', () => {
  const origin = { userId: 700, organisationId: 700, address: '203.0.113.7', agent: 'Mozilla/5.0 Firefox/140' };
  const state = {
    userId: 700,
    organisationId: 700,
    version: 1,
    username: 'gone-soon',
    email: 'gone@example.com',
    fullName: null,
    companyName: 'Gone Ltd',
    jurisdiction: 'EU' as const,
    isEmailVerified: false,
    isAdmin: false,
    status: 'active' as const,
    createdAt: '2026-11-01T00:00:00.000Z',
  };
  beforeEach(async () => {
    const { deliver, envelope } = admin;
    await deliver(envelope(UserRegistered, state, { origin }));
    await deliver(envelope(UserLoggedIn, { userId: 700, at: '2026-11-02T00:00:00.000Z' }, { origin }));
    await deliver(envelope(UserDeleted, { userId: 700 }, { origin: { ...origin, userId: 1, organisationId: 1 } }));
  });

  it('is a number in the log, which stays whole', async () => {
    const kept = JSON.stringify(await entries().find({ subjects: 700 }).toArray());
    for (const trace of ['gone-soon', 'gone@example.com', 'Gone Ltd']) expect(kept).not.toContain(trace);
    const own = await entries().find({ who: 700 }).toArray();
    expect(own.length).toBeGreaterThan(0);
    expect(own.map(({ privately }) => privately)).toEqual(own.map(() => null));
    expect((await verify()).intact).toBe(true);
    const { data } = await admin.ask(
      '{ activities(first: 3, filter: { userId: "700" }) { activities { details username } } }',
    );
    expect(data).toMatchObject({
      activities: {
        activities: [{ details: "User 700's account and all its data were deleted." }, {}, {}],
      },
    });
  });

  it('stays a number when events about them arrive late', async () => {
    const { deliver, envelope } = admin;
    await deliver(envelope(UserLoggedIn, { userId: 700, at: '2026-11-02T00:00:00.000Z' }, { origin }));
    await deliver(envelope(UserRegistered, state, { origin }));
    expect(await admin.app.rows('users', { _id: 700 })).toEqual([]);
    expect(JSON.stringify(await entries().find({ who: 700 }).toArray())).not.toContain('203.0.113.7');
  });
});

describe('an act stored by a killed process', () => {
  it('is entered by the next full run, if it is older than new ones', async () => {
    const [left, later] = [
      admin.envelope(UserActed, { userId: 701, act: 'loginBlocked' }, { at: '2026-11-01T00:00:00.000Z' }),
      admin.envelope(UserActed, { userId: 701, act: 'loginBlocked' }),
    ];
    await admin.context.transaction(tx => queueActivity(tx, left));
    await admin.deliver(later);
    const known = async () => (await entries().distinct('eventId')).filter(id => id === left.id || id === later.id);
    expect(await known()).toEqual([later.id]);
    await appendActivities(admin.context);
    expect(await known()).toHaveLength(2);
    expect(await admin.app.rows('pending_activities', {})).toEqual([]);
    expect((await verify()).intact).toBe(true);
  });
});
