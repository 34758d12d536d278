import { HandleStripeEvent } from '@aicp/contracts/events/billingJobs';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import type { JobHandler } from '@aicp/service/queue/jobWorker';
import { Histogram } from 'prom-client';
import type { BillingContext } from './context.ts';

type Handler = JobHandler<BillingContext>;

/** Makes the handler of webhooks also show how long it took from an event at Stripe until what follows from it was done. */
export function observeWebhooks({ metrics }: Pick<ServiceProcess, 'metrics'>): (handler: Handler) => Handler {
  const lag = new Histogram({
    name: 'webhook_lag_seconds',
    help: 'Time from an event at the payment provider until it is fully processed',
    buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800, 7_200, 86_400],
    registers: [metrics],
  });
  const observed = (handler: Handler): Handler => ({
    ...handler,
    async run(ctx, data, order) {
      await handler.run(ctx, data, order);
      const { created } = HandleStripeEvent.data.parse(data);
      lag.observe(Math.max(0, ctx.now().getTime() / 1000 - created));
    },
  });
  return handler => (handler.job === HandleStripeEvent ? observed(handler) : handler);
}
