import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What Redis keeps of a session. Identity writes it, the gateway reads it. */
export const Session = z.object({
  userId: z.int().positive(),
  isAdmin: z.boolean(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type Session = z.infer<typeof Session>;

export const SESSION_IDLE_SECONDS = 7 * 24 * 3600;
export const SESSION_ABSOLUTE_SECONDS = 30 * 24 * 3600;

/** Only the digest of a session's id is stored or passed on: whoever reads Redis or a log cannot sign in with it. */
export function sessionDigest(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

export function sessionKey(digest: string): string {
  return `aicp:session:${digest}`;
}

/** The set of a user's session digests, so that all of them can be ended at once. */
export function userSessionsKey(userId: number): string {
  return `aicp:sessions-of:${userId}`;
}
