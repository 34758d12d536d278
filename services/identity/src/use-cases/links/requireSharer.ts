import { type Actor, requireRight, signedInPersonally, type UserActor } from '@aicp/contracts/rights/actor';
import { findKnownSystem } from '../../store/knownSystems.ts';

/**
 * The caller, if they may share what the organisation has. For the supplier of a system, a contributor who owns that system may, too.
 * @param systemId the system that the supplier is asked about; null for links of other kinds
 * @throws DomainError FORBIDDEN with `reason` 'role'
 */
export async function requireSharer(actor: Actor, systemId: number | null): Promise<UserActor> {
  if (systemId !== null && actor.kind === 'user' && actor.role === 'contributor') {
    const system = await findKnownSystem(actor.organisationId, systemId);
    if (system?.ownerId === actor.userId) return signedInPersonally(actor);
  }
  return requireRight(actor, 'share');
}
