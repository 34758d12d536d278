import { requireRight, type UserActor } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import type { Role } from '@aicp/contracts/rights/rights';

/**
 * Checks that someone may grant or remove a role. Managers and owners are appointed and changed by a signed-in user with a recent
 * confirmation, owners by owners only.
 * @throws DomainError FORBIDDEN, with `reason` 'role' or 'proof'
 */
export function requireRoleAuthority(actor: UserActor, roles: readonly Role[], now: Date): void {
  requireRight(actor, 'manage');
  if (roles.includes('owner')) requireRight(actor, 'own');
  if (roles.includes('owner') || roles.includes('manager')) requireRecentConfirmation(actor, now);
}

/**
 * Checks whether someone may withdraw an invitation: only owners may withdraw an owner's. Withdrawing needs no confirmation.
 * @throws DomainError FORBIDDEN with `reason` 'role'
 */
export function requireWithdrawAuthority(actor: UserActor, offered: Role): void {
  requireRight(actor, offered === 'owner' ? 'own' : 'manage');
}
