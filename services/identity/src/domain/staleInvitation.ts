import { DomainError } from '@aicp/contracts/domainError';

/** The one answer for an invitation that is unknown, used, replaced, withdrawn or too old. */
export function staleInvitation(): DomainError {
  return new DomainError('INVALID', 'This invitation is no longer valid. Please ask for a new one.', {
    fields: ['token'],
  });
}
