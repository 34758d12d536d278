import { createRenderer } from '@aicp/render/drawing';
import { readSchema } from '@aicp/service/graph/readSchema';
import { serveSubgraph } from '@aicp/service/graph/subgraph';
import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { connectMongo, untilMongo } from '@aicp/service/store/mongo';
import { bundleSigner } from './adapters/bundleSigner.ts';
import { createReader } from './adapters/reading.ts';
import { contextOf } from './context.ts';
import { env } from './env.ts';
import { s3Of } from './filesEnv.ts';
import { withLoaders } from './graphql/loaders.ts';
import { resolvers } from './graphql/resolvers.ts';
import { openFiles } from './openFiles.ts';
import { serveFiles } from './serveFiles.ts';
import { recordBundleKey } from './store/bundleKeys.ts';

const app = await startServiceProcess('documents', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
await openFiles(app, s3Of(env));
const drawing = createRenderer(app);
app.onStop(drawing.stop);
const reading = createReader(app);
app.onStop(reading.stop);
const signer = bundleSigner(env.BUNDLE_SIGNING_KEY);
await untilMongo(app, () => recordBundleKey(signer, new Date()));
const contextBy = contextOf(app, {
  trial: env.TRIAL,
  plansOff: env.PLANS === 'off',
  drawing,
  reading,
  signer,
  stamps: env.TSA_URL !== undefined,
});
await serveSubgraph(app, env, {
  typeDefs: readSchema(new URL('./graphql/schema.graphql', import.meta.url)),
  resolvers,
  context: withLoaders(contextBy),
  routes: (server, callerBy) => serveFiles(server, callerBy, contextBy),
});
