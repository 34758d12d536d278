import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  SESSION_ABSOLUTE_SECONDS,
  SESSION_IDLE_SECONDS,
  Session,
  sessionDigest,
  sessionKey,
  sessionName,
  userSessionsKey,
} from '@aicp/contracts/rights/session';
import type { SignedRecords } from '@aicp/service/store/signedRecords';
import type { Redis } from 'ioredis';

export type SessionStore = ReturnType<typeof sessionStore>;

/** A session for display in its owner's list. */
export type SessionEntry = Pick<Session, 'device' | 'address'> & {
  /** A name that cannot be used to sign in. */
  id: string;
  digest: string;
  createdAt: Date;
  lastSeenAt: Date;
};

/** Hardly anyone has more sessions; beyond this, the session unused for the longest time ends. */
const MAX_PER_USER = 50;

/** Replaces a value if it is unchanged since it was read, keeping its expiry; 0 if it has changed. */
const SET_IF_STILL = `
  if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[2], 'KEEPTTL')
  return 1`;

/** Ends sessions, which needs no signature. */
export function sessionEnder(redis: Redis) {
  async function endThese(userId: number, digests: string[]): Promise<void> {
    if (digests.length === 0) return;
    await redis
      .multi()
      .del(digests.map(sessionKey))
      .zrem(userSessionsKey(userId), ...digests)
      .exec();
  }

  return {
    endThese,

    end: (userId: number, digest: string) => endThese(userId, [digest]),

    /** Ends all of a user's sessions, or all but one. */
    async endAll(userId: number, except?: string): Promise<void> {
      const digests = await redis.zrange(userSessionsKey(userId), '0', '-1');
      await endThese(
        userId,
        digests.filter(digest => digest !== except),
      );
    },

    /** Ends a user's sessions whose ids were issued before then. */
    async endBefore(userId: number, at: Date): Promise<void> {
      await endThese(userId, await redis.zrangebyscore(userSessionsKey(userId), '-inf', `(${at.getTime()}`));
    },
  };
}

/**
 * Sessions are stored in Redis: losing them only signs people out. They are signed, so that write access to Redis is not enough to create
 * one.
 */
export function sessionStore(redis: Redis, records: SignedRecords) {
  const { endThese, ...ender } = sessionEnder(redis);

  function read(digest: string, stored: unknown): Session | null {
    const fields = typeof stored === 'string' ? records.open(sessionKey(digest), stored) : undefined;
    return fields ? Session.parse(fields) : null;
  }

  /** Concurrent changes must not undo each other: the second one reads what the first one wrote. */
  async function rewrite(digest: string, changesOf: (session: Session) => Partial<Session>): Promise<void> {
    const key = sessionKey(digest);
    for (let isWritten = false; !isWritten; ) {
      const stored = await redis.get(key);
      const session = read(digest, stored);
      if (!session || stored === null) return;
      const changed = { ...session, ...changesOf(session) };
      if (isDeepStrictEqual(changed, session)) return;
      isWritten = (await redis.eval(SET_IF_STILL, 1, key, stored, records.seal(key, changed))) === 1;
    }
  }

  async function endSurplus(userId: number): Promise<void> {
    const digests = await redis.zrange(userSessionsKey(userId), '0', '-1');
    const pipeline = redis.pipeline();
    for (const digest of digests) pipeline.pttl(sessionKey(digest));
    const left = (await pipeline.exec()) ?? [];
    // The remaining idle time shows when a session was last used; an ended one has none.
    const leastUsed = digests
      .map((digest, at) => ({ digest, left: Number(left[at]?.[1]) }))
      .sort((one, other) => one.left - other.left)
      .slice(0, digests.length - MAX_PER_USER);
    await endThese(
      userId,
      leastUsed.map(({ digest }) => digest),
    );
  }

  return {
    ...ender,
    endThese,

    /**
     * @param now when this id is issued; the sign-in itself may be older, see `createdAt`
     * @returns the new session's id, 256 random bits only for the cookie, and its digest
     */
    async begin(session: Session, now: Date): Promise<{ id: string; digest: string }> {
      const id = randomBytes(32).toString('base64url');
      const digest = sessionDigest(id);
      const ofUser = userSessionsKey(session.userId);
      const answers = await redis
        .multi()
        .set(sessionKey(digest), records.seal(sessionKey(digest), session), 'EX', SESSION_IDLE_SECONDS)
        .zadd(ofUser, now.getTime(), digest)
        .zremrangebyscore(ofUser, '-inf', now.getTime() - SESSION_ABSOLUTE_SECONDS * 1000)
        .expire(ofUser, SESSION_ABSOLUTE_SECONDS)
        .zcard(ofUser)
        .exec();
      if (Number(answers?.at(-1)?.[1]) > MAX_PER_USER) await endSurplus(session.userId);
      return { id, digest };
    },

    async find(digest: string): Promise<Session | null> {
      return read(digest, await redis.get(sessionKey(digest)));
    },

    /** A user's sessions that were not started at an identity provider. */
    async listBesideProvider(userId: number): Promise<string[]> {
      const digests = await redis.zrange(userSessionsKey(userId), '0', '-1');
      if (digests.length === 0) return [];
      const stored = await redis.mget(digests.map(sessionKey));
      return digests.filter((digest, at) => read(digest, stored[at])?.idToken === undefined);
    },

    /** Changes a session's data unless it has ended. */
    async change(digest: string, changes: Partial<Session>): Promise<void> {
      await rewrite(digest, () => changes);
    },

    /** Changes the data of each session of a user. */
    async changeAll(userId: number, changesOf: (session: Session) => Partial<Session>): Promise<void> {
      const digests = await redis.zrange(userSessionsKey(userId), '0', '-1');
      await Promise.all(digests.map(digest => rewrite(digest, changesOf)));
    },

    /** A user's active sessions, latest use first, derived from the remaining idle time. */
    async list(userId: number, now: Date): Promise<SessionEntry[]> {
      const digests = await redis.zrange(userSessionsKey(userId), '0', String(MAX_PER_USER - 1));
      if (digests.length === 0) return [];
      const pipeline = redis.pipeline();
      for (const digest of digests) pipeline.get(sessionKey(digest)).pttl(sessionKey(digest));
      const answers = (await pipeline.exec()) ?? [];
      const entries = digests.flatMap((digest, at): SessionEntry[] => {
        const session = read(digest, answers[2 * at]?.[1]);
        if (!session) return [];
        const { device, address, createdAt } = session;
        if (now.getTime() > createdAt + SESSION_ABSOLUTE_SECONDS * 1000) return [];
        const idleMs = SESSION_IDLE_SECONDS * 1000 - Number(answers[2 * at + 1]?.[1]);
        const lastSeenAt = new Date(now.getTime() - Math.max(0, idleMs));
        return [{ id: sessionName(digest), digest, device, address, createdAt: new Date(createdAt), lastSeenAt }];
      });
      return entries.sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
    },
  };
}
