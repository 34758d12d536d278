import { ACTOR_HEADER, REQUEST_ID_HEADER } from '@aicp/contracts/actor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { pipe } from '../pipe.ts';
import type { RestRoute } from './route.ts';
import { serviceAddress } from './serviceAddress.ts';

export type RouteFiles = NonNullable<RestRoute['files']>;

/** Whether the answer of a route with files is to be one of them. */
export function asksForFile({ query }: FastifyRequest): boolean {
  return 'format' in (query as object);
}

/** The file that was asked for, as the service draws it; which formats there are is the service's affair. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { service, path, timeoutMs }: RouteFiles,
  { actorToken, requestId }: GraphContext,
  urls: Record<string, string>,
): Promise<FastifyReply> {
  return pipe(request, reply, {
    keep: ['if-none-match'],
    maxBytes: 0,
    timeoutMs,
    to: serviceAddress(request, path, urls[service]),
    headers: { [ACTOR_HEADER]: actorToken(service), [REQUEST_ID_HEADER]: requestId },
  });
}

/** An answer that may also be one of these files, for the documentation. */
export function orFile(answer: z.ZodType, { types }: RouteFiles) {
  const files = Object.values(types).map(type => [type, { schema: z.file() }]);
  return {
    description: 'Default Response, or with `format` the file',
    content: { ...Object.fromEntries(files), 'application/json': { schema: answer } },
  };
}
