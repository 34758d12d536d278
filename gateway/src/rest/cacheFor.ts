import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Makes an answer once in so many milliseconds, for everyone who asks with the same key. Those who ask meanwhile wait for the same
 * one; a failure is not kept. For answers that are the same for everyone, with few keys.
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

/** An answer as it is sent, with the tag by which someone who has it is spared it. */
export type KeptAnswer = { body: Buffer; etag: string };

/** As JSON, made once: a bank of 300 KB takes longer to write down than to send. */
export function keptAnswer(answer: unknown): KeptAnswer {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, etag: etagOf(body) };
}

/** The answer, or that it has not changed; browsers and proxies may keep it for as long as it is kept here. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { body, etag }: KeptAnswer, ms: number) {
  reply.headers({ etag, 'cache-control': `public, max-age=${Math.floor(ms / 1000)}` });
  if (matchesEtag(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** The tag of what is sent, by which a caller who has it is spared it. */
export const etagOf = (body: string | Buffer) => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** Whether a caller has what this tag is of. Compared weakly (RFC 9110, 13.1.2): a proxy that compresses writes W/ before the tag. */
export function matchesEtag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some(tag => tag.trim().replace(/^W\//, '') === etag);
}
