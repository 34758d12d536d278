import { requireRight, type UserActor } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/proof';
import type { Role } from '@aicp/contracts/rights/rights';

/**
 * Whether someone may give or take away a role. Managers and owners are made and changed in person and with a proof, owners by owners
 * alone.
 * @throws DomainError FORBIDDEN, with `reason` 'role' or 'proof'
 */
export function requireRoleAuthority(actor: UserActor, roles: readonly Role[], now: Date): void {
  requireRight(actor, 'manage');
  if (roles.includes('owner')) requireRight(actor, 'own');
  if (roles.includes('owner') || roles.includes('manager')) requireRecentConfirmation(actor, now);
}

/**
 * Whether someone may take back what was offered to an address: what makes an owner is for owners. Taking back needs no proof.
 * @throws DomainError FORBIDDEN with `reason` 'role'
 */
export function requireWithdrawAuthority(actor: UserActor, offered: Role): void {
  requireRight(actor, offered === 'owner' ? 'own' : 'manage');
}
