import { finished } from 'node:stream';
import { ACTOR_HEADER, REQUEST_ID_HEADER, signedIn, signedInPersonally } from '@aicp/contracts/actor';
import { DomainError } from '@aicp/contracts/domainError';
import { notFound } from '@aicp/contracts/serialId';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  /** Not for API tokens. */
  personal?: boolean;
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
    url: '/api/branding/logo',
    service: 'documents',
    path: '/internal/branding/logo',
    keep: [],
    maxBytes: 200 * KIB,
    timeoutMs: 30_000,
  },
  {
    method: 'GET',
    url: '/api/branding/logo',
    service: 'documents',
    path: '/internal/branding/logo',
    keep: [],
    maxBytes: 0,
    timeoutMs: 30_000,
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
  {
    method: 'GET',
    url: '/api/admin/users.csv',
    service: 'admin',
    path: '/internal/users.csv',
    keep: [],
    maxBytes: 0,
    timeoutMs: 120_000,
    personal: true,
  },
  {
    method: 'GET',
    url: '/api/admin/activities.csv',
    service: 'admin',
    path: '/internal/activities.csv',
    keep: [],
    maxBytes: 0,
    timeoutMs: 120_000,
    personal: true,
  },
];

/** Of one person. Who reads slowly holds a connection to the service for as long. */
const MOST_AT_ONCE = 16;

/** @param urls the services' addresses by name */
export function serveStreams(
  server: FastifyInstance,
  urls: Record<string, string>,
  contextOf: (request: FastifyRequest) => GraphContext,
): void {
  server.register(async scope => {
    acceptBytes(scope);
    const underWay = new Map<number, number>();
    for (const { method, url, service, path, open = false, personal = false, ...limits } of streams)
      scope.route({
        method,
        url,
        schema: { hide: true },
        preParsing: async request => {
          if (!open) (personal ? signedInPersonally : signedIn)(contextOf(request).actor);
        },
        handler: (request, reply) => {
          const { actor, actorToken, requestId } = contextOf(request);
          if (actor.kind === 'user') countIn(underWay, actor.userId, reply);
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

/** @throws DomainError RATE_LIMITED for the one too many */
function countIn(underWay: Map<number, number>, userId: number, { raw }: FastifyReply): void {
  const others = underWay.get(userId) ?? 0;
  if (others >= MOST_AT_ONCE)
    throw new DomainError('RATE_LIMITED', 'Too many uploads at once. Please wait until one has finished.', {
      retryAfter: 5,
    });
  underWay.set(userId, others + 1);
  finished(raw, () => {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
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
