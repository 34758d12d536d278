import { readSchema } from '@aicp/service/graph/readSchema';
import { serveCsv } from '@aicp/service/graph/serveCsv';
import { serveSubgraph } from '@aicp/service/graph/subgraph';
import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { connectMongo } from '@aicp/service/store/mongo';
import { contextOf } from './context.ts';
import { env } from './env.ts';
import { withLoaders } from './graphql/loaders.ts';
import { resolvers } from './graphql/resolvers.ts';
import { activitiesFile, usersFile } from './use-cases/exportLists.ts';
import { organisationLogFile } from './use-cases/readOrganisationLog.ts';

const app = await startServiceProcess('admin', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
const contextBy = contextOf(app);
const FILES = { users: usersFile, activities: activitiesFile, 'organisation-log': organisationLogFile };
await serveSubgraph(app, env, {
  typeDefs: readSchema(new URL('./graphql/schema.graphql', import.meta.url)),
  resolvers,
  context: withLoaders(contextBy),
  routes: (server, callerBy) => serveCsv(server, callerBy, contextBy, FILES),
});
