import { RestateStandings } from '@aicp/contracts/billingJobs';
import type { JobHandler } from '@aicp/service/queue/jobWorker';
import type { BillingContext } from '../context.ts';
import { restateStandings as restate } from '../use-cases/restateStandings.ts';

export const restateStandings: JobHandler<BillingContext, typeof RestateStandings.data> = {
  job: RestateStandings,
  concurrency: 1,
  lockMs: 30_000,
  run: restate,
};
