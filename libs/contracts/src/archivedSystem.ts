import { DomainError } from './domainError.ts';

/** The error for writing to an archived system, in every service. */
export function archivedConflict(): DomainError {
  return new DomainError('CONFLICT', 'This AI system is archived. Restore it before you change anything about it.');
}
