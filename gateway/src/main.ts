import { openProcess } from '@aicp/service/openProcess';
import { createServer } from './createServer.ts';
import { env } from './env.ts';
import { createGraph } from './graph.ts';
import { listen } from './listen.ts';

const app = await openProcess('gateway', env);
const graph = createGraph(
  {
    identity: env.SUBGRAPH_IDENTITY_URL,
    'systems-assessment': env.SUBGRAPH_SYSTEMS_ASSESSMENT_URL,
    reporting: env.SUBGRAPH_REPORTING_URL,
  },
  { introspection: env.TRIAL },
);
await graph.start();
app.onStop(() => graph.stop());
const server = await createServer(app, env, graph);
await listen(server, env.HOST, env.PORT);
app.onStop(() => server.close());
app.logger.info({ port: env.PORT }, 'serving');
