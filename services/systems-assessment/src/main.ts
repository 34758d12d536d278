import { readSchema } from '@aicp/service/graph/readSchema';
import { serveCsv } from '@aicp/service/graph/serveCsv';
import { serveSubgraph } from '@aicp/service/graph/subgraph';
import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { connectMongo, untilMongo } from '@aicp/service/store/mongo';
import { createReader } from './adapters/reading.ts';
import { contextOf } from './context.ts';
import { env } from './env.ts';
import { withLoaders } from './graphql/loaders.ts';
import { resolvers } from './graphql/resolvers.ts';
import { serveRequests } from './serveRequests.ts';
import { serveSystems } from './serveSystems.ts';
import { seedRegister } from './store/register.ts';
import { systemsFile } from './use-cases/readLedger.ts';

const app = await startServiceProcess('systems-assessment', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
await untilMongo(app, () => seedRegister());
const reading = createReader(app);
app.onStop(reading.stop);
const contextBy = contextOf(app, { trial: env.TRIAL, plansOff: env.PLANS === 'off', banks: env.BANKS, reading });
await serveSubgraph(app, env, {
  typeDefs: readSchema(new URL('./graphql/schema.graphql', import.meta.url)),
  resolvers,
  context: withLoaders(contextBy),
  routes(server, callerBy) {
    serveCsv(server, callerBy, contextBy, { systems: systemsFile });
    serveSystems(server, callerBy, contextBy);
    serveRequests(server, callerBy, contextBy);
  },
});
