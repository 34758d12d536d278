import { DomainError } from '@aicp/contracts/domainError';
import { type Actor, signedIn, type UserActor } from '@aicp/contracts/rights/actor';
import { may, RIGHTS, roleDenialMessage } from '@aicp/contracts/rights/rights';

/**
 * Requires that the caller, or their token, is an organisation owner, because only owners see its payments.
 * @throws DomainError UNAUTHENTICATED for a guest, FORBIDDEN with `reason` 'role' for any other role
 */
export function requireOwner(actor: Actor): UserActor {
  const user = signedIn(actor);
  if (may(user.role, 'own')) return user;
  throw new DomainError('FORBIDDEN', roleDenialMessage(user.role, 'own'), { reason: 'role', roles: RIGHTS.own.roles });
}
