import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pollUntil } from '../process/pollUntil.ts';
import { startSchedule } from './schedule.ts';

let app: TestService;
beforeAll(async () => {
  app = await openTestService('admin');
});
afterAll(() => app.stop());

it('a failed run is kept for inspection, until a later one succeeds', async () => {
  let broken = true;
  let tries = 0;
  startSchedule(app, {
    name: 'sweep',
    cron: '* * * * * *',
    async run() {
      tries++;
      if (broken) throw new Error('MongoDB is away');
    },
  });
  const dead = async () =>
    Number(/queue_jobs\{queue="schedule-sweep",state="failed"\} (\d+)/.exec(await app.metrics.metrics())?.[1]);
  expect(await pollUntil(async () => (await dead()) > 1 || null, 15_000)).toBe(true);
  expect(tries).toBeGreaterThanOrEqual(6);
  broken = false;
  expect(await pollUntil(async () => (await dead()) === 0 || null, 15_000)).toBe(true);
});
