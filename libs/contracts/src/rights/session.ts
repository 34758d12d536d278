import { createHash } from 'node:crypto';
import { z } from 'zod';
import { owned } from '../owner.ts';
import { ROLES } from './rights.ts';

/** Redis' record of a session. Identity writes it, the gateway reads it. */
export const Session = owned({
  isAdmin: z.boolean(),
  role: z.enum(ROLES),
  /** The time of the sign-in, in milliseconds since 1970; a new id for the same sign-in does not change it. */
  createdAt: z.number(),
  /** The last confirmation, including the sign-in. */
  provedAt: z.number(),
  /** Whether an administrator had a second factor when this was written. Missing in the sessions of other users. */
  secondFactor: z.boolean().optional(),
  /** If it began at an identity provider: the key by which identity finds the provider's token, to end that session too. */
  idToken: z.string().optional(),
  /** The client's own name, for example 'Firefox on Linux', and its network at the sign-in. */
  device: z.string(),
  address: z.string(),
});
export type Session = z.infer<typeof Session>;

export const SESSION_IDLE_SECONDS = 7 * 24 * 3600;
export const SESSION_ABSOLUTE_SECONDS = 30 * 24 * 3600;

/** The digest of a session's id. Only the digest is stored or passed on: no one who reads Redis or a log can sign in with it. */
export function sessionDigest(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

/** Identifies a session to its owner. Derived from the digest, and useless for signing in. */
export function sessionName(digest: string): string {
  return createHash('sha256').update(`name of ${digest}`).digest('base64url').slice(0, 16);
}

export function sessionKey(digest: string): string {
  return `aicp:session:${digest}`;
}

/** The sorted set of a user's session digests by creation time, so that all can be ended at once. */
export function userSessionsKey(userId: number): string {
  return `aicp:session-set-of:${userId}`;
}

/** The longest time for which browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 24 * 3600;

/** The digest of a device cookie's value, stored and passed on instead of it. It recognises a browser and signs no one in. */
export function deviceDigest(id: string): string {
  return createHash('sha256').update(`device ${id}`).digest('base64url');
}
