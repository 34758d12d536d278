import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Computes a response once per so many milliseconds, for all callers with the same key. Concurrent callers wait for the same one; a failure
 * is not cached. For public responses with few keys.
 */
export function cacheFor<Answer>(ms: number): (key: string, make: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (key, make) => {
    const found = kept.get(key);
    if (found && Date.now() < found.until) return found.answer;
    const answer = make();
    kept.set(key, { until: Date.now() + ms, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}

export type KeptAnswer = { body: Buffer; etag: string };

/** As JSON, computed once: a bank of 300 KB takes longer to serialise than to send. */
export function keptAnswer(answer: unknown): KeptAnswer {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: etagOf(body) };
}

/** Sends the response, or 304; browsers and proxies may cache it for as long as it is cached here. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { body, etag }: KeptAnswer, ms: number) {
  reply.headers({ etag, 'cache-control': `public, max-age=${Math.floor(ms / 1000)}` });
  if (matchesEtag(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

export const etagOf = (body: string | Buffer) => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** Whether the caller has the body of this tag. Compared weakly (RFC 9110, 13.1.2): a proxy that compresses writes W/ before the tag. */
export function matchesEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some(tag => tag.trim().replace(/^W\//, '') === etag);
}
