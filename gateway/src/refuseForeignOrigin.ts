import { DomainError } from '@aicp/contracts/domainError';
import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site asks for in the visitor's name (CSRF). Browsers say where a request comes from;
 * a caller that says nothing, such as curl, has no visitor's cookies to abuse.
 * @throws DomainError FORBIDDEN
 */
export async function refuseForeignOrigin(request: FastifyRequest): Promise<void> {
  if (SAFE.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const foreignOrigin = origin !== undefined && hostOf(origin) !== request.host;
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (foreignOrigin || foreignSite) throw new DomainError('FORBIDDEN', 'Requests from other sites are not accepted.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
