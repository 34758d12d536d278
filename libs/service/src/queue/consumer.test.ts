import { event, eventQueue } from '@aicp/contracts/event';
import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { UserDeleted } from '@aicp/contracts/events/userEvents';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { z } from 'zod';
import { pollUntil } from '../process/pollUntil.ts';
import { eventHandler, startConsumer } from './consumer.ts';

const Happened = event('test.happened', z.object({ number: z.int() }), ['reporting']);

let app: TestService;
let queue: Queue;
const heard: { number: number; requestId: string }[] = [];
const deleted: number[] = [];
let failures = 0;

beforeAll(async () => {
  app = await openTestService('reporting');
  queue = new Queue(eventQueue('reporting'), { connection: app.redis, prefix: app.queuePrefix });
  const onHappened = eventHandler(Happened, async (context: { requestId: string }, { number }) => {
    if (failures-- > 0) throw new Error('not yet');
    heard.push({ number, requestId: context.requestId });
  });
  const onDeleted = eventHandler(UserDeleted, async (_context: unknown, { userId }) => void deleted.push(userId));
  startConsumer(app, [onHappened, onDeleted], ({ requestId }) => ({ requestId }));
});
afterAll(async () => {
  await queue.close();
  await app.stop();
});

function deliver(data: unknown, options = {}, name = 'test.happened') {
  const id = crypto.randomUUID();
  const envelope = { id, name, at: new Date().toISOString(), requestId: `request-of-${id}`, data };
  return queue.add(name, envelope, { jobId: id, removeOnComplete: true, ...options });
}

describe('a consumer', () => {
  it('passes an event to its handler, with the id of the request that caused it', async () => {
    const job = await deliver({ number: 1 });
    expect(await pollUntil(async () => heard.find(({ number }) => number === 1))).toEqual({
      number: 1,
      requestId: `request-of-${job.id}`,
    });
  });

  it('retries after a failure', async () => {
    failures = 2;
    await deliver({ number: 2 }, { attempts: 3, backoff: { type: 'exponential', delay: 5 } });
    expect(await pollUntil(async () => heard.find(({ number }) => number === 2))).toBeDefined();
  });

  it('keeps a job that never succeeds, and counts it', async () => {
    failures = 2;
    await deliver({ number: 3 }, { attempts: 2, backoff: { type: 'fixed', delay: 5 } });
    expect(await pollUntil(async () => ((await queue.getFailedCount()) === 1 ? true : undefined))).toBe(true);
    failures = 0;
    expect(await app.metrics.metrics()).toMatch(/queue_jobs\{queue="events-reporting",state="failed"\} 1/);
  });

  it('does not retry a malformed event', async () => {
    const job = await deliver({ number: 'four' }, { attempts: 5, backoff: { type: 'fixed', delay: 5 } });
    const dead = await pollUntil(async () =>
      (await job.getState()) === 'failed' ? queue.getJob(String(job.id)) : undefined,
    );
    expect(dead?.attemptsMade).toBe(1);
    expect(dead?.failedReason).toMatch(/test\.happened is malformed/);
  });

  it('skips an event without a handler here', async () => {
    const id = crypto.randomUUID();
    await queue.add(
      'x',
      { id, name: 'x', at: new Date().toISOString(), requestId: 'r', data: {} },
      { removeOnComplete: true },
    );
    expect(
      await pollUntil(async () =>
        (await queue.getActiveCount()) + (await queue.getWaitingCount()) === 0 ? true : undefined,
      ),
    ).toBe(true);
    expect(await queue.getFailedCount()).toBe(2);
  });

  it('removes its jobs about a deleted user, dead ones included, and no others', async () => {
    const dead = { attempts: 1 };
    const mine = await deliver({ number: 'malformed', userId: 7, email: 'anna@example.com' }, dead, 'user.loggedIn');
    const delayed = await deliver({ number: 8, userId: 7 }, { delay: 60_000 }, 'user.updated');
    const other = await deliver({ number: 'malformed', userId: 8 }, dead);
    await pollUntil(
      async () => ((await other.getState()) === 'failed' && (await mine.getState()) === 'failed') || null,
    );
    const deletion = () => deliver({ userId: 7 }, { attempts: 3 }, UserDeleted.name);
    await Promise.all([deletion(), deletion()]);
    const gone = async (id = '') => ((await queue.getJob(id)) === undefined ? true : undefined);
    expect(await pollUntil(() => gone(mine.id))).toBe(true);
    expect(await pollUntil(() => gone(delayed.id))).toBe(true);
    expect(await other.getState()).toBe('failed');
    expect(deleted).toContain(7);
  });

  it('keeps a deleted user’s jobs of an organisation until that is deleted', async () => {
    const dead = { attempts: 1 };
    const organisationId = 1_000_009;
    const personal = await deliver({ number: 'malformed', userId: 9 }, dead, 'user.loggedIn');
    const theirs = await deliver({ number: 'malformed', userId: 9, organisationId }, dead);
    const heir = await deliver(
      { userId: 9, organisationId, version: 2, heirId: 8 },
      { delay: 60_000 },
      'membership.ended',
    );
    await pollUntil(async () => (await theirs.getState()) === 'failed' || null);
    await deliver({ userId: 9 }, { attempts: 3 }, UserDeleted.name);
    const gone = async (id = '') => ((await queue.getJob(id)) === undefined ? true : undefined);
    expect(await pollUntil(() => gone(personal.id))).toBe(true);
    expect([await theirs.getState(), await heir.getState()]).toEqual(['failed', 'delayed']);
    await deliver({ userId: 8, organisationId }, { attempts: 3 }, OrganisationDeleted.name);
    expect(await pollUntil(() => gone(theirs.id))).toBe(true);
    expect(await heir.getState()).toBe('delayed');
  });
});
