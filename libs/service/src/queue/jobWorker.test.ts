import { job, jobQueue } from '@aicp/contracts/job';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { z } from 'zod';
import { pollUntil } from '../process/pollUntil.ts';
import { transaction } from '../store/transaction.ts';
import { startJobWorker } from './jobWorker.ts';
import { startRelay } from './relay.ts';

const Paint = job('paint', z.object({ colour: z.string() }));

let app: TestService;
const painted: { colour: string; id: string; attempt: number; requestId: string }[] = [];
let failures = 0;

beforeAll(async () => {
  app = await openTestService('identity');
  startRelay(app);
  startJobWorker(
    app,
    {
      job: Paint,
      concurrency: 2,
      lockMs: 10_000,
      async run({ requestId }: { requestId: string }, { colour }, order) {
        if (failures-- > 0) throw new Error('not yet');
        painted.push({ colour, requestId, ...order });
      },
    },
    ({ requestId }) => ({ requestId }),
  );
});
afterAll(() => app.stop());

describe('a job', () => {
  it('is enqueued with a change and runs once, under its own id', async () => {
    await transaction(app, { requestId: 'request-1' }, async tx => tx.send(Paint, { colour: 'red' }));
    const done = await pollUntil(async () => painted.find(({ colour }) => colour === 'red'));
    expect(done).toMatchObject({ attempt: 1, requestId: 'request-1', id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('is not ordered when the change fails', async () => {
    const failing = transaction(app, { requestId: 'request-2' }, async tx => {
      tx.send(Paint, { colour: 'green' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await transaction(app, { requestId: 'request-3' }, async tx => tx.send(Paint, { colour: 'blue' }));
    await pollUntil(async () => painted.find(({ colour }) => colour === 'blue'));
    expect(painted.map(({ colour }) => colour)).not.toContain('green');
  });

  it('is retried after a failure, under the same id', async () => {
    failures = 1;
    await transaction(app, { requestId: 'request-4' }, async tx => tx.send(Paint, { colour: 'white' }));
    expect(await pollUntil(async () => painted.find(({ colour }) => colour === 'white'))).toMatchObject({ attempt: 2 });
  });

  it('a malformed one is dead at once and kept', async () => {
    const queue = new Queue(jobQueue(Paint), { connection: app.redis, prefix: app.queuePrefix });
    const id = crypto.randomUUID();
    const envelope = { id, name: 'paint', at: new Date().toISOString(), requestId: 'request-5', data: { colour: 7 } };
    await queue.add('paint', envelope, { jobId: id, attempts: 5 });
    const dead = await pollUntil(async () => ((await queue.getFailedCount()) === 1 ? queue.getJob(id) : undefined));
    expect(dead?.attemptsMade).toBe(1);
    await queue.close();
  });
});
