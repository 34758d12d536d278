import { readSchema } from '@aicp/service/graph/readSchema';
import { serveSubgraph } from '@aicp/service/graph/subgraph';
import { openProcess } from '@aicp/service/process/openProcess';
import { connectMongo, untilMongo } from '@aicp/service/store/mongo';
import { contextOf, workerContextOf } from './context.ts';
import { env, settings } from './env.ts';
import { resolvers } from './graphql/resolvers.ts';
import { makeFirstAdministrator } from './makeFirstAdministrator.ts';
import { observeArgon2 } from './observeArgon2.ts';
import { serveScim } from './scim/serveScim.ts';
import { serveQuestions } from './serveQuestions.ts';

const app = await openProcess('identity', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
observeArgon2(app);
const workerContexts = workerContextOf(app, settings);
const workerContext = workerContexts({ requestId: 'start' });
await untilMongo(app, () => makeFirstAdministrator(workerContext, env));
await serveSubgraph(app, env, {
  typeDefs: readSchema(new URL('./graphql/schema.graphql', import.meta.url)),
  resolvers,
  context: contextOf(app, settings),
  routes(server, callerBy) {
    serveQuestions(server, workerContext, callerBy);
    serveScim(server, { callerBy, contextOf: workerContexts });
  },
});
