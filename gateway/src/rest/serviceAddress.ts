import { DomainError } from '@aicp/contracts/domainError';
import type { FastifyRequest } from 'fastify';

/**
 * The address of a service's plain route, with the caller's parameters and query.
 * @throws DomainError NOT_FOUND for parameters that would lead elsewhere
 */
export function serviceAddress({ params, url }: FastifyRequest, path: string, base: string | undefined): URL {
  const filled = path.replaceAll(/:(\w+)/g, (_all, name) =>
    encodeURIComponent(String((params as Record<string, string>)[name])),
  );
  const to = new URL(filled, base);
  // '..' survives the encoding, and would lead to another route.
  if (to.pathname !== filled) throw new DomainError('NOT_FOUND', 'Not found.');
  to.search = new URL(url, 'http://gateway').search;
  return to;
}
