/** `npm test`, second half: the browser stories, against the whole product started afresh on an empty data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryEnv } from '@aicp/dev-stack/binary';
import { root } from '@aicp/dev-stack/deployables';
import { startStack } from '@aicp/dev-stack/startStack';
import { findChromium } from './findChromium.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'aicp-stories-'));
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());

const stack = startStack({ dataDir, port: 0, trial: true, say });
try {
  process.exitCode = await play(await stack.ready);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Runs Playwright on the stories that match this script's arguments; resolves with its exit code. */
async function play(baseUrl: string): Promise<number> {
  const chromium = await findChromium(say);
  say(`Chromium: ${chromium.origin}`);
  const cli = join(root, 'node_modules/playwright/cli.js');
  const child = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...binaryEnv(chromium), BASE_URL: baseUrl, CHROMIUM_PATH: chromium.path },
    signal: interrupted.signal,
    killSignal: 'SIGINT',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
