import { serviceNames, subgraphVariable } from '@aicp/contracts/serviceNames';
import { openProcess } from '@aicp/service/process/openProcess';
import { NotReady } from '@aicp/service/process/serviceProcess';
import { createServer } from './createServer.ts';
import { env } from './env.ts';
import { createGraph } from './graph.ts';
import { listen } from './listen.ts';

const app = await openProcess('gateway', env);
// Ready is who can be asked: a proxy in front sends requests from then on.
app.checks.set('serving', () => Promise.reject(new NotReady('It does not listen yet.')));
if (env.PUBLIC_URL?.startsWith('https:') && !env.TRUST_PROXY)
  app.logger.warn('TRUST_PROXY is not set: behind a proxy, all clients count as one and share its rate limits');
const urls = Object.fromEntries(serviceNames.map(name => [name, env[subgraphVariable(name)]]));
const graph = createGraph(urls, { introspection: env.TRIAL });
await graph.start();
app.onStop(() => graph.stop());
const server = await createServer(app, env, graph, urls);
await listen(server, env.HOST, env.PORT);
app.checks.delete('serving');
app.onStop(() => server.close());
app.logger.info({ port: env.PORT }, 'serving');
