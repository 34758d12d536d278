import { openProcess } from '@aicp/service/process/openProcess';
import { startConsumer } from '@aicp/service/queue/consumer';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { startSchedule } from '@aicp/service/queue/schedule';
import { connectMongo, untilMongo } from '@aicp/service/store/mongo';
import { providersOf } from './adapters/providersOf.ts';
import { billingContext } from './context.ts';
import { env } from './env.ts';
import { handlers, jobs } from './handlers/index.ts';
import { observeWebhooks } from './observeWebhooks.ts';
import { reconcile } from './use-cases/reconcile.ts';
import { statePaymentMode } from './use-cases/statePaymentMode.ts';

const app = await openProcess('billing', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
startRelay(app);
const contextOf = billingContext(app, providersOf(env));
startConsumer(app, handlers, contextOf);
const observed = observeWebhooks(app);
for (const job of jobs) startJobWorker(app, observed(job), contextOf);
startSchedule(app, { name: 'reconcile', cron: '17 3 * * *', run: cause => reconcile(contextOf(cause), 'all') });
untilMongo(app, () => statePaymentMode(contextOf({ requestId: 'start' }))).catch((error: unknown) =>
  app.logger.error({ err: error }, 'could not publish the payment mode'),
);
// Somebody may have paid while nobody was here.
untilMongo(app, () => reconcile(contextOf({ requestId: 'start' }), 'open')).catch((error: unknown) =>
  app.logger.error({ err: error }, 'could not reconcile payments with Stripe'),
);
