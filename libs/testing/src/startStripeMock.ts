import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from '@aicp/dev-stack/binary';
import { cacheDir } from '@aicp/dev-stack/env';
import { findOnPath } from '@aicp/dev-stack/findOnPath';
import { acceptsConnections, freePort } from '@aicp/dev-stack/freePort';
import { runCommand } from '@aicp/dev-stack/runCommand';
import { startProcess } from '@aicp/dev-stack/startProcess';

export interface StripeMock {
  /** For `new Stripe(key, { host, port, protocol: 'http' })`. */
  host: string;
  port: number;
  url: string;
  stop(): Promise<void>;
}

const VERSION = 'v0.203.0';
const LIMIT_MS = 20_000;

/**
 * Starts Stripe's own stripe-mock, which checks every request against Stripe's OpenAPI description. It is taken from the PATH or built with
 * Go once per user; if neither is possible this reports it and returns undefined.
 */
export async function startStripeMock(say: Say): Promise<StripeMock | undefined> {
  const command = findOnPath('stripe-mock') ?? (await built(say));
  if (!command) return undefined;
  const port = await freePort();
  const runDir = mkdtempSync(join(tmpdir(), 'aicp-stripe-mock-'));
  const running = startProcess({
    name: `stripe-mock-${port}`,
    command,
    args: ['-http-addr', `127.0.0.1:${port}`],
    runDir,
  });
  const stop = async () => {
    await running.stop();
    rmSync(runDir, { recursive: true, force: true });
  };
  for (const limit = Date.now() + LIMIT_MS; !(await acceptsConnections(port)); await sleep(50)) {
    if (!running.hasEnded() && Date.now() < limit) continue;
    await stop();
    say(`SKIPPED: stripe-mock (${command}) did not start; requests are not checked against Stripe's description.`);
    return undefined;
  }
  return { host: '127.0.0.1', port, url: `http://127.0.0.1:${port}`, stop };
}

async function built(say: Say): Promise<string | undefined> {
  const folder = join(cacheDir(), `stripe-mock-${VERSION}`);
  const path = join(folder, 'stripe-mock');
  if (existsSync(path)) return path;
  if (!findOnPath('go')) {
    say("SKIPPED: neither stripe-mock nor Go is on the PATH; requests are not checked against Stripe's description.");
    return undefined;
  }
  say('Building stripe-mock with Go (once)…');
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runCommand('go', ['install', `github.com/stripe/stripe-mock@${VERSION}`], {
    env: { GOBIN: folder },
  });
  if (code === 0 && existsSync(path)) return path;
  say(`SKIPPED: stripe-mock could not be built: ${output.trim().split('\n').pop()}`);
  return undefined;
}
