import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressed = promisify(gzip);

/** What fits into the first packets of a connection gains nothing. */
const LEAST_CHARACTERS = 8 * 1024;

/**
 * Sends a long answer of /graphql compressed: a report is a fifth of its size. What a secret next to somebody else's text would
 * betray by its length has no place here: only pages of ours may ask, and no answer holds both.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < LEAST_CHARACTERS) return payload;
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return payload;
  const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
  reply.removeHeader('content-length').headers({ 'content-encoding': 'gzip', vary });
  return compressed(payload, { level: constants.Z_BEST_SPEED });
}
