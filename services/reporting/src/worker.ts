import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { startConsumer } from '@aicp/service/queue/consumer';
import { startRelay } from '@aicp/service/queue/relay';
import { startSchedule } from '@aicp/service/queue/schedule';
import { context } from '@aicp/service/store/context';
import { connectMongo } from '@aicp/service/store/mongo';
import { env } from './env.ts';
import { handlers } from './handlers/index.ts';
import { notifyDueActions } from './use-cases/notifyDueActions.ts';
import { remindOwners } from './use-cases/remindOwners.ts';
import { summariseWeek } from './use-cases/summariseWeek.ts';

const app = await startServiceProcess('reporting', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
startRelay(app);
startConsumer(app, handlers, ({ requestId }) => context(app, requestId));
startSchedule(app, {
  name: 'remindOwners',
  cron: '30 5 * * *',
  async run({ requestId }) {
    const ctx = context(app, requestId);
    await remindOwners(ctx);
    await notifyDueActions(ctx);
  },
});
// Runs before identity writes the Monday digest; running it again changes nothing.
startSchedule(app, {
  name: 'tellWeek',
  cron: '0 4-5 * * 1',
  run: ({ requestId }) => summariseWeek(context(app, requestId)),
});
