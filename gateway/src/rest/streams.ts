import { finished } from 'node:stream';
import { DomainError } from '@aicp/contracts/domainError';
import { ACTOR_HEADER, REQUEST_ID_HEADER, signedIn, signedInPersonally } from '@aicp/contracts/rights/actor';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphContext } from '../graphContext.ts';
import { pipe } from '../pipe.ts';
import { failures, securityOf } from './answers.ts';
import { describedOnly } from './openapi.ts';
import type { AskGraph } from './route.ts';
import { askingFor } from './routeFiles.ts';
import { execute } from './serveRest.ts';
import { serviceAddress } from './serviceAddress.ts';
import { streamRoutes } from './streamRoutes.ts';

/** Per user. A slow reader holds a connection to the service for as long. */
const MAX_AT_ONCE = 16;

/** @param urls the services' addresses by name */
export function serveStreams(
  server: FastifyInstance,
  graph: ApolloServer<GraphContext>,
  urls: Record<string, string>,
  contextOf: (request: FastifyRequest) => GraphContext,
): void {
  server.register(async scope => {
    acceptBytes(scope);
    const underWay = new Map<number, number>();
    for (const route of streamRoutes) {
      const { method, url, service, path, open = false, personal = false, describes } = route;
      const { keep = [], maxBytes = 0, timeoutMs, before, beside, asked, ahead } = route;
      scope.route({
        method,
        url,
        config: describedOnly({
          ...describes,
          security: securityOf({ open, personal }),
          response: { ...describes.response, ...failures },
        }),
        preParsing: async request => {
          if (!open) (personal ? signedInPersonally : signedIn)(contextOf(request).actor);
        },
        handler: async (request, reply) => {
          const context = contextOf(request);
          const { actor, actorToken, requestId } = context;
          if (actor.kind === 'user') countIn(underWay, actor.userId, reply);
          const askGraph: AskGraph = (operation, variables) => execute(graph, operation, variables, context);
          await before?.(request.query, askGraph);
          const to = serviceAddress(request, path, urls[service]);
          const ask = askingFor({ actorToken, requestId }, urls);
          const along = beside && {
            ...((await ask(beside.service, beside.path)) as object),
            ...(await asked?.(askGraph)),
          };
          const body = along ? { body: JSON.stringify(along) } : {};
          const line = ahead ? { ahead: `${JSON.stringify(await ask(ahead.service, ahead.path))}\n` } : {};
          return pipe(request, reply, {
            keep,
            maxBytes,
            timeoutMs,
            to,
            headers: { [ACTOR_HEADER]: actorToken(service), [REQUEST_ID_HEADER]: requestId },
            ...body,
            ...line,
          });
        },
      });
    }
  });
}

/** @throws DomainError RATE_LIMITED above the limit */
function countIn(underWay: Map<number, number>, userId: number, { raw }: FastifyReply): void {
  const others = underWay.get(userId) ?? 0;
  if (others >= MAX_AT_ONCE)
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

/** Leaves bodies of any type unread, for `pipe`. */
export function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}
