import { DomainError } from '@aicp/contracts/domainError';

/** Long-lived access requires a verified address, which may otherwise belong to someone else. */
export function requireVerifiedEmail({ isEmailVerified }: { isEmailVerified: boolean }): void {
  if (isEmailVerified) return;
  throw new DomainError('FORBIDDEN', 'Please verify your email address first. We have sent you a link.', {
    reason: 'unverified',
  });
}
