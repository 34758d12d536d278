import { HandleStripeEvent } from '@aicp/contracts/billingJobs';
import type { JobHandler } from '@aicp/service/queue/jobWorker';
import type { BillingContext } from '../context.ts';
import { handleStripeEvent as handle } from '../use-cases/handleStripeEvent.ts';

export const handleStripeEvent: JobHandler<BillingContext, typeof HandleStripeEvent.data> = {
  job: HandleStripeEvent,
  concurrency: 8,
  // A customer waits for what a killed worker held.
  lockMs: 10_000,
  run: handle,
};
