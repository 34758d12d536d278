import { DomainError } from '@aicp/contracts/domainError';
import { ACTOR_HEADER, REQUEST_ID_HEADER } from '@aicp/contracts/rights/actor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { pipe } from '../pipe.ts';
import type { AskService, RestRoute } from './route.ts';
import { serviceAddress } from './serviceAddress.ts';

export type RouteFiles = NonNullable<RestRoute['files']>;

const ASKING_MS = 10_000;

export function asksForFile({ query }: FastifyRequest): boolean {
  return 'format' in (query as object);
}

/**
 * Sends the requested file as the service renders it; the formats are the service's own.
 * @param root the operation's result
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { service, path, timeoutMs, beside }: RouteFiles,
  { actorToken, requestId }: GraphContext,
  urls: Record<string, string>,
  root: unknown,
): Promise<FastifyReply> {
  const format = String((request.query as { format?: unknown }).format);
  const ask = askingFor({ actorToken, requestId }, urls);
  const body = beside?.formats.includes(format) ? { body: JSON.stringify(await beside.read(root, ask, format)) } : {};
  return pipe(request, reply, {
    keep: ['if-none-match'],
    maxBytes: 0,
    timeoutMs,
    to: serviceAddress(request, path, urls[service]),
    headers: { [ACTOR_HEADER]: actorToken(service), [REQUEST_ID_HEADER]: requestId },
    ...body,
  });
}

/** Returns a function that calls services' plain routes for a caller. */
export function askingFor(
  { actorToken, requestId }: Pick<GraphContext, 'actorToken' | 'requestId'>,
  urls: Record<string, string>,
): AskService {
  return async (name, route) => {
    const signal = AbortSignal.timeout(ASKING_MS);
    const headers = { [ACTOR_HEADER]: actorToken(name), [REQUEST_ID_HEADER]: requestId };
    const answer = await fetch(new URL(route, urls[name]), { headers, signal }).catch(() => null);
    if (!answer?.ok) throw new DomainError('UNAVAILABLE', 'The service is busy or restarting. Please try again.');
    return answer.json();
  };
}

/** A response that may also be one of these files, for the documentation. */
export function jsonOrFile(answer: z.ZodType, { types, json }: RouteFiles) {
  const files = Object.values(types).map(type => [type, { schema: z.file() }]);
  return {
    description: 'Default Response, or the file if `format` is given',
    content: { ...Object.fromEntries(files), 'application/json': { schema: json ? z.union([answer, json]) : answer } },
  };
}
