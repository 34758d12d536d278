import { DomainError } from '@aicp/contracts/domainError';
import { JobDiscarded, JobRetried } from '@aicp/contracts/events/adminEvents';
import { isErasure } from '@aicp/contracts/events/erasures';
import { parse } from '@aicp/contracts/parse';
import { admin } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { text } from '@aicp/contracts/text';
import type { QueueState } from '@aicp/service/queue/jobs/queueAdmin';
import { z } from 'zod';
import type { RequestContext } from '../context.ts';

const ALL = 'all';

const Discard = z.object({
  queue: z.string(),
  jobId: z.string(),
  reason: text(200).min(1, 'is required'),
});

export async function readQueues({ actor, queues }: RequestContext): Promise<QueueState[]> {
  admin(actor);
  return queues.list();
}

/** Retries one failed job, or all of a queue. The retry is logged before it starts, so that no retry is missing from the log. */
export async function retryJobs(
  ctx: RequestContext,
  { queue, jobId }: { queue: string; jobId?: string | null | undefined },
): Promise<QueueState> {
  const { userId } = admin(ctx.actor);
  const which = jobId ?? ALL;
  const jobs = await ctx.queues.count(queue, which);
  if (jobs === 0) throw notFound('Failed job');
  await ctx.publish(JobRetried, { userId, queue, jobId: which === ALL ? null : which, jobs });
  await ctx.queues.retry(queue, which);
  return stateOf(ctx, queue);
}

/** Discards one failed job, unless it deletes someone's data. */
export async function discardJob(ctx: RequestContext, input: unknown): Promise<QueueState> {
  const { userId } = admin(ctx.actor);
  const { queue, jobId, reason } = parse(Discard, input);
  const name = await ctx.queues.nameOf(queue, jobId);
  if (!name) throw notFound('Failed job');
  if (isErasure(name))
    throw new DomainError('CONFLICT', 'This job permanently deletes data. It is retried until it succeeds.');
  await ctx.publish(JobDiscarded, { userId, queue, jobId, reason });
  await ctx.queues.discard(queue, jobId);
  return stateOf(ctx, queue);
}

async function stateOf({ queues }: RequestContext, name: string): Promise<QueueState> {
  const state = await queues.state(name);
  if (!state) throw notFound('Queue');
  return state;
}
