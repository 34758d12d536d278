import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { startConsumer } from '@aicp/service/queue/consumer';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { startSchedule } from '@aicp/service/queue/schedule';
import { connectMongo } from '@aicp/service/store/mongo';
import { workerContextOf } from './context.ts';
import { env } from './env.ts';
import { handlers, jobs } from './handlers/index.ts';
import { appendActivities } from './use-cases/appendActivities.ts';
import { pruneLog } from './use-cases/logRetention.ts';

const app = await startServiceProcess('admin', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
startRelay(app);
/** Short enough for people who watch the log, long enough for one transaction to append many acts. */
const GATHER_MS = 200;
const { contextOf, heardBy, enterGathered } = workerContextOf(app, appendActivities, GATHER_MS);
app.onStop(enterGathered);
startConsumer(app, handlers, heardBy);
for (const job of jobs) startJobWorker(app, job, contextOf);
// Enters the activities queued by a process that was killed.
startSchedule(app, { name: 'enterActivities', cron: '* * * * *', run: cause => appendActivities(contextOf(cause)) });
startSchedule(app, { name: 'pruneLog', cron: '30 2 * * *', run: cause => pruneLog(contextOf(cause)) });
