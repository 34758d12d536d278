import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '@aicp/dev-stack/freePort';
import { createActorKey, publicActorKey } from '@aicp/service/process/actorKeys';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { afterAll, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';

const { TEST_MONGODB_URI = '', TEST_REDIS_URL = '' } = process.env;
const database = `test_waits_${randomUUID().slice(0, 8)}`;
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  const mongo = await MongoClient.connect(TEST_MONGODB_URI);
  await mongo.db(database).dropDatabase();
  await mongo.close();
});

/** The same server at another port, which is closed until it is opened. */
async function behindDoor(address: string): Promise<{ address: string; open(): Promise<unknown> }> {
  const [, before = '', host = '', port = '', after = ''] =
    /^(\w+:\/\/(?:[^@/]*@)?)([^:/]+):(\d+)(.*)$/.exec(address) ?? [];
  const door = await freePort();
  const sockets = new Set<Socket>();
  const server: Server = createServer(near => {
    const far = connect(Number(port), host);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  closers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    address: `${before}127.0.0.1:${door}${after}`,
    open: () => once(server.listen(door, '127.0.0.1'), 'listening'),
  };
}

function start(env: Record<string, string | undefined>) {
  const program = fileURLToPath(new URL('../../../services/reporting/src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'info', MIGRATE_AT_START: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk;
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  closers.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { ended, output: () => output };
}

it('a service whose databases are unavailable waits for them, names them, and starts when they return', async () => {
  const [mongo, redis] = [await behindDoor(TEST_MONGODB_URI), await behindDoor(TEST_REDIS_URL)];
  // Connects directly, because the replica set would bypass the proxied port.
  const direct = new URL(mongo.address);
  direct.searchParams.delete('replicaSet');
  direct.searchParams.set('directConnection', 'true');
  const opsPort = await freePort();
  const service = start({
    PORT: String(await freePort()),
    OPS_PORT: String(opsPort),
    MONGODB_URI: direct.href,
    MONGODB_DATABASE: database,
    REDIS_URL: redis.address,
    ACTOR_PUBLIC_KEY: publicActorKey(createActorKey()),
  });
  const readiness = () =>
    fetch(`http://127.0.0.1:${opsPort}/readyz`).then(
      async answer => ({ status: answer.status, text: await answer.text() }),
      () => undefined,
    );
  const says = (sentence: string) =>
    pollUntil(async () => ((await readiness())?.text.includes(sentence) ? true : undefined), 60_000);
  expect(await says('reporting waits for Redis.')).toBe(true);
  expect((await fetch(`http://127.0.0.1:${opsPort}/healthz`)).status).toBe(200);
  await redis.open();
  expect(await says('reporting waits for MongoDB.')).toBe(true);
  expect((await readiness())?.status).toBe(503);
  await mongo.open();
  expect(await pollUntil(async () => (await readiness())?.status === 200 || undefined, 60_000)).toBe(true);
  expect(service.output()).toContain('"msg":"reporting waits for MongoDB."');
}, 200_000);

it('a service with wrong settings ends at once, with a message for each', async () => {
  const { code, output } = await start({ MONGODB_URI: 'nonsense', REDIS_URL: TEST_REDIS_URL }).ended;
  expect(code).toBe(78);
  expect(output).toMatch(/^The environment is incomplete or invalid:\n {2}ACTOR_PUBLIC_KEY: .*\n {2}MONGODB_URI: /);
}, 60_000);

it('a service that Redis refuses ends too', async () => {
  const { code, output } = await start({
    PORT: String(await freePort()),
    OPS_PORT: String(await freePort()),
    MONGODB_URI: TEST_MONGODB_URI,
    MONGODB_DATABASE: database,
    REDIS_URL: TEST_REDIS_URL.replace(/^redis:\/\/[^@]*@?/, 'redis://nobody:wrong@'),
    ACTOR_PUBLIC_KEY: publicActorKey(createActorKey()),
  }).ended;
  expect(output).toContain('Redis refuses the user in REDIS_URL: WRONGPASS');
  expect(code).toBe(78);
}, 60_000);
