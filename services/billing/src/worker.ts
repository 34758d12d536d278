import { HandleStripeEvent } from '@aicp/contracts/events/billingJobs';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { startConsumer } from '@aicp/service/queue/consumer';
import { type JobHandler, startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { startSchedule } from '@aicp/service/queue/schedule';
import { connectMongo, untilMongo } from '@aicp/service/store/mongo';
import { Histogram } from 'prom-client';
import { providersOf } from './adapters/providersOf.ts';
import { type BillingContext, billingContext } from './context.ts';
import { env } from './env.ts';
import { handlers, jobs } from './handlers/index.ts';
import { publishPaymentMode } from './use-cases/publishPaymentMode.ts';
import { reconcile } from './use-cases/reconcile.ts';

const app = await startServiceProcess('billing', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
startRelay(app);
const contextOf = billingContext(app, providersOf(env));
startConsumer(app, handlers, contextOf);
const observed = observeWebhooks(app);
for (const job of jobs) startJobWorker(app, observed(job), contextOf);
startSchedule(app, { name: 'reconcile', cron: '17 3 * * *', run: cause => reconcile(contextOf(cause), 'all') });
untilMongo(app, () => publishPaymentMode(contextOf({ requestId: 'start' }))).catch((error: unknown) =>
  app.logger.error({ err: error }, 'could not publish the payment mode'),
);
// Someone may have paid while no worker ran.
untilMongo(app, () => reconcile(contextOf({ requestId: 'start' }), 'open')).catch((error: unknown) =>
  app.logger.error({ err: error }, 'could not reconcile payments with Stripe'),
);

type Handler = JobHandler<BillingContext>;

/** Makes the webhook handler also record the time from an event at Stripe until its work was done. */
function observeWebhooks({ metrics }: Pick<ServiceProcess, 'metrics'>): (handler: Handler) => Handler {
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
