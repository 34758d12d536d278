import { DeleteStripeCustomer } from '@aicp/contracts/billingJobs';
import type { JobHandler } from '@aicp/service/queue/jobWorker';
import type { BillingContext } from '../context.ts';

export const deleteStripeCustomer: JobHandler<BillingContext, typeof DeleteStripeCustomer.data> = {
  job: DeleteStripeCustomer,
  concurrency: 2,
  lockMs: 30_000,
  async run({ providers }, { mode, customerId }) {
    const provider = providers[mode];
    if (!provider) throw new Error(`${customerId} stays at Stripe: there are no ${mode} keys`);
    await provider.customers.remove(customerId);
  },
};
