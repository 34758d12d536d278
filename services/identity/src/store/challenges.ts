import { randomBytes } from 'node:crypto';
import { sessionDigest } from '@aicp/contracts/session';
import type { Redis } from 'ioredis';
import type { User } from './users.ts';

const LIFETIME_SECONDS = 5 * 60;
const MOST_TRIES = 5;

export type ChallengeStore = ReturnType<typeof challengeStore>;

const keyOf = (challenge: string) => `aicp:login-challenge:${sessionDigest(challenge)}`;

/** Logins whose password was right and whose second factor is awaited. Losing them only means to begin again. */
export function challengeStore(redis: Redis) {
  return {
    /**
     * @param user as the password was compared: an account that changes in between asks for it again
     * @returns 256 random bits that stand for the first step; only their digest is kept
     */
    async issue({ id: userId, version }: Pick<User, 'id' | 'version'>): Promise<string> {
      const challenge = randomBytes(32).toString('base64url');
      const key = keyOf(challenge);
      await redis.multi().hset(key, { userId, version, tries: 0 }).expire(key, LIFETIME_SECONDS).exec();
      return challenge;
    },

    /** Whose login it is, or undefined when it is over: too old, used, or tried too often. Counts as a try. */
    async attempt(challenge: string): Promise<{ userId: number; version: number } | undefined> {
      const key = keyOf(challenge);
      const [userId, version] = await redis.hmget(key, 'userId', 'version');
      if (!userId) return undefined;
      const tries = await redis.hincrby(key, 'tries', 1);
      // A count that created the key again, because it expired in between, has no user and must not stay.
      if (tries <= MOST_TRIES && (await redis.hexists(key, 'userId')) === 1)
        return { userId: Number(userId), version: Number(version) };
      await redis.del(key);
      return undefined;
    },

    /** Uses it up; false when somebody else just did. */
    async redeem(challenge: string): Promise<boolean> {
      return (await redis.del(keyOf(challenge))) === 1;
    },
  };
}
