import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@aicp/dev-stack/freePort';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { actorSigner } from '../graph/actorToken.ts';
import { ActorPrivateKey, createActorKey, publicActorKey } from './actorKeys.ts';
import { pollUntil } from './pollUntil.ts';

const program = fileURLToPath(new URL('../../testing/forgetfulService.ts', import.meta.url));
const { TEST_REDIS_URL = '' } = process.env;
const redis = new Redis(TEST_REDIS_URL, { maxRetriesPerRequest: null });
afterAll(() => redis.quit());

const key = createActorKey();
const guest = { actor: { kind: 'guest' }, client: { address: '127.0.0.1', agent: '' } } as const;

/** Starts the service as a process, and reads its log. */
async function start() {
  const prefix = `{test-${randomUUID()}}`;
  const [port, opsPort] = [await freePort(), await freePort()];
  const args = [program, TEST_REDIS_URL, prefix, port, opsPort, publicActorKey(key)].map(String);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // All of its output has been read by then.
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  const lines = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line));
  const logged = (msg: string) => pollUntil(async () => lines().find(line => line.msg === msg), 30_000);
  const ask = async (field: string, requestId: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-actor': actorSigner(ActorPrivateKey.parse(key))(guest, 'identity'),
        'x-request-id': requestId,
      },
      body: JSON.stringify({ query: `{ ${field} }` }),
    });
    return (await answer.json()).data[field];
  };
  await logged('serving');
  return { child, prefix, ask, ended, lines, logged };
}
type Service = Awaited<ReturnType<typeof start>>;

/** Enqueues the job that forgets to await. */
async function order({ prefix }: Service, requestId: string): Promise<void> {
  const queue = new Queue('forgetful', { connection: redis, prefix });
  const envelope = { id: randomUUID(), name: 'forgetful', at: new Date().toISOString(), requestId, data: {} };
  await queue.add('forgetful', envelope);
  await queue.close();
}

describe('a process', () => {
  it.each<[string, string, (service: Service) => Promise<unknown>]>([
    ['a request that forgets to await', 'a promise that nobody awaited', ({ ask }) => ask('rejects', 'request-7')],
    ['a request whose callback throws', 'an error that nobody caught', ({ ask }) => ask('throws', 'request-7')],
    ['a job that forgets to await', 'a promise that nobody awaited', service => order(service, 'request-7')],
  ])('names %s, answers what is under way, and ends with a failure', async (_what, message, forget) => {
    const service = await start();
    const slow = service.ask('slow', 'request-6');
    await service.logged('slow work began');
    await forget(service);

    expect(await slow).toBe('answered in full');
    expect(await service.ended).toBe(1);
    const [fault, ...others] = service.lines().filter(({ level }) => level >= 50);
    expect(fault).toMatchObject({ level: 60, msg: 'uncaught error', requestId: 'request-7' });
    expect(fault.err).toMatchObject({ message, stack: expect.stringContaining('forgetfulService.ts') });
    expect(others).toEqual([]);
    expect(service.lines().at(-1)).toMatchObject({ msg: 'stopped' });
  });

  it('a process asked to end does so in the same order, without a failure', async () => {
    const service = await start();
    const slow = service.ask('slow', 'request-6');
    await service.logged('slow work began');
    service.child.kill('SIGTERM');

    expect(await slow).toBe('answered in full');
    expect(await service.ended).toBe(0);
    expect(await service.logged('stopping')).toMatchObject({ signal: 'SIGTERM' });
  });
});
