import { DomainError } from '@aicp/contracts/domainError';
import type { Role } from '@aicp/contracts/rights/rights';

/**
 * Refuses to remove an organisation's last owner.
 * @param staying the members afterwards
 * @throws DomainError CONFLICT with `reason` 'lastOwner'
 */
export function requireAnotherOwner(staying: readonly { role: Role }[]): void {
  if (staying.some(({ role }) => role === 'owner')) return;
  throw new DomainError('CONFLICT', 'An organisation needs an owner. Please make another member an owner first.', {
    reason: 'lastOwner',
  });
}
