import { createHash } from 'node:crypto';
import { z } from 'zod';
import { owned } from '../owner.ts';
import { ROLES } from './rights.ts';

/** What Redis keeps of a session. Identity writes it, the gateway reads it. */
export const Session = owned({
  isAdmin: z.boolean(),
  /** What the person is in the organisation that this session works in. */
  role: z.enum(ROLES),
  /** When the person signed in, in milliseconds since 1970; a new id for the same sign-in does not change it. */
  createdAt: z.number(),
  /** When the person last showed that it is them, by signing in or by a proof. */
  provedAt: z.number(),
  /** Whether an administrator had a second factor when this was written. Others' sessions do not know. */
  secondFactor: z.boolean().optional(),
  /** Where it was begun at an identity provider: by what identity finds the provider's token again, to end that session too. */
  idToken: z.string().optional(),
  /** What the client called itself, for example 'Firefox on Linux', and where it signed in from. */
  device: z.string(),
  address: z.string(),
});
export type Session = z.infer<typeof Session>;

export const SESSION_IDLE_SECONDS = 7 * 24 * 3600;
export const SESSION_ABSOLUTE_SECONDS = 30 * 24 * 3600;

/** Only the digest of a session's id is stored or passed on: no one who reads Redis or a log can sign in with it. */
export function sessionDigest(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

/** Names a session to its owner. Made from the digest and of no use for signing in. */
export function sessionName(digest: string): string {
  return createHash('sha256').update(`name of ${digest}`).digest('base64url').slice(0, 16);
}

export function sessionKey(digest: string): string {
  return `aicp:session:${digest}`;
}

/** The sorted set of a user's session digests by the time they were given out, so that all of them can be ended at once. */
export function userSessionsKey(userId: number): string {
  return `aicp:session-set-of:${userId}`;
}

/** Browsers keep no cookie for longer. */
export const DEVICE_SECONDS = 400 * 24 * 3600;

/** Stored and passed on in place of a device cookie's value, which recognises a browser and signs no one in. */
export function deviceDigest(id: string): string {
  return createHash('sha256').update(`device ${id}`).digest('base64url');
}
