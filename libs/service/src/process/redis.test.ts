import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { createLogger } from './logger.ts';
import { pollUntil } from './pollUntil.ts';
import { addressOf, connectRedis, isRedisUnavailable } from './redis.ts';

const real = new URL(process.env.TEST_REDIS_URL ?? '');
const sockets = new Set<Socket>();
/** Connections whose other end has disappeared: open, but without a response. */
const dead = new Set<Socket>();
let way: Server;
let redis: Redis;

beforeAll(async () => {
  way = createServer(near => {
    const far = connect(Number(real.port), real.hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.on('data', data => dead.has(near) || far.write(data));
    far.on('data', data => near.write(data));
    near.on('close', () => far.destroy());
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const there = new URL(real);
  there.port = String((way.address() as AddressInfo).port);
  redis = await connectRedis(there.href, createLogger('test', 'silent'));
});
afterAll(() => {
  redis.disconnect();
  way.close();
  for (const socket of sockets) socket.destroy();
});

describe('the address of a Redis', () => {
  it('names the server itself', () => {
    expect(addressOf('rediss://some:pass%2Fword@redis.example:6380/2')).toMatchObject({
      host: 'redis.example',
      port: 6380,
      username: 'some',
      password: 'pass/word',
      db: 2,
      tls: {},
    });
  });

  it('or those who know the server', () => {
    expect(addressOf('redis://:word@primary/1?sentinels=one:26380,two')).toMatchObject({
      name: 'primary',
      sentinels: [
        { host: 'one', port: 26_380 },
        { host: 'two', port: 26_379 },
      ],
      password: 'word',
      sentinelPassword: 'word',
      db: 1,
    });
  });
});

describe('a hanging Redis', () => {
  it('counts as unavailable after some seconds, in a transaction too', async () => {
    for (const socket of sockets) dead.add(socket);
    const started = Date.now();
    const errors = await Promise.all([
      redis.get('x').catch((error: unknown) => error),
      redis
        .multi()
        .get('x')
        .get('y')
        .exec()
        .catch((error: unknown) => error),
    ]);
    expect(errors.map(isRedisUnavailable)).toEqual([true, true]);
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  it('reconnects by itself', async () => {
    const pong = await pollUntil(() => redis.ping().catch(() => undefined), 10_000);
    expect(pong).toBe('PONG');
  });
});
