import { DomainError } from './domainError.ts';

/** Refuses writing to an archived system, in every service that writes for one. */
export function archivedConflict(): DomainError {
  return new DomainError('CONFLICT', 'This AI system is archived. Restore it before you change anything about it.');
}
