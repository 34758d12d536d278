import { randomBytes } from 'node:crypto';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { ActorPrivateKey, newActorKey } from '@aicp/service/process/actorKeys';
import { createLogger } from '@aicp/service/process/logger';
import { Redis } from 'ioredis';
import { Registry } from 'prom-client';
import { createServer } from './src/createServer.ts';
import type { Env } from './src/env.ts';
import { createGraph } from './src/graph.ts';

/** The parts of JSON Schema that our answers use. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
};

export type Operation = {
  summary?: string;
  tags?: string[];
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};

/** The part of an OpenAPI description that describes answers. */
export type Api = { paths: Record<string, Record<string, Operation>> };

const NOWHERE = 'http://127.0.0.1:1/graphql';

/** The answer of GET /api/openapi.json, from a gateway that has no services and no Redis. */
export async function describedApi(): Promise<Api> {
  const urls = Object.fromEntries(serviceNames.map(name => [name, NOWHERE]));
  const graph = createGraph(urls, { introspection: false });
  await graph.start();
  const redis = new Redis({
    lazyConnect: true,
    host: '127.0.0.1',
    port: 1,
    retryStrategy: () => null,
    disconnectTimeout: 1,
  });
  redis.on('error', () => {});
  const app = {
    name: 'gateway',
    redis,
    queueRedis: () => redis,
    logger: createLogger('gateway', 'silent'),
    queuePrefix: 'none',
    metrics: new Registry(),
    checks: new Map(),
    onStop: () => {},
  };
  const env = {
    ACTOR_PRIVATE_KEY: ActorPrivateKey.parse(newActorKey()),
    SESSION_SECRET: [randomBytes(32).toString('hex')],
    SUBGRAPH_IDENTITY_URL: NOWHERE,
    DRAIN_SECONDS: 0,
    TRIAL: false,
  } as Env;
  const server = await createServer(app, env, graph, urls);
  const answer = await server.inject('/api/openapi.json');
  await server.close();
  await graph.stop();
  redis.disconnect();
  return answer.json<Api>();
}
