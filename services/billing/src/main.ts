import { readSchema } from '@aicp/service/graph/readSchema';
import { serveSubgraph } from '@aicp/service/graph/subgraph';
import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { connectMongo } from '@aicp/service/store/mongo';
import { providersOf, webhookSecretsOf } from './adapters/providersOf.ts';
import { billingContext, contextOf } from './context.ts';
import { env } from './env.ts';
import { resolvers } from './graphql/resolvers.ts';
import { serveStripeWebhook } from './serveStripeWebhook.ts';

const app = await startServiceProcess('billing', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
const providers = providersOf(env);
await serveSubgraph(app, env, {
  typeDefs: readSchema(new URL('./graphql/schema.graphql', import.meta.url)),
  resolvers,
  context: contextOf(app, {
    providers,
    publicUrl: (env.PUBLIC_URL ?? '').replace(/\/$/, ''),
    plansOff: env.PLANS === 'off',
  }),
  routes: server => serveStripeWebhook(server, webhookSecretsOf(env), billingContext(app, providers)),
});
