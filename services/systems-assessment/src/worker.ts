import { connectMongo } from '@aicp/service/mongo';
import { openProcess } from '@aicp/service/openProcess';
import { startRelay } from '@aicp/service/relay';
import { env } from './env.ts';

const app = await openProcess('systems-assessment', env);
await connectMongo(app, env);
startRelay(app);
