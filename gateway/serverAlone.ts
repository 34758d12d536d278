import { randomBytes } from 'node:crypto';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { ActorPrivateKey, createActorKey } from '@aicp/service/process/actorKeys';
import { createServer } from './src/createServer.ts';
import { type Door, openDoor } from './src/door.ts';
import type { Env } from './src/env.ts';
import { createGraph } from './src/graph.ts';

const NOWHERE = 'http://127.0.0.1:1/graphql';

type Alone = { door?: Door; sessionSecret?: string };

/** The gateway's server without services. Close it before `app` stops. */
export async function serverAlone(
  app: Parameters<typeof createServer>[0],
  { door = openDoor(), sessionSecret = randomBytes(32).toString('hex') }: Alone = {},
) {
  const urls = Object.fromEntries(serviceNames.map(name => [name, NOWHERE]));
  const graph = createGraph(urls, { introspection: false });
  await graph.start();
  const env = {
    ACTOR_PRIVATE_KEY: ActorPrivateKey.parse(createActorKey()),
    SESSION_SECRET: [sessionSecret],
    SUBGRAPH_IDENTITY_URL: NOWHERE,
    DRAIN_SECONDS: 0,
    TRIAL: false,
  } as Env;
  const server = await createServer(app, env, graph, { urls, door });
  server.addHook('onClose', () => graph.stop());
  return server;
}
