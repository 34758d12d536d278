import { z } from 'zod';
import { DomainError } from './domainError.ts';

/** A serial integer as clients write it: a number or a string of digits. Parses to a number. */
export const SerialId = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    'must be a positive whole number',
  )
  .refine(id => id > 0, 'must be a positive whole number');

/**
 * The id in an address. An impossible one is answered like a missing one.
 * @param what the thing's name in the sentence, for example "AI system".
 * @throws DomainError NOT_FOUND
 */
export function idOrNotFound(value: unknown, what: string): number {
  const result = SerialId.safeParse(value);
  if (result.success) return result.data;
  throw notFound(what);
}

/** The same error for anything that does not exist for the caller. */
export function notFound(what: string): DomainError {
  return new DomainError('NOT_FOUND', `${what} not found.`);
}
