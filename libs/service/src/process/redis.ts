import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from './logger.ts';
import { NotReady, type ServiceProcess, WrongSetting } from './serviceProcess.ts';
import { untilAvailable } from './untilAvailable.ts';

/** Maximum wait of a request for Redis, even when Redis hangs. */
const TIMEOUT_MS = 3_000;

/** ioredis' errors, other than its MaxRetriesPerRequestError, when Redis is unavailable. */
const AWAY = ['Command timed out', 'Connection is closed.'];
/** Redis' response while it loads its data. */
const LOADING = /^LOADING /;
const REFUSED = /^(WRONGPASS|NOAUTH|NOPERM) /;

/** Options for connections that wait intentionally: blocking reads and subscriptions. */
export const BLOCKING_CLIENT_OPTIONS = {
  maxRetriesPerRequest: null,
  commandTimeout: undefined,
  socketTimeout: undefined,
} as const;

/**
 * Connects to Redis and refuses one that would lose jobs.
 * @throws Error if Redis is older than 6.2 or may evict keys
 */
export async function connectRedis(url: string, logger: Logger): Promise<Redis> {
  const redis = openRedis(url, logger);
  await assertDurableRedis(redis);
  return redis;
}

/**
 * Waits until the process's Redis answers.
 * @throws WrongSetting for one that would lose jobs, or that refuses the password
 */
export function untilRedis(app: ServiceProcess): Promise<void> {
  const run = () =>
    assertDurableRedis(app.redis).catch((error: Error) => {
      if (error instanceof NotReady) throw new WrongSetting(error.message);
      if (REFUSED.test(error.message)) throw new WrongSetting(`Redis refuses the user in REDIS_URL: ${error.message}`);
      throw error;
    });
  return untilAvailable(app, 'Redis', { run, isUnavailable: isRedisUnavailable });
}

/** The connection only, established when Redis is available. */
export function openRedis(url: string, logger: Logger): Redis {
  const redis = new Redis({
    ...addressOf(url),
    maxRetriesPerRequest: 2,
    commandTimeout: TIMEOUT_MS,
    // A connection whose other end has disappeared is closed and opened again.
    socketTimeout: 2 * TIMEOUT_MS,
    retryStrategy: attempt => Math.min(attempt * 50, 1000),
  });
  redis.on('error', error => logger.warn({ err: error }, 'Redis error'));
  return redis;
}

/**
 * The address of a Redis: `redis://…` itself, or `redis://<name of the primary>/0?sentinels=<host>:<port>,…`, where the Sentinels know the
 * current server. With `rediss` everything is encrypted; the password is the Sentinels' too.
 */
export function addressOf(url: string): RedisOptions {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(url);
  const [secret, tls] = [decodeURIComponent(password) || undefined, protocol === 'rediss:' ? {} : undefined];
  const same = { username: decodeURIComponent(username), password: secret, db: Number(pathname.slice(1)) || 0, tls };
  const sentinels = searchParams.get('sentinels');
  if (!sentinels) return { ...same, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 6379 };
  const server = (address: string) => {
    const [host = '', at] = address.split(':');
    return { host, port: Number(at) || 26_379 };
  };
  const asked = { sentinels: sentinels.split(',').map(server), sentinelPassword: secret };
  return { ...same, ...asked, name: hostname, enableTLSForSentinelMode: tls !== undefined, sentinelTLS: tls };
}

/** @throws NotReady if jobs would not be safe there */
export async function assertDurableRedis(redis: Redis): Promise<void> {
  const info = await redis.info();
  const field = (name: string) => info.match(new RegExp(`^${name}:(.*)$`, 'm'))?.[1]?.trim() ?? '';
  const [major = 0, minor = 0] = field('redis_version').split('.').map(Number);
  if (major * 100 + minor < 602)
    throw new NotReady(`Redis ${field('redis_version')} is too old: 6.2 or newer is required.`);
  if (field('maxmemory_policy') !== 'noeviction')
    throw new NotReady(
      `Redis may evict jobs. Set maxmemory-policy to noeviction (it is ${field('maxmemory_policy')}).`,
    );
}

/** Whether an error only means that Redis is temporarily unavailable. */
export function isRedisUnavailable(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'MaxRetriesPerRequestError' || AWAY.includes(error.message) || LOADING.test(error.message))
  );
}
