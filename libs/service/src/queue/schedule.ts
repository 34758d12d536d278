import { randomUUID } from 'node:crypto';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { startQueueWorker } from './queueWorker.ts';

/** Work that runs by the clock. It may be aborted and repeated, so it must be idempotent. */
export type Schedule = {
  name: string;
  /** In cron's notation, UTC. */
  cron: string;
  run(cause: { requestId: string }): Promise<void>;
};

/** Long work renews its lock; a killed worker's is taken over after this time. */
const ALONE = { concurrency: 1, lockMs: 60_000 };

/** Runs the work once each time, in any free worker of the service. Missed times are not made up for. */
export function startSchedule(app: ServiceProcess, { name, cron, run }: Schedule): void {
  const queue = startQueueWorker(app, `schedule-${name}`, ALONE, async envelope => {
    await run(envelope);
    // This run did the work of earlier failed ones, which need no attention any more.
    await queue.clean(0, 0, 'failed');
  });
  const data = { id: randomUUID(), name, at: new Date().toISOString(), requestId: `schedule-${name}`, data: {} };
  queue
    .upsertJobScheduler(
      name,
      { pattern: cron, tz: 'UTC' },
      { name, data, opts: { removeOnComplete: true, attempts: 3 } },
    )
    .catch((error: unknown) => app.logger.error({ err: error, schedule: name }, 'could not schedule a job'));
}
