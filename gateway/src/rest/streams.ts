import { ACTOR_HEADER, REQUEST_ID_HEADER, signedIn } from '@aicp/contracts/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphContext } from '../graphContext.ts';
import { pipe } from '../pipe.ts';

/** One path whose bytes go to a service unchanged: what GraphQL cannot carry, or must not parse. */
type Stream = {
  method: 'GET' | 'POST';
  url: string;
  service: string;
  /** The service's plain route, below /internal/. */
  path: string;
  /** Of the caller's headers, besides those that describe the body. */
  keep: readonly string[];
  maxBytes: number;
  timeoutMs: number;
  /** Whether a guest may call it. */
  open?: boolean;
};

const KIB = 1024;

export const streams: readonly Stream[] = [
  {
    // Signed over its bytes, by a secret that only billing knows.
    method: 'POST',
    url: '/api/stripe/webhook',
    service: 'billing',
    path: '/internal/stripe/webhook',
    keep: ['stripe-signature'],
    maxBytes: 1024 * KIB,
    timeoutMs: 5_000,
    open: true,
  },
  {
    // The file itself; what it is stands in the address.
    method: 'POST',
    url: '/api/evidence',
    service: 'documents',
    path: '/internal/evidence',
    keep: [],
    maxBytes: 20 * 1024 * KIB,
    timeoutMs: 60_000,
  },
  {
    method: 'POST',
    url: '/api/assessments/:id/audit-bundle',
    service: 'documents',
    path: '/internal/audit-bundle/:id',
    keep: [],
    maxBytes: 1 * KIB,
    timeoutMs: 600_000,
  },
  {
    method: 'GET',
    url: '/api/documents/:id/:format',
    service: 'documents',
    path: '/internal/documents/:id/:format',
    keep: [],
    maxBytes: 0,
    timeoutMs: 30_000,
  },
  {
    method: 'GET',
    url: '/api/evidence/:id/file',
    service: 'documents',
    path: '/internal/evidence/:id/file',
    keep: [],
    maxBytes: 0,
    timeoutMs: 60_000,
  },
];

/** @param urls the services' addresses by name */
export function serveStreams(
  server: FastifyInstance,
  urls: Record<string, string>,
  contextOf: (request: FastifyRequest) => GraphContext,
): void {
  server.register(async scope => {
    acceptBytes(scope);
    for (const { method, url, service, path, open = false, ...limits } of streams)
      scope.route({
        method,
        url,
        schema: { hide: true },
        preParsing: async request => {
          if (!open) signedIn(contextOf(request).actor);
        },
        handler: (request, reply) => {
          const { actorToken, requestId } = contextOf(request);
          const to = addressOf(request, path, urls[service]);
          return pipe(request, reply, {
            ...limits,
            to,
            headers: { [ACTOR_HEADER]: actorToken, [REQUEST_ID_HEADER]: requestId },
          });
        },
      });
  });
}

/**
 * The service's address of it, with the caller's parameters and query.
 * @throws DomainError NOT_FOUND for parameters that would lead elsewhere
 */
function addressOf({ params, url }: FastifyRequest, path: string, base: string | undefined): URL {
  const filled = path.replaceAll(/:(\w+)/g, (_all, name) =>
    encodeURIComponent(String((params as Record<string, string>)[name])),
  );
  const to = new URL(filled, base);
  // '..' survives the encoding, and leads to another route.
  if (to.pathname !== filled) throw notFound('This');
  to.search = new URL(url, 'http://gateway').search;
  return to;
}

/** Leaves bodies of any type unread, for `pipe`. */
export function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}
