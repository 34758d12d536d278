import type { QueueState } from '@aicp/service/queue/jobs/queueDesk';
import { discardJob, readQueues, retryJobs } from '../use-cases/decideJobs.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** What administrators see and do of the queues. */
export const operations = {
  Query: {
    queues: async (_root, _args, ctx) => (await readQueues(ctx)).map(shown),
  },
  Mutation: {
    retryJobs: async (_root, which, ctx) => shown(await retryJobs(ctx, which)),
    discardJob: async (_root, which, ctx) => shown(await discardJob(ctx, which)),
  },
} satisfies Resolvers;

function shown({ queue, ...state }: QueueState) {
  return { id: queue, ...state };
}
