import type { z } from 'zod';

/** A type of job: a command in the imperative, for the one service whose worker runs it. Fields are only ever added. */
export type JobType<Data extends z.ZodType = z.ZodType> = {
  name: string;
  data: Data;
  /** Attempts, with growing pauses (libs/service/src/queue/relay.ts); 8 by default. */
  attempts?: number;
};

export function job<Data extends z.ZodType>(
  name: string,
  data: Data,
  options: Pick<JobType, 'attempts'> = {},
): JobType<Data> {
  return { name, data, ...options };
}

/** The queue of a type of job: one for each, so that slow jobs do not delay others. */
export function jobQueue({ name }: JobType): string {
  return `job-${name}`;
}
