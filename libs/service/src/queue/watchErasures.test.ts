import { UserDeleted } from '@aicp/contracts/events/userEvents';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { pollUntil } from '../process/pollUntil.ts';
import { eventHandler, startConsumer } from './consumer.ts';
import { retryStuckErasures } from './watchErasures.ts';

const MINUTE = 60_000;
let app: TestService;
let queue: Queue;
let away = true;
const erased: number[] = [];

beforeAll(async () => {
  app = await openTestService('reporting');
  queue = new Queue('events-reporting', { connection: app.redis, prefix: app.queuePrefix });
  const onDeleted = eventHandler(UserDeleted, async (_context: unknown, { userId }) => {
    if (away) throw new Error('the database is away');
    erased.push(userId);
  });
  startConsumer(app, [onDeleted], () => ({}));
});
afterAll(async () => {
  await queue.close();
  await app.stop();
});

async function dead(userId: number): Promise<string> {
  const [id, name, data] = [crypto.randomUUID(), UserDeleted.name, { userId }];
  const envelope = { id, name, at: new Date().toISOString(), requestId: 'request-1', data };
  await queue.add(name, envelope, { jobId: id, removeOnComplete: true, attempts: 1 });
  await pollUntil(async () => ((await (await queue.getJob(id))?.isFailed()) ? true : undefined));
  return id;
}

const stateOf = async (id: string) => (await queue.getJob(id))?.getState();
const oldest = async () => Number(/erasure_oldest_seconds{.*} (\S+)/.exec(await app.metrics.metrics())?.[1]);

describe('a deletion that has used up its attempts', () => {
  it('is tried again and again until it succeeds, and is shown while it is late', async () => {
    const id = await dead(7);
    await retryStuckErasures(app, queue, Date.now() + MINUTE);
    expect(await stateOf(id)).toBe('failed');
    expect(await oldest()).toBeGreaterThanOrEqual(60);
    for (const later of [10, 20]) {
      await retryStuckErasures(app, queue, Date.now() + later * MINUTE);
      await pollUntil(async () => ((await stateOf(id)) === 'failed' ? true : undefined));
    }
    expect(erased).toEqual([]);
    away = false;
    await retryStuckErasures(app, queue, Date.now() + 120 * MINUTE);
    expect(await pollUntil(async () => erased[0])).toBe(7);
    await pollUntil(async () => ((await stateOf(id)) === 'unknown' || !(await queue.getJob(id)) ? true : undefined));
    await retryStuckErasures(app, queue, Date.now());
    expect(await oldest()).toBe(0);
  });
});
