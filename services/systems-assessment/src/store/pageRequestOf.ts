import { DomainError } from '@aicp/contracts/domainError';
import { idOrNotFound } from '@aicp/contracts/serialId';

/** This many, with lower ids. */
export type PageRequest = { first: number; after: number };

/**
 * A page of a list, newest first.
 * @param after the last id of the previous page; none for the first page
 * @throws DomainError INVALID for a length below 1 or above `most`
 */
export function pageRequestOf(first: number, after: string | null | undefined, most: number): PageRequest {
  if (first < 1 || first > most) throw new DomainError('INVALID', `first must be between 1 and ${most}.`);
  return {
    first,
    after: after === null || after === undefined ? Number.MAX_SAFE_INTEGER : idOrNotFound(after, 'Page'),
  };
}
