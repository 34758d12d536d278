import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { job, jobQueue } from '@aicp/contracts/job';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { pollUntil } from '../../process/pollUntil.ts';
import { transaction } from '../../store/transaction.ts';
import { startJobWorker } from '../jobWorker.ts';
import { startRelay } from '../relay.ts';
import { queueAdmin, reasonOf } from './queueAdmin.ts';

const run = promisify(execFile);
const command = fileURLToPath(new URL('./main.ts', import.meta.url));
const Knit = job('knit', z.object({ address: z.string() }), { attempts: 2 });
const QUEUE = jobQueue(Knit);

let app: TestService;
let broken = true;
const knitted: { address: string; attempt: number }[] = [];

beforeAll(async () => {
  app = await openTestService('identity');
  startRelay(app);
  startJobWorker(
    app,
    {
      job: Knit,
      concurrency: 1,
      lockMs: 10_000,
      async run(_context: object, { address }, { attempt }) {
        if (broken) throw new Error(`550 no such box: <${address}>`);
        knitted.push({ address, attempt });
      },
    },
    () => ({}),
  );
});
afterAll(() => app.stop());

/** Runs the command as operators do; resolves even if its exit code is not 0. */
async function jobs(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, REDIS_URL: app.redisUrl, QUEUE_PREFIX: app.queuePrefix };
  const options = { env, encoding: 'utf8' as const };
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', command, ...words], options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }) => ({ code, said: stdout }),
  );
}

/** Waits without the command, which takes a second to start. */
async function dies(address: string): Promise<string> {
  broken = true;
  await transaction(app, { requestId: 'request-1' }, async tx => tx.send(Knit, { address }));
  const desk = queueAdmin(app.redis, app.queuePrefix);
  const dead = await pollUntil(async () => (await desk.state(QUEUE))?.dead[0]?.id, 20_000);
  await desk.close();
  if (!dead) throw new Error('the job did not die');
  return dead;
}

describe('npm run aicp -- jobs', () => {
  it('shows a failed job and its error without personal data', async () => {
    const id = await dies('somebody@example.com');
    const { said } = await jobs();
    expect(said).toContain(`${QUEUE}: 0 waiting, 0 active, 0 delayed, 1 failed`);
    expect(said).toMatch(new RegExp(`${id} {2}knit {2}2 attempts {2}\\S+Z {2}550 no such box: <\\[…\\]>`));
    expect(said).not.toContain('somebody');
  });

  it('retries it by one command, as if it were new', async () => {
    broken = false;
    expect(await jobs('retry', QUEUE)).toEqual({ code: 0, said: '1 job retried.\n' });
    const done = await pollUntil(async () => knitted[0]);
    expect(done).toEqual({ address: 'somebody@example.com', attempt: 1 });
    expect((await jobs()).said).toContain(`${QUEUE}: 0 waiting, 0 active, 0 delayed, 0 failed`);
  });

  it('discards one of several, and reports when there is none', async () => {
    const id = await dies('nobody@example.com');
    expect(await jobs('discard', QUEUE, id)).toEqual({ code: 0, said: '1 job discarded.\n' });
    expect(await jobs('retry', QUEUE, id)).toEqual({ code: 1, said: `This failed job does not exist on ${QUEUE}.\n` });
    expect(await jobs('retry', 'no-such-queue')).toMatchObject({ code: 1 });
    expect((await jobs('discard', QUEUE)).code).toBe(64);
  }, 60_000);
});

describe('the reason', () => {
  it('contains no names, whatever a library put into it', () => {
    const reason = 'E11000 duplicate key { email: "a@b.example" } for Anna of \'Anna Ltd\'\n at line 2';
    expect(reasonOf(reason, { data: { name: 'Anna' } })).toBe('E11000 duplicate key { email: […] } for […] of […]');
  });
});
