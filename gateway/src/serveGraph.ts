import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from './graphContext.ts';
import { MAX_ANSWER_BYTES, MAX_DOCUMENT_CHARACTERS } from './limits.ts';

/** GET and POST /graphql, with limits on requests and responses. */
export function serveGraph(
  server: FastifyInstance,
  graph: ApolloServer<GraphContext>,
  contextOf: (request: FastifyRequest) => GraphContext,
): void {
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    schema: { hide: true },
    preHandler: limitDocument(MAX_DOCUMENT_CHARACTERS),
    onSend: [limitResponse(MAX_ANSWER_BYTES), compressResponse],
    handler: fastifyApolloHandler(graph, { context: async request => contextOf(request) }),
  });
}

const Asked = z.object({ query: z.string() });

/** Refuses a document of /graphql longer than `most` characters, comments and spaces included, before it is parsed. */
export function limitDocument(most: number) {
  return async ({ body, query }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const document = Asked.safeParse(body ?? query).data?.query ?? '';
    if (document.length <= most) return undefined;
    const message = `The document has ${document.length} characters; at most ${most} are read. Please split it into several requests.`;
    return reply.code(400).send({ errors: [{ message, extensions: { code: 'INVALID' } }] });
  };
}

/** Aborts a response of /graphql larger than `mostBytes`, with an error instead. */
export function limitResponse(mostBytes: number) {
  return async (_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    // A character has at most three bytes, so nearly every response is short enough at first sight.
    if (typeof payload !== 'string' || payload.length * 3 <= mostBytes || Buffer.byteLength(payload) <= mostBytes)
      return payload;
    const megabytes = mostBytes / 1024 / 1024;
    const message = `The response is larger than ${megabytes} MB. Please ask for fewer fields, or for shorter pages with "first".`;
    const instead = JSON.stringify({ errors: [{ message, extensions: { code: 'INVALID' } }] });
    reply.code(400).header('content-length', Buffer.byteLength(instead));
    return instead;
  };
}

const compressed = promisify(gzip);

/** Compressing responses that fit into a connection's first packets gains nothing. */
const MIN_CHARACTERS = 8 * 1024;

/**
 * Compresses long responses of /graphql: a report shrinks to a fifth. A secret next to another's text could be guessed by the compressed
 * length, but only our pages may query, and no response contains both.
 */
export async function compressResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < MIN_CHARACTERS) return payload;
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return payload;
  const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
  reply.removeHeader('content-length').headers({ 'content-encoding': 'gzip', vary });
  return compressed(payload, { level: constants.Z_BEST_SPEED });
}
