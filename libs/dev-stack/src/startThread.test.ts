import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { createChildLog } from './childLog.ts';
import { keepRunning } from './keepRunning.ts';
import { startThread } from './startThread.ts';

const folder = mkdtempSync(join(tmpdir(), 'aicp-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a service that runs until it is stopped, unless `part` says otherwise, and logs like all services. */
function write(name: string, part = ''): string {
  const file = join(folder, `${name}.mjs`);
  const from = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  writeFileSync(
    file,
    `import { createLogger } from ${from('../../service/src/process/logger.ts')};
     import { onSignals } from ${from('../../service/src/process/shutdown.ts')};
     const logger = createLogger('${name}', 'info');
     const onStop = onSignals(logger);
     logger.info({ variables: Object.keys(process.env) }, 'serving');
     setInterval(() => {}, 1000);
     ${part}`,
  );
  return file;
}

/** Runs the services in parallel, each with its own log. */
function run(name: string, part?: string) {
  const said: string[] = [];
  const log = createChildLog(folder, name, text => said.push(text));
  const [file, env] = [write(name, part), { OWN: name, NOT_SET: undefined }];
  const start = () => startThread({ name, args: [file], env, heapMb: 64, onOutput: log.write });
  return { said, start, lines: () => linesOf(log.path) };
}

const linesOf = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').filter(Boolean) : [];

async function until(happened: () => boolean): Promise<void> {
  for (const limit = Date.now() + 20_000; !happened(); await sleep(20)) {
    if (Date.now() > limit) throw new Error('It did not happen in time.');
  }
}

const has = (lines: string[], text: string) => lines.some(line => line.includes(text));

test('a thread sees only its own variables, and has its own log', async () => {
  const [one, two] = [run('one'), run('two')];
  const threads = [one.start(), two.start()];
  await until(() => [one, two].every(({ lines }) => has(lines(), 'serving')));
  for (const [name, { lines }] of Object.entries({ one, two })) {
    expect(lines().map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ service: name, variables: ['OWN'] }),
    ]);
  }
  for (const thread of threads) await thread.stop();
});

test('a stop ends a thread in order, and its last lines are in the log', async () => {
  const service = run('orderly', `onStop(async () => logger.info('closed what it had open'));`);
  const thread = service.start();
  await until(() => has(service.lines(), 'serving'));
  await thread.stop();
  expect(await thread.ended).toBe('exit code 0');
  expect(thread.hasEnded()).toBe(true);
  await until(() => has(service.lines(), 'stopped'));
  expect(service.lines().map(line => JSON.parse(line).msg)).toEqual([
    'serving',
    'stopping',
    'closed what it had open',
    'stopped',
  ]);
});

test('an uncaught error also ends a thread in order, and counts as a failure', async () => {
  const service = run(
    'faulty',
    `onStop(async () => logger.info('closed what it had open'));
     Promise.reject(new Error('no such thing'));`,
  );
  const thread = service.start();
  expect(await thread.ended).toBe('exit code 1');
  await until(() => has(service.lines(), 'stopped'));
  expect(service.lines().map(line => JSON.parse(line).msg)).toEqual([
    'serving',
    'uncaught error',
    'stopping',
    'closed what it had open',
    'stopped',
  ]);
});

test('a thread that does not end on request is ended at the limit', async () => {
  const service = run('stubborn', 'for (;;);');
  const thread = service.start();
  await until(() => has(service.lines(), 'serving'));
  const before = performance.now();
  await thread.stop(300);
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(thread.hasEnded()).toBe(true);
});

const FILLS_HEAP = 'const kept = []; setInterval(() => { for (let i = 0; i < 1e6; i++) kept.push({ i }); }, 1);';

test.each([
  [
    'falls over an error nobody caught',
    `setTimeout(() => { throw new Error('no such thing'); }, 100);`,
    'no such thing',
  ],
  [
    'forgets to await what fails',
    `setTimeout(async () => { throw new Error('nobody waits for this'); }, 100);`,
    'nobody waits for this',
  ],
  ['ends itself', `setTimeout(() => process.exit(3), 100);`, undefined],
  ['fills its heap', FILLS_HEAP, 'heap out of memory'],
])(
  'a thread that %s is started again, and the one beside it goes on',
  async (kind, part, reason) => {
    const name = kind.split(' ')[0] ?? '';
    const [faulty, healthy] = [run(name, part), run(`beside-${name}`)];
    const other = healthy.start();
    const kept = await keepRunning({
      ...{ name, start: async () => faulty.start(), say: text => faulty.said.push(text) },
      onCrashLoop: () => undefined,
    });
    await until(() => faulty.said.includes(`${name} is running again.`));
    await kept.stop();
    expect(faulty.said).toContainEqual(
      expect.stringMatching(/ stopped unexpectedly \(exit code \d\); restarting it\.$/),
    );
    if (reason) expect(has(faulty.lines(), reason)).toBe(true);
    expect(other.hasEnded()).toBe(false);
    await other.stop();
  },
  60_000,
);
