import { DomainError } from '../domainError.ts';
import { type Actor, admin, signedInPersonally, type UserActor } from './actor.ts';

/** Validity of a confirmation, in its session. */
export const CONFIRMATION_SECONDS = 10 * 60;

/**
 * The signed-in user, who has confirmed their identity within the last ten minutes, by signing in or by a confirmation. An open browser
 * or a stolen session is not enough for changes to the account.
 * @throws DomainError UNAUTHENTICATED for a guest, FORBIDDEN for a token, FORBIDDEN with `reason` 'proof' for an older confirmation
 */
export function requireRecentConfirmation(actor: Actor, now: Date): UserActor {
  return withConfirmation(signedInPersonally(actor), now);
}

/**
 * The administrator in person, with a recent confirmation: for deleting a user, switching to live payments, and exports of users and
 * activities.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, FORBIDDEN with `reason` 'proof'
 */
export function requireConfirmedAdmin(actor: Actor, now: Date): UserActor {
  return withConfirmation(admin(actor), now);
}

function withConfirmation(user: UserActor, now: Date): UserActor {
  if (user.provedAt !== undefined && now.getTime() < user.provedAt + CONFIRMATION_SECONDS * 1000) return user;
  throw new DomainError('FORBIDDEN', 'Please confirm that it is you, then try again.', { reason: 'proof' });
}
