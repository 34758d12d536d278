import { DomainError } from '@aicp/contracts/domainError';

/** One error for an invitation that is unknown, used, replaced, withdrawn or expired. */
export function staleInvitation(): DomainError {
  return new DomainError('INVALID', 'This invitation is no longer valid. Please ask for a new one.', {
    fields: ['token'],
  });
}
