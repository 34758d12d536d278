import { startConsumer } from '@aicp/service/consumer';
import { context } from '@aicp/service/context';
import { connectMongo } from '@aicp/service/mongo';
import { openProcess } from '@aicp/service/openProcess';
import { env } from './env.ts';
import { handlers } from './handlers/index.ts';

const app = await openProcess('reporting', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
startConsumer(app, handlers, ({ requestId }) => context(app, requestId));
