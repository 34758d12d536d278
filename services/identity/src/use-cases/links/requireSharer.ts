import { type Actor, requireRight, signedInPersonally, type UserActor } from '@aicp/contracts/rights/actor';
import { findKnownSystem } from '../../store/knownSystems.ts';

/**
 * The caller, if they may share the organisation's data. A contributor may also share a system that they own with its supplier.
 * @param systemId the system of a supplier request; null for other links
 * @throws DomainError FORBIDDEN with `reason` 'role'
 */
export async function requireSharer(actor: Actor, systemId: number | null): Promise<UserActor> {
  if (systemId !== null && actor.kind === 'user' && actor.role === 'contributor') {
    const system = await findKnownSystem(actor.organisationId, systemId);
    if (system?.ownerId === actor.userId) return signedInPersonally(actor);
  }
  return requireRight(actor, 'share');
}
