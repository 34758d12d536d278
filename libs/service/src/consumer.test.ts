import { event, eventQueue } from '@aicp/contracts/event';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { z } from 'zod';
import { on, startConsumer } from './consumer.ts';
import { waitFor } from './waitFor.ts';

const Happened = event('test.happened', z.object({ number: z.int() }), ['reporting']);

let app: TestService;
let queue: Queue;
const heard: { number: number; requestId: string }[] = [];
let failures = 0;

beforeAll(async () => {
  app = await openTestService('reporting');
  queue = new Queue(eventQueue('reporting'), { connection: app.redis, prefix: app.queuePrefix });
  const onHappened = on(Happened, async (context: { requestId: string }, { number }) => {
    if (failures-- > 0) throw new Error('not yet');
    heard.push({ number, requestId: context.requestId });
  });
  startConsumer(app, [onHappened], ({ requestId }) => ({ requestId }));
});
afterAll(async () => {
  await queue.close();
  await app.stop();
});

function deliver(data: unknown, options = {}) {
  const id = crypto.randomUUID();
  const envelope = { id, name: 'test.happened', at: new Date().toISOString(), requestId: `request-of-${id}`, data };
  return queue.add('test.happened', envelope, { jobId: id, removeOnComplete: true, ...options });
}

describe('a consumer', () => {
  it('hands an event to its handler, with the id of the request that caused it', async () => {
    const job = await deliver({ number: 1 });
    expect(await waitFor(async () => heard.find(({ number }) => number === 1))).toEqual({
      number: 1,
      requestId: `request-of-${job.id}`,
    });
  });

  it('tries again after a failure', async () => {
    failures = 2;
    await deliver({ number: 2 }, { attempts: 3, backoff: { type: 'exponential', delay: 5 } });
    expect(await waitFor(async () => heard.find(({ number }) => number === 2))).toBeDefined();
  });

  it('keeps a job that stays without success, where it is counted', async () => {
    failures = 2;
    await deliver({ number: 3 }, { attempts: 2, backoff: { type: 'fixed', delay: 5 } });
    expect(await waitFor(async () => ((await queue.getFailedCount()) === 1 ? true : undefined))).toBe(true);
    failures = 0;
    expect(await app.metrics.metrics()).toMatch(/queue_jobs\{queue="events-reporting",state="failed"\} 1/);
  });

  it('does not try a malformed event twice', async () => {
    const job = await deliver({ number: 'four' }, { attempts: 5, backoff: { type: 'fixed', delay: 5 } });
    const dead = await waitFor(async () =>
      (await job.getState()) === 'failed' ? queue.getJob(String(job.id)) : undefined,
    );
    expect(dead?.attemptsMade).toBe(1);
    expect(dead?.failedReason).toMatch(/test\.happened is malformed/);
  });

  it('passes over an event that nobody here listens to', async () => {
    const id = crypto.randomUUID();
    await queue.add(
      'x',
      { id, name: 'x', at: new Date().toISOString(), requestId: 'r', data: {} },
      { removeOnComplete: true },
    );
    expect(
      await waitFor(async () =>
        (await queue.getActiveCount()) + (await queue.getWaitingCount()) === 0 ? true : undefined,
      ),
    ).toBe(true);
    expect(await queue.getFailedCount()).toBe(2);
  });
});
