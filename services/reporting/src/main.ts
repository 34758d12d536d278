import { createRenderer } from '@aicp/render/drawing';
import { readSchema } from '@aicp/service/graph/readSchema';
import { serveCsv } from '@aicp/service/graph/serveCsv';
import { serveSubgraph } from '@aicp/service/graph/subgraph';
import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { connectMongo } from '@aicp/service/store/mongo';
import { contextOf } from './context.ts';
import { env } from './env.ts';
import { withLoaders } from './graphql/loaders.ts';
import { resolvers } from './graphql/resolvers.ts';
import { serveFiles } from './serveFiles.ts';
import { actionsFile } from './use-cases/readActions.ts';

const app = await startServiceProcess('reporting', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
const contextBy = contextOf(app);
const drawing = createRenderer(app);
app.onStop(drawing.stop);
await serveSubgraph(app, env, {
  typeDefs: readSchema(new URL('./graphql/schema.graphql', import.meta.url)),
  resolvers,
  context: withLoaders(contextBy),
  routes(server, callerBy) {
    serveFiles(server, callerBy, contextBy, drawing);
    serveCsv(server, callerBy, contextBy, { actions: actionsFile });
  },
});
