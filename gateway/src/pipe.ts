import { Agent, type IncomingMessage, request as send } from 'node:http';
import { Transform } from 'node:stream';
import { json } from 'node:stream/consumers';
import { DomainError, STATUS_OF } from '@aicp/contracts/domainError';
import { traceHeader, withSpan } from '@aicp/service/tracing/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

export type Pipe = {
  to: URL;
  /** Sent along; of the caller's own headers only the named ones. */
  headers: Record<string, string>;
  keep: readonly string[];
  /** The limit for the request's body. */
  maxBytes: number;
  /** The time limit for the whole exchange, including the response's last byte. */
  timeoutMs: number;
  /** JSON to post instead of the request's body. */
  body?: string;
  /** Sent before the request's body. */
  ahead?: string;
};

const ANSWER_HEADERS = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'location',
  'etag',
  'accept-ranges',
  'content-range',
  'retry-after',
  'www-authenticate',
];
// Fresh connections, because a piped body cannot be sent again if a persistent one turns out to be closed. Their number is not limited:
// otherwise a few slow readers would keep all others waiting.
const agent = new Agent();

/**
 * Pipes a request to another service, and its response back, without holding either in memory. The route needs `bytes` as its content type
 * parser.
 * @throws an error of status 413 for too large a body, DomainError UNAVAILABLE without a response in time
 */
export async function pipe(request: FastifyRequest, reply: FastifyReply, { to, ...rest }: Pipe): Promise<FastifyReply> {
  const answer = await withSpan(`call ${to.host}`, { kind: 'client' }, () => ask(request, to, rest));
  const { statusCode: status = 502, headers } = answer;
  if (status >= 500) {
    if (status === STATUS_OF.UNAVAILABLE) throw away(await sentenceIn(answer));
    answer.resume();
    if (status === 500) throw new Error(`${to.origin} answered 500`);
    throw away();
  }
  for (const name of ANSWER_HEADERS) if (headers[name] !== undefined) reply.header(name, headers[name]);
  return reply.code(status).send(answer);
}

function ask(request: FastifyRequest, to: URL, pipe: Omit<Pipe, 'to'>) {
  const { headers, keep, maxBytes, timeoutMs, body: posted, ahead } = pipe;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const length = ahead === undefined ? ['content-length'] : [];
  const kept = ['content-type', ...length, ...keep]
    .map(name => [name, request.headers[name]] as const)
    .filter(([, value]) => value !== undefined);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const call = send(to, {
    agent,
    method: posted === undefined ? request.method : 'POST',
    headers: {
      ...Object.fromEntries(kept),
      ...headers,
      ...traceHeader(),
      ...(posted === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  const limit = setTimeout(() => call.destroy(new Error('timeout')), timeoutMs);
  call.on('close', () => clearTimeout(limit));
  call.on('response', resolve);
  call.on('error', error => reject('statusCode' in error ? error : away()));
  const body = request.body as NodeJS.ReadableStream | undefined;
  if (ahead !== undefined) call.write(ahead);
  if (posted !== undefined) call.end(posted);
  else if (body)
    body
      .on('error', error => call.destroy(error))
      .pipe(limitBytes(maxBytes, call))
      .pipe(call);
  else call.end();
  return promise;
}

/** Passes bytes through up to a limit; more of them end the call. */
function limitBytes(maxBytes: number, call: { destroy(error: Error): void }): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= maxBytes) return done(null, chunk);
      call.destroy(tooLarge());
    },
  });
}

const BUSY = 'The service is busy or restarting. Please try again.';
const away = (sentence = BUSY) => new DomainError('UNAVAILABLE', sentence);

/** The service's error message, or undefined. Framework errors have additional properties and are not passed on. */
async function sentenceIn(answer: IncomingMessage): Promise<string | undefined> {
  const said = z.strictObject({ message: z.string() }).safeParse(await json(answer).catch(() => undefined));
  return said.data?.message;
}

const tooLarge = () => Object.assign(new Error('too large'), { statusCode: 413 });
