import { DomainError } from '@aicp/contracts/domainError';
import type { Actor } from '@aicp/contracts/rights/actor';

/** The same error for a link that is unknown, used, replaced or expired, so that it does not reveal which. */
export function invalidLinkError(): DomainError {
  return new DomainError('INVALID', 'This link is no longer valid. Please ask for a new one.', { fields: ['token'] });
}

/**
 * Rejects the link of another account while someone is signed in; the link stays valid.
 * @throws DomainError INVALID
 */
export function rejectOthersLink(actor: Actor, ownerId: number): void {
  if (actor.kind !== 'user' || actor.userId === ownerId) return;
  throw new DomainError('INVALID', 'This link is for another account. Please sign out and open the link again.');
}

/** One error for an invitation that is unknown, used, replaced, withdrawn or expired. */
export function staleInvitation(): DomainError {
  return new DomainError('INVALID', 'This invitation is no longer valid. Please ask for a new one.', {
    fields: ['token'],
  });
}
