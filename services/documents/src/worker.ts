import { createRenderer } from '@aicp/render/drawing';
import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { startConsumer } from '@aicp/service/queue/consumer';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { startSchedule } from '@aicp/service/queue/schedule';
import { context } from '@aicp/service/store/context';
import { connectMongo } from '@aicp/service/store/mongo';
import { bundleSigner } from './adapters/bundleSigner.ts';
import type { Stamper } from './adapters/timestamp.ts';
import type { Drafter } from './domain/drafter.ts';
import { env } from './env.ts';
import { s3Of } from './filesEnv.ts';
import { handlers, jobs } from './handlers/index.ts';
import { openFiles } from './openFiles.ts';
import { recordDutyDays } from './use-cases/countDuties.ts';
import { notifyOfExpired } from './use-cases/notifyOfExpired.ts';
import { remindOfPolicies } from './use-cases/remindOfPolicies.ts';
import { stampBundles } from './use-cases/stampBundles.ts';
import { summariseWeek } from './use-cases/summariseWeek.ts';
import { sweepFiles } from './use-cases/sweepFiles.ts';
import { warnOfExpiry } from './use-cases/warnOfExpiry.ts';

const app = await startServiceProcess('documents', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
await openFiles(app, s3Of(env));
const drafter = await openDrafter();
const stamper = await openStamper();
const drawing = createRenderer(app);
app.onStop(drawing.stop);
const signer = bundleSigner(env.BUNDLE_SIGNING_KEY);
startRelay(app);
startConsumer(app, handlers, ({ requestId }) => ({
  ...context(app, requestId),
  trial: env.TRIAL,
  plansOff: env.PLANS === 'off',
}));
startSchedule(app, {
  name: 'warnOfExpiry',
  cron: '0 6 * * *',
  async run({ requestId }) {
    const ctx = context(app, requestId);
    await warnOfExpiry(ctx);
    await notifyOfExpired(ctx);
  },
});
startSchedule(app, {
  name: 'remindOfPolicies',
  cron: '55 5 * * *',
  run: ({ requestId }) => remindOfPolicies(context(app, requestId)),
});
startSchedule(app, {
  name: 'recordDutyDays',
  cron: '30 2 * * *',
  run: ({ requestId }) => recordDutyDays(context(app, requestId)),
});
// Runs before identity writes the Monday digest; running it again changes nothing.
startSchedule(app, {
  name: 'tellWeek',
  cron: '0 4-5 * * 1',
  run: ({ requestId }) => summariseWeek(context(app, requestId)),
});
startSchedule(app, {
  name: 'sweepFiles',
  cron: '0 3 * * *',
  run: ({ requestId }) => sweepFiles(context(app, requestId)),
});
startSchedule(app, {
  name: 'stampBundles',
  cron: '*/10 * * * *',
  run: ({ requestId }) => stampBundles(workerContext(requestId)),
});
for (const job of jobs) startJobWorker(app, job, ({ requestId }) => workerContext(requestId));

function workerContext(requestId: string) {
  const plans = { trial: env.TRIAL, plansOff: env.PLANS === 'off' };
  const made = { drawing, signer, stamps: env.TSA_URL !== undefined };
  return { ...context(app, requestId), ...plans, ...made, drafter, stamper };
}

/** The language model's library is loaded only with a key, because it costs memory. */
async function openDrafter(): Promise<Drafter | null> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env;
  if (!OPENAI_API_KEY) return null;
  const { createAiDrafter } = await import('./adapters/openai.ts');
  return createAiDrafter({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL });
}

async function openStamper(): Promise<Stamper | null> {
  if (!env.TSA_URL) return null;
  const { stamperOf } = await import('./adapters/timestamp.ts');
  return stamperOf(env.TSA_URL);
}
