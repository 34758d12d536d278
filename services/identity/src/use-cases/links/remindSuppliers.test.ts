import { fileURLToPath } from 'node:url';
import { context } from '@aicp/service/store/context';
import { afterKills, KILLS, killAtRandom } from '@aicp/testing/killAtRandom';
import { openTestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { remindSuppliers } from './remindSupplier.ts';

const MANY = process.env.PROOF === 'full' ? 6_000 : 1_500;
const DAY_MS = 24 * 3600 * 1000;
const DAY = new Date().toISOString().slice(0, 10);
const NOW = new Date(`${DAY}T06:00:00Z`);
const reminder = fileURLToPath(new URL('../../../testing/orderMailsForTest.ts', import.meta.url));

let app: Awaited<ReturnType<typeof openTestService>>;
beforeAll(async () => {
  app = await openTestService('identity');
});
afterAll(() => app.stop());

type Row = { _id: number };
const asked = (_id: number) => ({
  ...{ _id, organisationId: 1_000_001, kind: 'request', systemId: _id, system: 'CV screen', madeBy: 1 },
  ...{ digest: `digest ${_id}`, mailDigests: [], email: `desk${_id}@acme.example`, remindedAt: null, answeredAt: null },
  ...{ createdAt: new Date(NOW.getTime() - 12 * DAY_MS), expiresAt: new Date(NOW.getTime() + 2 * DAY_MS) },
});

it(`each supplier is reminded exactly once, even if the process is killed ${KILLS} times at random points`, async () => {
  const links = Array.from({ length: MANY }, (_, at) => asked(at + 1));
  await mongoose.connection.collection<Row>('links').insertMany(links);
  await killAtRandom(reminder, 'suppliers', DAY);
  await afterKills(() => remindSuppliers({ ...context(app, 'request-1'), now: () => NOW }));
  const ordered = (await app.rows('outbox', { name: 'sendEmail' })).map(({ data }): number => data.linkId);
  expect(ordered.toSorted((one, other) => one - other)).toEqual(links.map(({ _id }) => _id));
}, 600_000);
