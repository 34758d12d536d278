import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { withTimeout } from '@aicp/service/process/withTimeout';
import { startConsumer } from '@aicp/service/queue/consumer';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { startSchedule } from '@aicp/service/queue/schedule';
import { connectMongo, untilMongo } from '@aicp/service/store/mongo';
import { Gauge } from 'prom-client';
import { mailer } from './adapters/mailer.ts';
import { workerContextOf } from './context.ts';
import { env, settings } from './env.ts';
import { handlers, jobs } from './handlers/index.ts';
import { countEmailsNeedingAttention } from './store/mails.ts';
import { remindSuppliers } from './use-cases/links/remindSupplier.ts';
import { sendDigests } from './use-cases/notifications/sendDigests.ts';
import { publishFailedLogins } from './use-cases/signIn/recordFailedLogin.ts';
import { reencryptSecrets } from './use-cases/signIn/reencryptSecrets.ts';
import { endAllBesideProvider } from './use-cases/singleSignOn/endNonSsoSessions.ts';
import { recheckDomains } from './use-cases/singleSignOn/recheckDomains.ts';

const METRIC_MS = 1_000;

const app = await startServiceProcess('identity', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
startRelay(app);
const contextOf = workerContextOf(app, settings);
startSchedule(app, {
  name: 'publishFailedLogins',
  cron: '* * * * *',
  run: cause => publishFailedLogins(contextOf, cause),
});
// For the week that begins; later runs cover late parts.
startSchedule(app, {
  name: 'sendDigests',
  cron: '0 6-9 * * 1',
  run: cause => sendDigests(contextOf(cause)),
});
startSchedule(app, {
  name: 'remindSuppliers',
  cron: '17 * * * *',
  run: cause => remindSuppliers(contextOf(cause)),
});
startSchedule(app, {
  name: 'recheckDomains',
  cron: '37 * * * *',
  run: cause => recheckDomains(contextOf(cause)),
});
// Hourly as well: during a roll-out a process with the previous setting may begin such sessions.
if (settings.singleSignOn?.only) {
  const endThose = (cause: { requestId: string }) => endAllBesideProvider(contextOf(cause));
  startSchedule(app, { name: 'endAllBesideProvider', cron: '41 * * * *', run: endThose });
  untilMongo(app, () => endThose({ requestId: 'start' })).catch((error: unknown) =>
    app.logger.error({ err: error }, 'could not end sessions that were not begun with single sign-on'),
  );
}
startConsumer(app, handlers, cause => contextOf(cause));
const post = {
  mailer: mailer({ url: env.SMTP_URL, from: env.MAIL_FROM }),
  publicUrl: env.PUBLIC_URL,
  salesEmail: env.SALES_EMAIL,
};
app.onStop(async () => post.mailer.close());
for (const job of jobs) startJobWorker(app, job, cause => ({ ...contextOf(cause), ...post }));
observeMails(app);
untilMongo(app, () => reencryptSecrets(contextOf({ requestId: 'start' }))).catch((error: unknown) =>
  app.logger.error({ err: error }, 'could not re-encrypt authenticator secrets'),
);

/** Counts emails that need attention: dead ones, and those with an uncertain outcome. */
function observeMails({ metrics }: Pick<ServiceProcess, 'metrics'>): void {
  new Gauge({
    name: 'mails_in_trouble',
    help: 'Emails of the last 30 days that failed (dead) or may not have been sent (uncertain)',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      this.reset();
      // Unknown while MongoDB is unavailable; the other metrics matter most then.
      const counts = await withTimeout(METRIC_MS, countEmailsNeedingAttention()).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}
