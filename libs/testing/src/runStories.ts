/**
 * `npm test`, second half: the browser stories, against the whole product started afresh on an empty data folder. Stories
 * named `*.trial.story.ts` meet a trial; all others a product that enforces everything, and whose traces are collected.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryEnv } from '@aicp/dev-stack/binary';
import { root } from '@aicp/dev-stack/deployables';
import { startStack } from '@aicp/dev-stack/startStack';
import { collectSpans } from './collectSpans.ts';
import { findChromium } from './findChromium.ts';

/**
 * Every story is a client with an address of its own (X-Forwarded-For), so that they do not use up each other's limits;
 * the administrator's password is known to them.
 */
const STORY = { TRUST_PROXY: '127.0.0.1,::1', ADMIN_USERNAME: 'story.admin', ADMIN_PASSWORD: randomUUID() };

const say = (text: string) => void process.stdout.write(`${text}\n`);
const stories = process.argv.slice(2);
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());

const tracesDir = mkdtempSync(join(tmpdir(), 'aicp-traces-'));
const traces = join(tracesDir, 'spans.jsonl');
const collector = await collectSpans(traces);
const TRACED = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };

const products = [
  { trial: false, variable: 'BASE_URL', mail: 'MAIL_URL', wanted: stories.some(path => !isTrialStory(path)) },
  { trial: true, variable: 'TRIAL_URL', mail: 'TRIAL_MAIL_URL', wanted: stories.some(isTrialStory) },
]
  .filter(({ wanted, variable }) => wanted && !process.env[variable])
  .map(product => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aicp-stories-'));
    const env = product.trial ? STORY : { ...STORY, ...TRACED };
    return { ...product, dataDir, stack: startStack({ dataDir, port: 0, trial: product.trial, env, say }) };
  });
try {
  const addresses: Record<string, string> = { BASE_URL_TRACES: traces };
  for (const { variable, mail, dataDir, stack } of products) {
    addresses[variable] = await stack.ready;
    addresses[mail] = stack.inbox() ?? '';
    // For the story that looks whether anything is left of somebody.
    addresses[`${variable}_MONGODB`] = stack.databases().mongodbUri;
    addresses[`${variable}_REDIS`] = stack.databases().redisUrl;
    addresses[`${variable}_LOGS`] = join(dataDir, 'logs');
  }
  process.exitCode = await play(addresses);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const { stack, dataDir } of products) {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  collector.close();
  rmSync(tracesDir, { recursive: true, force: true });
}

function isTrialStory(path: string): boolean {
  return path.endsWith('.trial.story.ts');
}

/** Runs Playwright on the stories that match this script's arguments; resolves with its exit code. */
async function play(addresses: Record<string, string>): Promise<number> {
  const chromium = await findChromium(say);
  say(`Chromium: ${chromium.origin}`);
  const cli = join(root, 'node_modules/playwright/cli.js');
  const child = spawn(process.execPath, [cli, 'test', ...stories], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...binaryEnv(chromium), ...STORY, ...addresses, CHROMIUM_PATH: chromium.path },
    signal: interrupted.signal,
    killSignal: 'SIGINT',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
