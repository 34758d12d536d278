import { UpdateStripeCustomer } from '@aicp/contracts/billingJobs';
import type { JobHandler } from '@aicp/service/queue/jobWorker';
import type { BillingContext } from '../context.ts';
import { updateStripeCustomer as update } from '../use-cases/updateStripeCustomer.ts';

export const updateStripeCustomer: JobHandler<BillingContext, typeof UpdateStripeCustomer.data> = {
  job: UpdateStripeCustomer,
  concurrency: 2,
  lockMs: 30_000,
  run: update,
};
