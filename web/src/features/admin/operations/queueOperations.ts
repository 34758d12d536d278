import { graphql } from '../../../gql/gql.ts';

export const queuesQuery = graphql(`
  query Queues {
    queues {
      id
      ...QueueSection_queue
    }
  }
`);

export const retryJobsMutation = graphql(`
  mutation RetryJobs($queue: ID!, $jobId: ID) {
    retryJobs(queue: $queue, jobId: $jobId) {
      id
      ...QueueSection_queue
    }
  }
`);

export const discardJobMutation = graphql(`
  mutation DiscardJob($queue: ID!, $jobId: ID!, $reason: String!) {
    discardJob(queue: $queue, jobId: $jobId, reason: $reason) {
      id
      ...QueueSection_queue
    }
  }
`);
