/** `npm run aicp -- jobs`: shows the state of the queues, and retries or discards dead jobs. */
import { createLogger } from '../../process/logger.ts';
import { connectRedis } from '../../process/redis.ts';
import { env } from './env.ts';
import { type QueueState, queueAdmin } from './queueAdmin.ts';

const USAGE = `Usage: npm run aicp -- jobs                               shows every queue and its failed jobs
       npm run aicp -- jobs retry <queue> [id|all]     retries failed jobs, with the full number of attempts
       npm run aicp -- jobs discard <queue> <id>       permanently discards a failed job`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function obey([verb = 'list', queue = '', id = '']: string[]): Promise<number> {
  const known = verb === 'list' || (verb === 'retry' && queue) || (verb === 'discard' && queue && id);
  if (!known) {
    say(USAGE);
    return 64;
  }
  const redis = await connectRedis(env.QUEUE_REDIS_URL ?? env.REDIS_URL, createLogger('jobs', 'error'));
  const desk = queueAdmin(redis, env.QUEUE_PREFIX);
  try {
    if (verb === 'list') {
      const states = await desk.list();
      for (const state of states) sayState(state);
      if (states.length === 0) say('There are no queues. Nothing has run here yet.');
      return 0;
    }
    const count = verb === 'retry' ? await desk.retry(queue, id || 'all') : await desk.discard(queue, id);
    if (count > 0) say(`${count} ${count === 1 ? 'job' : 'jobs'} ${verb === 'retry' ? 'retried' : 'discarded'}.`);
    else say(`This failed job does not exist on ${queue}.`);
    return count > 0 ? 0 : 1;
  } finally {
    await desk.close();
    redis.disconnect();
  }
}

function sayState({ queue, waiting, active, delayed, failed, dead, erasures, erasingSince }: QueueState): void {
  say(`${queue}: ${waiting} waiting, ${active} active, ${delayed} delayed, ${failed} failed`);
  if (erasingSince) say(`  deleting data for ${erasures} requests, the oldest from ${erasingSince.toISOString()}`);
  for (const { id, name, tries, since, reason } of dead)
    say(`  ${id}  ${name}  ${tries} attempts  ${since?.toISOString() ?? ''}  ${reason}`);
  if (failed > dead.length) say(`  and ${failed - dead.length} more`);
}

process.exitCode = await obey(process.argv.slice(2));
