import { DomainError } from '@aicp/contracts/domainError';
import { type Actor, signedIn, type UserActor } from '@aicp/contracts/rights/actor';
import { may, RIGHTS, roleDenialMessage } from '@aicp/contracts/rights/rights';

/**
 * The caller, or their token, as an owner of the organisation: what concerns its money is for owners to see.
 * @throws DomainError UNAUTHENTICATED for a guest, FORBIDDEN with `reason` 'role' for any other role
 */
export function requireOwner(actor: Actor): UserActor {
  const user = signedIn(actor);
  if (may(user.role, 'own')) return user;
  throw new DomainError('FORBIDDEN', roleDenialMessage(user.role, 'own'), { reason: 'role', roles: RIGHTS.own.roles });
}
