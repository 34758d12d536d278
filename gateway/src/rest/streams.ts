import { ACTOR_HEADER, REQUEST_ID_HEADER, signedIn } from '@aicp/contracts/actor';
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

const streams: readonly Stream[] = [
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
          const to = new URL(path, urls[service]);
          return pipe(request, reply, {
            ...limits,
            to,
            headers: { [ACTOR_HEADER]: actorToken, [REQUEST_ID_HEADER]: requestId },
          });
        },
      });
  });
}

/** Leaves bodies of any type unread, for `pipe`. */
export function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}
