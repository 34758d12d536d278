import { openProcess } from '@aicp/service/process/openProcess';
import { startConsumer } from '@aicp/service/queue/consumer';
import { startRelay } from '@aicp/service/queue/relay';
import { context } from '@aicp/service/store/context';
import { connectMongo } from '@aicp/service/store/mongo';
import { env } from './env.ts';
import { handlers } from './handlers/index.ts';

const app = await openProcess('reporting', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
startRelay(app);
startConsumer(app, handlers, ({ requestId }) => context(app, requestId));
