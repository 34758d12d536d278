import { ownerOf } from '@aicp/contracts/owner';
import type { Actor } from '@aicp/contracts/rights/actor';
import {
  DEVICE_SECONDS,
  deviceDigest,
  SESSION_ABSOLUTE_SECONDS,
  SESSION_IDLE_SECONDS,
  Session,
  sessionDigest,
  sessionKey,
} from '@aicp/contracts/rights/session';
import type { SignedRecords } from '@aicp/service/store/signedRecords';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';

const GUEST: Actor = { kind: 'guest' };

/** 256 random bits, as identity creates them. */
const DEVICE_ID = /^[\w-]{43}$/;

/** The names of our cookies; with https they are bound to this host. */
export function cookieNames(https: boolean): { session: string; device: string; signIn: string } {
  const session = https ? '__Host-aicp' : 'aicp';
  return { session, device: `${session}-device`, signIn: `${session}-sign-in` };
}

/** The session cookie: inaccessible to scripts and other sites, and bound to this host with https. */
export function sessionCookie(name: string, secure: boolean) {
  return guardedCookie(name, secure, SESSION_ABSOLUTE_SECONDS);
}

/** For the ten minutes of a sign-in at an identity provider, whose response counts in the same browser only. */
export function signInCookie(name: string, secure: boolean) {
  return guardedCookie(name, secure, 10 * 60);
}
export type SignInCookie = ReturnType<typeof signInCookie>;

/** The device cookie: protected like the session's, and kept after signing out. It signs no one in. */
export function deviceCookie(name: string, secure: boolean) {
  const { read, write } = guardedCookie(name, secure, DEVICE_SECONDS);
  return {
    write,
    /** The digest for services; undefined without a valid value. */
    digest(request: FastifyRequest): string | undefined {
      const id = read(request);
      return id && DEVICE_ID.test(id) ? deviceDigest(id) : undefined;
    },
  };
}

function guardedCookie(name: string, secure: boolean, maxAge: number) {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  return {
    read: (request: FastifyRequest) => request.cookies[name],
    write(reply: FastifyReply, id: string): void {
      if (id === '') reply.clearCookie(name, options);
      else reply.setCookie(name, id, { ...options, maxAge });
    },
  };
}

export type SessionActors = ReturnType<typeof sessionActors>;

/**
 * The users of sessions that identity has signed; other records in Redis are invalid.
 * @param adminSecondFactor whether administrators must have a second factor: without one they may do what users may
 */
export function sessionActors(redis: Redis, records: SignedRecords, adminSecondFactor?: 'required') {
  function actorIn(stored: string | null | undefined, digest: string, now: number): Actor {
    const fields = records.open(sessionKey(digest), stored);
    if (!fields) return GUEST;
    const session = Session.parse(fields);
    if (now > session.createdAt + SESSION_ABSOLUTE_SECONDS * 1000) return GUEST;
    const { role, isAdmin, provedAt, secondFactor } = session;
    const strict = isAdmin && adminSecondFactor === 'required';
    const factor = strict ? ({ adminFactor: secondFactor ? 'on' : 'missing' } as const) : {};
    return {
      kind: 'user',
      ...ownerOf(session),
      role,
      isAdmin,
      session: digest,
      access: 'session',
      provedAt,
      ...factor,
    };
  }

  return {
    /** By the session's id. Each use extends it by a week, up to 30 days after sign-in. */
    async actorOf(id: string | undefined, now: number): Promise<Actor> {
      if (!id) return GUEST;
      const digest = sessionDigest(id);
      return actorIn(await redis.getex(sessionKey(digest), 'EX', SESSION_IDLE_SECONDS), digest, now);
    },

    /** By their digests, without extending them. */
    async actorsOf(digests: readonly string[], now: number): Promise<Actor[]> {
      const stored = await redis.mget(digests.map(sessionKey));
      return digests.map((digest, at) => actorIn(stored[at], digest, now));
    },
  };
}
