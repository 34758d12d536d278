import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from './binary.ts';
import { openChildLog } from './childLog.ts';
import { root } from './deployables.ts';
import { Failure } from './failure.ts';
import { acceptsConnections, freePort, isFree } from './freePort.ts';
import { type RunningProcess, startProcess } from './startProcess.ts';

const USUAL_PORT = 5173;

/** Vite's server with hot reload, which passes /api and /graphql on to the gateway. Resolves with its address. */
export async function startVite(
  gateway: string,
  dataDir: string,
  say: Say,
): Promise<{ url: string; process: RunningProcess }> {
  const port = (await isFree(USUAL_PORT, '::1')) && (await isFree(USUAL_PORT)) ? USUAL_PORT : await freePort();
  const vite = startProcess({
    name: 'vite',
    command: process.execPath,
    args: [join(root, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    env: { GATEWAY_URL: gateway, NODE_ENV: 'development' },
    cwd: join(root, 'web'),
    runDir: join(dataDir, 'run'),
    onOutput: openChildLog(join(dataDir, 'logs'), 'vite', say).write,
  });
  while (!(await acceptsConnections(port))) {
    if (vite.hasEnded()) throw new Failure('crashed', `Vite did not start (${await vite.ended}).`);
    await sleep(50);
  }
  return { url: `http://localhost:${port}`, process: vite };
}
