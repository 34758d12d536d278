import { openProcess } from '@aicp/service/process/openProcess';
import { startConsumer } from '@aicp/service/queue/consumer';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { startSchedule } from '@aicp/service/queue/schedule';
import { connectMongo, untilMongo } from '@aicp/service/store/mongo';
import { mailer } from './adapters/mailer.ts';
import { workerContextOf } from './context.ts';
import { env, settings } from './env.ts';
import { handlers, jobs } from './handlers/index.ts';
import { observeMails } from './observeMails.ts';
import { remindSuppliers } from './use-cases/links/remindSupplier.ts';
import { sendDigests } from './use-cases/notifications/sendDigests.ts';
import { publishFailedLogins } from './use-cases/signIn/noteFailedLogin.ts';
import { resealSecrets } from './use-cases/signIn/resealSecrets.ts';
import { endAllBesideProvider } from './use-cases/singleSignOn/endBesideProvider.ts';
import { recheckDomains } from './use-cases/singleSignOn/recheckDomains.ts';

const app = await openProcess('identity', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
startRelay(app);
const contextOf = workerContextOf(app, settings);
startSchedule(app, {
  name: 'publishFailedLogins',
  cron: '* * * * *',
  run: cause => publishFailedLogins(contextOf, cause),
});
// Of the week that begins; later runs are for what services tell late.
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
// Each hour as well: a process that still runs with the setting of before begins such sessions during a roll-out.
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
untilMongo(app, () => resealSecrets(contextOf({ requestId: 'start' }))).catch((error: unknown) =>
  app.logger.error({ err: error }, 'could not re-encrypt authenticator secrets'),
);
