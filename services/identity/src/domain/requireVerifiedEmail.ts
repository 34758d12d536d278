import { DomainError } from '@aicp/contracts/domainError';

/**
 * What lets somebody in for long waits until the address is proved: it may be somebody else's.
 * @throws DomainError FORBIDDEN with `reason` 'unverified'
 */
export function requireVerifiedEmail({ isEmailVerified }: { isEmailVerified: boolean }): void {
  if (isEmailVerified) return;
  throw new DomainError('FORBIDDEN', 'Please verify your email address first. We have sent you a link.', {
    reason: 'unverified',
  });
}
