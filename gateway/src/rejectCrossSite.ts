import { DomainError } from '@aicp/contracts/domainError';
import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site requests in the visitor's name (CSRF). Browsers state the origin of a request; a caller without one,
 * such as curl, has no visitor's cookies to abuse. Scheme, host and port must all be ours.
 * @param publicUrl the product's public address. Under any other name, such as a loopback address, the scheme and host of the request
 * count: behind a proxy that ends TLS, those that a trusted proxy forwards (TRUST_PROXY).
 * @throws DomainError FORBIDDEN
 */
export function rejectCrossSite(publicUrl?: string) {
  const ours = publicUrl === undefined ? undefined : new URL(publicUrl);
  return (request: FastifyRequest): void => {
    if (SAFE.has(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const asked = `${request.protocol}://${request.host}`;
    const own = URL.canParse(asked) ? new URL(asked) : undefined;
    const foreignOrigin = origin !== undefined && origin !== (own?.hostname === ours?.hostname ? ours : own)?.origin;
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (foreignOrigin || foreignSite) throw new DomainError('FORBIDDEN', 'Requests from other sites are not accepted.');
  };
}
