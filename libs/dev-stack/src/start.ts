/** `npm start`: brings the product up, says so, and takes it down again on Ctrl-C, SIGTERM or SIGHUP. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './deployables.ts';
import { readStartEnv, simulates } from './env.ts';
import { exitCode, Failure } from './failure.ts';
import { type Stack, startStack } from './startStack.ts';
import { startVite } from './startVite.ts';

// Services in threads have no other folder than this process.
process.chdir(root);
const watch = process.argv.includes('--watch');
const say = (text: string) => void process.stdout.write(`${text}\n`);
// A closed terminal or pipe is no reason to fall over before the children are stopped.
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
// Under an older Node a small script holds this process by a channel, which closes even when that script is killed.
process.on('disconnect', () => void leave(0));

try {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const env = readStartEnv();
  stack = startStack({
    dataDir: resolve(root, env.DATA_DIR),
    port: env.PORT,
    trial: env.TRIAL === 'true',
    watch,
    // `node --watch` starts a process again, not a thread.
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
