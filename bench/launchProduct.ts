import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@aicp/dev-stack/deployables';
import { freePort } from '@aicp/dev-stack/freePort';
import { atEnd } from './ending.ts';

type Manifest = { scripts: { start: string } };

/** Runs what `npm start` runs, on a free port, until it says that it is ready. */
export async function launchProduct(dataDir: string) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const started = performance.now();
  const child = spawn(scripts.start, {
    shell: true, // whose place the launcher takes by `exec`
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) },
    // By the channel the launcher learns that this process was killed, and stops everything.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  atEnd(stop);
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', chunk => {
      printed += chunk;
      if (/^ready /m.test(printed)) resolve();
    });
    void ended.then(() => reject(new Error('npm start ended before it was ready')));
  });
  return { pid: child.pid ?? 0, seconds: (performance.now() - started) / 1000, stop };
}
