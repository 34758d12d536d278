/** `npm run aicp -- admin rebuild` and `verify-log`: rebuilds the administration's lists, or verifies its activity log. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@aicp/service/process/logger';
import { connectRedis } from '@aicp/service/process/redis';
import { context } from '@aicp/service/store/context';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import type { Redis } from 'ioredis';
import type { Link } from '../domain/activity.ts';
import { beginRebuild, rebuildProgress } from '../use-cases/rebuild.ts';
import { verifyLog } from '../use-cases/verifyLog.ts';
import { env } from './env.ts';

const USAGE = `Usage: npm run aicp -- admin rebuild                         rebuilds the lists in the admin panel
       npm run aicp -- admin verify-log [<number>:<hash>]   verifies the activity log, optionally against an entry recorded elsewhere`;
/** Ends the wait once no event has arrived for this long. */
const PATIENCE_MS = 60_000;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const logger = createLogger('admin', 'warn');

async function rebuild(redis: Redis): Promise<number> {
  const id = await beginRebuild(context({ name: 'admin', redis, logger }, 'npm-run-admin'));
  let { heard, promised } = await rebuildProgress(id);
  for (let moved = Date.now(); promised === null || heard < promised; await sleep(250)) {
    const now = await rebuildProgress(id);
    if (now.heard > heard) moved = Date.now();
    ({ heard, promised } = now);
    if (Date.now() - moved < PATIENCE_MS) continue;
    say(
      `${heard} of ${promised ?? 'an unknown number of'} records have arrived and no more are coming. Check that all services are running.`,
    );
    return 1;
  }
  say(`The lists were rebuilt from ${promised} records.`);
  return 0;
}

async function verify(redis: Redis, [anchor]: string[]): Promise<number> {
  const kept: Link[] = [];
  if (anchor) {
    const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(anchor) ?? [];
    if (!seq || !hash) {
      say(USAGE);
      return 64;
    }
    kept.push({ seq: Number(seq), hash });
  }
  const { intact, message } = await verifyLog(redis, kept);
  say(message);
  return intact ? 0 : 1;
}

const commands: Record<string, (redis: Redis, words: string[]) => Promise<number>> = { rebuild, 'verify-log': verify };
const [verb = '', ...words] = process.argv.slice(2);
const command = commands[verb];
if (command) {
  const redis = await connectRedis(env.REDIS_URL, logger);
  await openMongo(env.MONGODB_URI, env.MONGODB_DATABASE);
  try {
    process.exitCode = await command(redis, words);
  } finally {
    redis.disconnect();
    await closeMongo();
  }
} else {
  say(USAGE);
  process.exitCode = 64;
}
