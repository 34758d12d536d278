import { randomBytes } from 'node:crypto';
import { type Session, sessionDigest } from '@aicp/contracts/rights/session';
import type { SignedRecords } from '@aicp/service/store/signedRecords';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { User } from './users.ts';

const LIFETIME_SECONDS = 5 * 60;
const MAX_TRIES = 5;

/** The user of a correct first step, the account's version then, and the identity provider's data for the session. */
const Challenge = z.object({ userId: z.int(), version: z.int(), idToken: z.string().optional() });
type Challenge = z.infer<typeof Challenge>;

export type ChallengeStore = ReturnType<typeof challengeStore>;

const keyOf = (challenge: string) => `aicp:login-challenge:begun:${sessionDigest(challenge)}`;
const triesOf = (challenge: string) => `aicp:login-challenge:tries:${sessionDigest(challenge)}`;

/**
 * Signed records of logins that await a second factor: no one who can write Redis skips the password. If they are lost, users start again.
 */
export function challengeStore(redis: Redis, records: SignedRecords) {
  return {
    /**
     * @param user as read when the password was compared: if the account changes since, the password is required again
     * @returns 256 random bits that represent the first step; only their digest is stored
     */
    async issue(
      { id: userId, version }: Pick<User, 'id' | 'version'>,
      by: Pick<Session, 'idToken'> = {},
    ): Promise<string> {
      const challenge = randomBytes(32).toString('base64url');
      const key = keyOf(challenge);
      await redis.set(key, records.seal(key, { userId, version, ...by } satisfies Challenge), 'EX', LIFETIME_SECONDS);
      return challenge;
    },

    /** The login's user; undefined if it expired, was used or was tried too often. Counts as a try. */
    async attempt(challenge: string): Promise<Challenge | undefined> {
      const [key, tries] = [keyOf(challenge), triesOf(challenge)];
      const begun = Challenge.safeParse(records.open(key, await redis.get(key))).data;
      if (!begun) return undefined;
      const answers = await redis.multi().incr(tries).expire(tries, LIFETIME_SECONDS).exec();
      if (Number(answers?.[0]?.[1]) <= MAX_TRIES) return begun;
      await redis.del(key);
      return undefined;
    },

    /** Redeems the challenge; undefined if someone else has just done so. */
    async redeem(challenge: string): Promise<Challenge | undefined> {
      const key = keyOf(challenge);
      return Challenge.safeParse(records.open(key, await redis.getdel(key))).data;
    },
  };
}
