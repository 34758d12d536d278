import { DomainError } from '@aicp/contracts/domainError';
import { idOrNotFound } from '@aicp/contracts/serialId';

/** So many, of those with a lower id. */
export type PageRequest = { first: number; after: number };

/**
 * A page of a list whose newest come first.
 * @param after the id of the last one before it; none for the first page
 * @throws DomainError INVALID for a length below 1 or above `most`
 */
export function pageRequestOf(first: number, after: string | null | undefined, most: number): PageRequest {
  if (first < 1 || first > most) throw new DomainError('INVALID', `first must be between 1 and ${most}.`);
  return {
    first,
    after: after === null || after === undefined ? Number.MAX_SAFE_INTEGER : idOrNotFound(after, 'Page'),
  };
}
