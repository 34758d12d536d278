import { z } from 'zod';
import { DomainError } from './domainError.ts';

/** Who is asking, signed by the gateway for the subgraphs. */
export const Actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest') }),
  z.object({
    kind: z.literal('user'),
    userId: z.int().positive(),
    isAdmin: z.boolean(),
    /** Digest of the session's id, never the id itself. */
    session: z.string(),
  }),
]);

export type Actor = z.infer<typeof Actor>;
export type UserActor = Extract<Actor, { kind: 'user' }>;

/**
 * The signed-in user behind an actor.
 * @throws DomainError UNAUTHENTICATED for a guest
 */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
}

/** Headers between gateway and subgraphs. */
export const ACTOR_HEADER = 'x-actor';
export const REQUEST_ID_HEADER = 'x-request-id';
/** On a subgraph's answer: the session to set in the caller's cookie, or '' to clear it. */
export const SESSION_HEADER = 'x-session';
