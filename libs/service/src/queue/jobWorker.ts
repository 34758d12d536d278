import { type JobType, jobQueue } from '@aicp/contracts/job';
import { UnrecoverableError } from 'bullmq';
import type { z } from 'zod';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { startQueueWorker } from './queueWorker.ts';

/** The handler of one kind of job. It may be called twice for one order, and must tolerate it. */
export type JobHandler<Context, Data extends z.ZodType = z.ZodType> = {
  job: JobType<Data>;
  concurrency: number;
  /** How long a killed worker's job waits for its takeover. A living worker renews the lock. */
  lockMs: number;
  /** @param order the order's id, the natural key against repetition; and whether it is the last try */
  run(context: Context, data: z.output<Data>, order: { id: string; attempt: number; last: boolean }): Promise<void>;
};

/** Binds a handler to its job; the data is validated before the handler sees it. */
export function jobHandler<Context, Data extends z.ZodType>(
  job: JobType<Data>,
  run: JobHandler<Context, Data>['run'],
  limits: Pick<JobHandler<Context>, 'concurrency' | 'lockMs'>,
): JobHandler<Context> {
  return { job, run, ...limits };
}

/** Creates an error that a retry cannot change: the job is kept as failed at once. */
export function stopped(error: unknown): Error {
  return Object.assign(new UnrecoverableError(error instanceof Error ? error.message : String(error)), {
    cause: error,
  });
}

/** Runs the jobs of one type from its queue. Failures are retried with growing pauses, then kept as failed jobs. */
export function startJobWorker<Context, Data extends z.ZodType>(
  app: ServiceProcess,
  { job, concurrency, lockMs, run }: JobHandler<Context, Data>,
  contextOf: (cause: { requestId: string }) => Context,
): void {
  startQueueWorker(app, jobQueue(job), { concurrency, lockMs }, async (envelope, _logger, tries) => {
    const { data, error } = job.data.safeParse(envelope.data);
    if (error) throw new UnrecoverableError(`${job.name} is malformed: ${error.message}`);
    await run(contextOf(envelope), data, { id: envelope.id, ...tries });
  });
}
