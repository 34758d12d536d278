import { type Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { countJobs } from '../queueWorker.ts';
import { listErasures } from '../watchErasures.ts';

/** Maximum dead jobs listed per queue. */
const MAX_SHOWN = 50;
/** Per call; call again for more. */
const MAX_RETRIED = 1_000;

export type QueueState = {
  queue: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** Unfinished deletions of accounts and systems, and the time since when. */
  erasures: number;
  erasingSince: Date | null;
  /** Oldest first, without the jobs' content. */
  dead: { id: string; name: string; tries: number; since: Date | null; reason: string }[];
};

export type QueueDesk = ReturnType<typeof queueAdmin>;

/** Reads all queues of a product, and retries or discards failed jobs. Call `close` at the end. */
export function queueAdmin(redis: Redis, prefix: string) {
  const connection = redis.duplicate({ maxRetriesPerRequest: 2 });
  const queues = new Map<string, Queue>();

  async function named(name: string): Promise<Queue | undefined> {
    if (!queues.has(name) && !(await redis.exists(`${prefix}:${name}:meta`))) return undefined;
    const queue = queues.get(name) ?? new Queue(name, { connection, prefix });
    queues.set(name, queue);
    return queue;
  }

  async function names(): Promise<string[]> {
    const found = new Set<string>();
    for await (const keys of redis.scanStream({ match: `${prefix}:*:meta`, count: 1_000 }) as AsyncIterable<string[]>)
      for (const key of keys) found.add(key.slice(prefix.length + 1, -':meta'.length));
    return [...found].sort();
  }

  async function stateOf(queue: Queue): Promise<QueueState> {
    const counts = await countJobs(queue);
    const jobs = await queue.getJobs(['failed'], 0, MAX_SHOWN - 1, true);
    const times = (await listErasures(queue)).map(({ timestamp }) => timestamp);
    const erasingSince = times.length > 0 ? new Date(Math.min(...times)) : null;
    const dead = jobs.filter(Boolean).map(jobView);
    return { queue: queue.name, ...counts, erasures: times.length, erasingSince, dead };
  }

  /** A failed job, or undefined; waiting and running jobs cannot be changed. */
  async function deadJob(queue: Queue | undefined, id: string): Promise<Job | undefined> {
    const job: Job | undefined = await queue?.getJob(id);
    return (await job?.isFailed()) ? job : undefined;
  }

  return {
    async state(name: string): Promise<QueueState | undefined> {
      const queue = await named(name);
      return queue && stateOf(queue);
    },

    /** The number of dead jobs named by an id, or by 'all'. */
    async count(name: string, id: string): Promise<number> {
      const queue = await named(name);
      if (id === 'all') return (await queue?.getFailedCount()) ?? 0;
      return (await deadJob(queue, id)) ? 1 : 0;
    },

    async list(): Promise<QueueState[]> {
      const states: QueueState[] = [];
      for (const name of await names()) {
        const queue = await named(name);
        if (queue) states.push(await stateOf(queue));
      }
      return states;
    },

    /** Retries a failed job, or all of a queue, as often as a new one. @returns the number of jobs */
    async retry(name: string, id: string): Promise<number> {
      const queue = await named(name);
      if (!queue) return 0;
      const jobs = id === 'all' ? await queue.getFailed(0, MAX_RETRIED - 1) : [await deadJob(queue, id)];
      const dead = jobs.filter(job => job !== undefined && job !== null);
      for (const job of dead) await job.retry('failed', { resetAttemptsMade: true });
      return dead.length;
    },

    /** The kind of a dead job; undefined if there is no such id. */
    async nameOf(name: string, id: string): Promise<string | undefined> {
      return (await deadJob(await named(name), id))?.name;
    },

    /** Discards a failed job. @returns the number of jobs */
    async discard(name: string, id: string): Promise<number> {
      const job = await deadJob(await named(name), id);
      await job?.remove();
      return job ? 1 : 0;
    },

    async close(): Promise<void> {
      await Promise.all([...queues.values()].map(queue => queue.close()));
      connection.disconnect();
    },
  };
}

function jobView(job: Job): QueueState['dead'][number] {
  const { id = '', name, attemptsMade, finishedOn, failedReason, data } = job;
  const since = finishedOn === undefined ? null : new Date(finishedOn);
  return { id, name, tries: attemptsMade, since, reason: reasonOf(failedReason ?? '', data) };
}

const MAX_LENGTH = 160;
const HIDDEN = '[…]';

/** The reason of a job's failure in one line, without its texts, addresses and quoted parts. */
export function reasonOf(reason: string, data: unknown): string {
  const [line = ''] = reason.split('\n');
  const named = textsIn(data).reduce((text, secret) => text.replaceAll(secret, HIDDEN), line);
  return named
    .replaceAll(/[^\s@<>"']+@[^\s@<>"']+/g, HIDDEN)
    .replaceAll(/"[^"]*"|'[^']*'/g, HIDDEN)
    .slice(0, MAX_LENGTH);
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.length > 2 ? [data] : [];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : [];
}
