import { JobDiscarded, JobRetried } from '@aicp/contracts/events/adminEvents';
import { DeleteStripeCustomer } from '@aicp/contracts/events/billingJobs';
import { job, jobQueue } from '@aicp/contracts/job';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { eventHandler, startConsumer } from '@aicp/service/queue/consumer';
import { jobHandler, startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { transaction } from '@aicp/service/store/transaction';
import { executor, root, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { z } from 'zod';
import { contextOf } from '../context.ts';
import { withLoaders } from '../graphql/loaders.ts';
import { resolvers } from '../graphql/resolvers.ts';

const Mend = job('mend', z.object({ what: z.string() }), { attempts: 1 });
const QUEUE = jobQueue(Mend);
const administrator = { ...user(1), isAdmin: true };
const QUEUES = 'query { queues { id failed dead { id name tries reason } } }';
const RETRY = 'mutation ($queue: ID!, $jobId: ID) { retryJobs(queue: $queue, jobId: $jobId) { id failed } }';
const DISCARD = `mutation ($queue: ID!, $jobId: ID!, $reason: String!) {
  discardJob(queue: $queue, jobId: $jobId, reason: $reason) { id failed } }`;

type Queue = { id: string; failed: number; dead: { id: string; name: string; tries: number; reason: string }[] };

let app: TestService;
let execute: ReturnType<typeof executor>;
let broken = true;
const mended: string[] = [];
const told: unknown[] = [];

beforeAll(async () => {
  app = await openTestService('admin');
  startRelay(app);
  startJobWorker(
    app,
    {
      job: Mend,
      concurrency: 1,
      lockMs: 10_000,
      async run(_context: object, { what }) {
        if (broken) throw new Error(`no way out for "${what}"`);
        mended.push(what);
      },
    },
    () => ({}),
  );
  startJobWorker(
    app,
    jobHandler(
      DeleteStripeCustomer,
      async () => {
        throw new UnrecoverableError('no keys');
      },
      { concurrency: 1, lockMs: 10_000 },
    ),
    () => ({}),
  );
  const tell = async (_context: object, data: unknown) => void told.push(data);
  startConsumer(app, [eventHandler(JobRetried, tell), eventHandler(JobDiscarded, tell)], () => ({}));
  execute = executor(new URL('../graphql/schema.graphql', import.meta.url), resolvers, withLoaders(contextOf(app)));
});
afterAll(() => app.stop());

/** Orders work that fails, and waits until this many jobs have failed. */
async function die(failed: number): Promise<Queue> {
  await transaction(app, { requestId: 'request-1' }, async tx => tx.send(Mend, { what: 'a chair' }));
  const dead = await pollUntil(async () => {
    const queues = await root<Queue[]>(execute(administrator, QUEUES));
    return queues.find(queue => queue.id === QUEUE && queue.failed === failed);
  }, 20_000);
  if (!dead) throw new Error('nothing died');
  return dead;
}

describe('permanently failed jobs', () => {
  it('are shown to administrators, who retry or discard them with a log entry', async () => {
    const { dead } = await die(1);
    const [first] = dead;
    expect(first).toMatchObject({ name: 'mend', tries: 1, reason: 'no way out for […]' });
    const jobId = first?.id;
    const given = { queue: QUEUE, jobId, reason: ' Nobody sits on it. ' };
    expect(await root(execute(administrator, DISCARD, given))).toEqual({ id: QUEUE, failed: 0 });
    await die(1);
    await die(2);
    broken = false;
    expect(await root(execute(administrator, RETRY, { queue: QUEUE }))).toEqual({ id: QUEUE, failed: 0 });
    expect(await pollUntil(async () => (mended.length === 2 ? true : undefined))).toBe(true);
    expect(await pollUntil(async () => (told.length === 2 ? told : undefined))).toEqual([
      { userId: 1, queue: QUEUE, jobId, reason: 'Nobody sits on it.' },
      { userId: 1, queue: QUEUE, jobId: null, jobs: 2 },
    ]);
  }, 60_000);

  it('are not found if they do not exist, and need a non-empty reason', async () => {
    const codes = async (query: string, variables: object) =>
      (await execute(administrator, query, { ...variables })).errors.map(({ code }) => code);
    expect(await codes(RETRY, { queue: QUEUE, jobId: 'made up' })).toEqual(['NOT_FOUND']);
    expect(await codes(RETRY, { queue: 'made up' })).toEqual(['NOT_FOUND']);
    expect(await codes(DISCARD, { queue: QUEUE, jobId: 'all', reason: 'so' })).toEqual(['NOT_FOUND']);
    expect(await codes(DISCARD, { queue: QUEUE, jobId: 'made up', reason: '  ' })).toEqual(['INVALID']);
    expect(told).toHaveLength(2);
  });

  it('are not shown to other users', async () => {
    for (const query of [QUEUES, RETRY, DISCARD]) {
      const { errors } = await execute(user(2), query, { queue: QUEUE, jobId: 'made up', reason: 'so' });
      expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    }
  });
});

describe('a permanently failed deletion of data', () => {
  it('is shown as in progress, and cannot be discarded', async () => {
    const customer = { mode: 'test' as const, customerId: 'cus_1' };
    await transaction(app, { requestId: 'request-1' }, async tx => tx.send(DeleteStripeCustomer, customer));
    const seen = await pollUntil(async () => {
      const queues = await root<(Queue & { erasures: number; erasingSince: string })[]>(
        execute(administrator, 'query { queues { id failed erasures erasingSince dead { id } } }'),
      );
      return queues.find(({ id, failed }) => id === jobQueue(DeleteStripeCustomer) && failed === 1);
    }, 20_000);
    expect(seen).toMatchObject({ erasures: 1, erasingSince: expect.any(String) });
    const which = { queue: seen?.id, jobId: seen?.dead[0]?.id, reason: 'no keys any more' };
    const refused = await execute(administrator, DISCARD, which);
    expect(refused.errors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('retried until it succeeds') },
    ]);
    expect(told).not.toContainEqual(expect.objectContaining({ reason: 'no keys any more' }));
  });
});
