import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The tag of what is sent, by which a caller who has it is spared it. */
export const etagOf = (body: string | Buffer) => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** Whether a caller has what this tag is of. Compared weakly (RFC 9110, 13.1.2): a proxy that compresses writes W/ before the tag. */
export function hasAlready({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some(tag => tag.trim().replace(/^W\//, '') === etag);
}
