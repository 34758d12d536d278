import { randomBytes } from 'node:crypto';
import {
  SESSION_ABSOLUTE_SECONDS,
  SESSION_IDLE_SECONDS,
  type Session,
  sessionDigest,
  sessionKey,
  userSessionsKey,
} from '@aicp/contracts/session';
import type { Redis } from 'ioredis';

export type SessionStore = ReturnType<typeof sessionStore>;

/** Sessions live in Redis: losing them only signs people out. */
export function sessionStore(redis: Redis) {
  return {
    /** @returns the new session's id: 256 random bits, for the cookie and nowhere else */
    async begin(session: Session): Promise<string> {
      const id = randomBytes(32).toString('base64url');
      const digest = sessionDigest(id);
      const ofUser = userSessionsKey(session.userId);
      await redis
        .multi()
        .set(sessionKey(digest), JSON.stringify(session), 'EX', SESSION_IDLE_SECONDS)
        .sadd(ofUser, digest)
        .expire(ofUser, SESSION_ABSOLUTE_SECONDS)
        .exec();
      return id;
    },

    async end(userId: number, digest: string): Promise<void> {
      await redis.multi().del(sessionKey(digest)).srem(userSessionsKey(userId), digest).exec();
    },
  };
}
