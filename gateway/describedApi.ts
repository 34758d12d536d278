import { createLogger } from '@aicp/service/process/logger';
import { Redis } from 'ioredis';
import { Registry } from 'prom-client';
import { serverAlone } from './serverAlone.ts';

/** The parts of JSON Schema that our responses use. */
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

/** The part of an OpenAPI description that describes responses. */
export type Api = { paths: Record<string, Record<string, Operation>> };

/** The response of GET /api/openapi.json, from a gateway without services or Redis. */
export async function describedApi(): Promise<Api> {
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
  const server = await serverAlone(app);
  const answer = await server.inject('/api/openapi.json');
  await server.close();
  redis.disconnect();
  return answer.json<Api>();
}
