import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { startConsumer } from '@aicp/service/queue/consumer';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { startSchedule } from '@aicp/service/queue/schedule';
import { context } from '@aicp/service/store/context';
import { connectMongo, untilMongo } from '@aicp/service/store/mongo';
import { env } from './env.ts';
import { handlers, jobs } from './handlers/index.ts';
import { advanceRankings } from './use-cases/advanceRankings.ts';
import { notifyEndedHolds } from './use-cases/notifyEndedHolds.ts';
import { remindOfDuties } from './use-cases/remindOfDuties.ts';
import { remindOfSystems } from './use-cases/remindOfSystems.ts';
import { scheduleLawChangeRun } from './use-cases/scheduleLawChangeRun.ts';
import { summariseWeek } from './use-cases/summariseWeek.ts';

const app = await startServiceProcess('systems-assessment', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
startRelay(app);
startConsumer(app, handlers, ({ requestId }) => context(app, requestId));
// After midnight, when legal dates may have passed.
startSchedule(app, {
  name: 'moveStandings',
  cron: '5 0 * * *',
  run: ({ requestId }) => advanceRankings(context(app, requestId)),
});
// Dates that passed while no worker ran.
untilMongo(app, () => advanceRankings(context(app, 'moveStandings'))).catch((error: unknown) =>
  app.logger.error({ err: error }, 'could not advance systems to their next dates; the nightly run will try again'),
);
for (const job of jobs) startJobWorker(app, job, ({ requestId }) => ({ ...context(app, requestId), banks: env.BANKS }));
// Legal dates begin at midnight UTC; another release or other banks are detected at the start.
startSchedule(app, {
  name: 'followLaw',
  cron: '1 0 * * *',
  run: ({ requestId }) => scheduleLawChangeRun(context(app, requestId), env.BANKS),
});
untilMongo(app, () => scheduleLawChangeRun(context(app, 'start'), env.BANKS)).catch((error: unknown) =>
  app.logger.error({ err: error }, 'could not check whether the law has changed'),
);
// Runs before identity writes the Monday digest; running it again changes nothing.
startSchedule(app, {
  name: 'tellWeek',
  cron: '0 4-5 * * 1',
  run: ({ requestId }) => summariseWeek(context(app, requestId)),
});
startSchedule(app, {
  name: 'remindOfSystems',
  cron: '45 5 * * *',
  async run({ requestId }) {
    await remindOfSystems(context(app, requestId));
    await notifyEndedHolds(context(app, requestId));
  },
});
startSchedule(app, {
  name: 'remindOfDuties',
  cron: '50 5 * * *',
  run: ({ requestId }) => remindOfDuties(context(app, requestId)),
});
