import { Redis } from 'ioredis';
import { docker } from './engine.ts';

/** The jobs of a Compose stack that a worker abandoned, and the failed ones. */
export async function lostJobs(redisContainer: string): Promise<{ stalled: number; dead: number }> {
  const address = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
  const host = await docker('inspect', redisContainer, '--format', address);
  const password = await docker('exec', redisContainer, 'cat', '/run/secrets/aicp/REDIS_PASSWORD');
  const redis = new Redis({ host, username: 'operator', password });
  try {
    let stalled = 0;
    for (const key of await redis.keys('{aicp}:*:events'))
      for (const [, fields] of await redis.xrange(key, '-', '+')) if (fields.includes('stalled')) stalled++;
    let dead = 0;
    for (const key of await redis.keys('{aicp}:*:failed')) dead += await redis.zcard(key);
    return { stalled, dead };
  } finally {
    redis.disconnect();
  }
}
