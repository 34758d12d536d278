import { serviceNames, subgraphVariable } from '@aicp/contracts/serviceNames';
import { actorSigner } from '@aicp/service/graph/actorToken';
import { untilRedis } from '@aicp/service/process/redis';
import { NotReady } from '@aicp/service/process/serviceProcess';
import { startServiceProcessWithoutRedis } from '@aicp/service/process/startServiceProcess';
import { GUEST } from './callers.ts';
import { createServer } from './createServer.ts';
import { closedDoor, untilServicesAnswer } from './door.ts';
import { env } from './env.ts';
import { createGraph } from './graph.ts';
import { listen } from './listen.ts';

const app = await startServiceProcessWithoutRedis('gateway', env);
// Not ready until it serves, because a proxy in front sends requests from then on.
app.checks.set('serving', () => Promise.reject(new NotReady('gateway does not serve yet.')));
if (env.PUBLIC_URL?.startsWith('https:') && !env.TRUST_PROXY)
  app.logger.warn('TRUST_PROXY is not set: behind a proxy, all clients count as one and share its rate limits');
const urls = Object.fromEntries(serviceNames.map(name => [name, env[subgraphVariable(name)]]));
const graph = createGraph(urls, { introspection: env.TRIAL });
await graph.start();
app.onStop(() => graph.stop());
const door = closedDoor();
const server = await createServer(app, env, graph, { urls, door });
await listen(server, env.HOST, env.PORT);
app.onStop(() => server.close());
const sign = actorSigner(env.ACTOR_PRIVATE_KEY);
await Promise.all([untilRedis(app), untilServicesAnswer(app, urls, service => sign(GUEST, service))]);
// The gate opens first, so that it is open when the log says ready.
door.open();
app.checks.delete('serving');
app.logger.info({ port: env.PORT }, 'serving');
