/** `npm start`: starts the product, reports when it is ready, and stops it on Ctrl-C, SIGTERM or SIGHUP. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from './binary.ts';
import { createChildLog } from './childLog.ts';
import { root } from './deployables.ts';
import { readStartEnv, simulates } from './env.ts';
import { exitCode, Failure } from './failure.ts';
import { acceptsConnections, freePort, isPortFree } from './freePort.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';
import { type Stack, startStack } from './startStack.ts';

const USUAL_PORT = 5173;

// Services in threads share this process's working directory.
process.chdir(root);
const watch = process.argv.includes('--watch');
const say = (text: string) => void process.stdout.write(`${text}\n`);
// A closed terminal or pipe must not crash the launcher before the children are stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

let stack: Stack | undefined;
const closers: (() => Promise<void>)[] = [];
let leaving = false;

async function leave(code: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  for (const close of closers) await close();
  await stack?.stop();
  process.exit(code);
}

function fail(error: unknown): void {
  if (leaving) return; // what breaks while everything is being stopped is no news
  const known = error instanceof Failure;
  process.stderr.write(
    known ? `${error.message}\n` : `Startup failed: ${error instanceof Error ? error.stack : error}\n`,
  );
  void leave(known ? exitCode[error.kind] : exitCode.crashed);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!leaving) say('Stopping…');
    void leave(0);
  });
}
// Under an older Node a small script holds this process by a channel, which closes even if that script is killed.
process.on('disconnect', () => void leave(0));

try {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const env = readStartEnv();
  stack = startStack({
    dataDir: resolve(root, env.DATA_DIR),
    port: env.PORT,
    trial: env.TRIAL === 'true',
    watch,
    // `node --watch` restarts a process, not a thread.
    threads: !watch,
    bundled: !watch,
    external: {
      mongodbUri: env.MONGODB_URI,
      redisUrl: env.REDIS_URL,
      smtpUrl: env.SMTP_URL,
      stripe: !simulates(env),
    },
    mailPort: env.MAIL_UI_PORT,
    publicUrl: env.PUBLIC_URL,
    simulateSignIn: env.SIGN_IN === 'simulated',
    env: { LOG_LEVEL: env.LOG_LEVEL },
    say,
  });
  stack.broken.catch(fail);
  const url = await stack.ready;
  if (watch) {
    const vite = await startVite(url, resolve(root, env.DATA_DIR), say);
    closers.push(vite.process.stop);
    say(`hot reload at ${vite.url}`);
  }
  say(`ready ${url}`);
} catch (error) {
  fail(error);
}

/** Starts Vite's server with hot reload, which forwards /api and /graphql to the gateway. Returns its address. */
async function startVite(
  gateway: string,
  dataDir: string,
  say: Say,
): Promise<{ url: string; process: RunningProcess }> {
  const port = (await isPortFree(USUAL_PORT, '::1')) && (await isPortFree(USUAL_PORT)) ? USUAL_PORT : await freePort();
  const vite = startProcess({
    name: 'vite',
    command: process.execPath,
    args: [join(root, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    env: { GATEWAY_URL: gateway, NODE_ENV: 'development' },
    cwd: join(root, 'web'),
    runDir: join(dataDir, 'run'),
    onOutput: createChildLog(join(dataDir, 'logs'), 'vite', say).write,
  });
  while (!(await acceptsConnections(port))) {
    if (vite.hasEnded()) throw new Failure('crashed', `Vite did not start (${await vite.ended}).`);
    await sleep(50);
  }
  return { url: `http://localhost:${port}`, process: vite };
}
