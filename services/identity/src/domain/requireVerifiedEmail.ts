import { DomainError } from '@aicp/contracts/domainError';

/**
 * What lets someone in for long waits until the address is proved: it may be someone else's.
 * @throws DomainError FORBIDDEN with `reason` 'unverified'
 */
export function requireVerifiedEmail({ isEmailVerified }: { isEmailVerified: boolean }): void {
  if (isEmailVerified) return;
  throw new DomainError('FORBIDDEN', 'Please verify your email address first. We have sent you a link.', {
    reason: 'unverified',
  });
}
