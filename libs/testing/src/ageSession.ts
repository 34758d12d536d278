import { Session, sessionDigest, sessionKey } from '@aicp/contracts/session';
import { Redis } from 'ioredis';

/**
 * Makes a session of a running product older, as if its person had signed in so many minutes earlier.
 * @param id what its cookie holds
 */
export async function ageSession(redisUrl: string, id: string, minutes: number): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    const key = sessionKey(sessionDigest(id));
    const session = Session.parse(JSON.parse((await redis.get(key)) ?? ''));
    const earlier = minutes * 60_000;
    const provedAt = (session.provedAt ?? session.createdAt) - earlier;
    const aged = { ...session, createdAt: session.createdAt - earlier, provedAt };
    await redis.set(key, JSON.stringify(aged), 'KEEPTTL');
  } finally {
    redis.disconnect();
  }
}
