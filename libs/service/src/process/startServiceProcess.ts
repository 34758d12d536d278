import type { Redis } from 'ioredis';
import { Registry } from 'prom-client';
import { startTracing, type TracingEnv } from '../tracing/tracing.ts';
import { createLogger } from './logger.ts';
import { serveOps } from './ops.ts';
import { assertDurableRedis, openRedis, untilRedis } from './redis.ts';
import type { ServiceProcess } from './serviceProcess.ts';
import { onSignals } from './shutdown.ts';

type ProcessEnv = TracingEnv & {
  HOST: string;
  OPS_PORT: number;
  REDIS_URL: string;
  QUEUE_REDIS_URL?: string | undefined;
  LOG_LEVEL: string;
  QUEUE_PREFIX: string;
};

let opened: Promise<ServiceProcess> | undefined;

/**
 * Opens logging, Redis, health, metrics and orderly shutdown, and waits until Redis answers. A second call in the same process returns the
 * same object, so that main.ts and worker.ts run apart or together.
 */
export async function startServiceProcess(name: string, env: ProcessEnv): Promise<ServiceProcess> {
  const app = await startServiceProcessWithoutRedis(name, env);
  await untilRedis(app);
  return app;
}

/** Like startServiceProcess, for the process that also answers while Redis is unavailable. */
export function startServiceProcessWithoutRedis(name: string, env: ProcessEnv): Promise<ServiceProcess> {
  opened ??= open(name, env);
  return opened;
}

async function open(name: string, env: ProcessEnv): Promise<ServiceProcess> {
  const logger = createLogger(name, env.LOG_LEVEL);
  const onStop = onSignals(logger);
  onStop(await startTracing(name, env));
  const redis = openRedis(env.REDIS_URL, logger);
  onStop(() => redis.quit());
  const checks = new Map<string, () => Promise<unknown>>([['redis', () => redis.ping()]]);
  const metrics = new Registry();
  let queues = env.QUEUE_REDIS_URL ? undefined : redis;
  const queueRedis = () => {
    queues ??= openQueues(env.QUEUE_REDIS_URL ?? '');
    return queues;
  };
  function openQueues(url: string): Redis {
    const opened = openRedis(url, logger);
    onStop(() => opened.quit());
    checks.set('redis of the queues', () => assertDurableRedis(opened));
    return opened;
  }
  const app = { name, logger, redis, queueRedis, queuePrefix: env.QUEUE_PREFIX, metrics, checks, onStop };
  const [host = '0.0.0.0'] = env.HOST.split(',');
  await serveOps(app, { host, port: env.OPS_PORT });
  return app;
}
