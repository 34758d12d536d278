import { createHash } from 'node:crypto';
import { z } from 'zod';
import { owned } from '../owner.ts';
import { RESOURCES, ROLES } from './rights.ts';

/** 256 random bits after a word that secret scanners can find. */
export const API_TOKEN = /^aicp_[\w-]{43}$/;

/** Redis' record of a token in use. Identity writes it on the gateway's request, the gateway reads it. */
export const TokenGrant = owned({
  access: z.enum(['read', 'write']),
  /** The token's role in its organisation. */
  role: z.enum(ROLES),
  /** The resources that it may write. By default: systems and evidence. */
  resources: z.array(z.enum(RESOURCES)).optional(),
  /** The addresses and networks from which it may be used. Without them: any. */
  networks: z.array(z.string()).optional(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type TokenGrant = z.infer<typeof TokenGrant>;

/** How long a grant is cached, and the last use of a token is not written again. */
export const GRANT_SECONDS = 60;
/** How long a refusal of a token is cached. */
export const REFUSAL_SECONDS = 15;

/** Only the digest of a token is stored or passed on. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The Redis key of a grant as JSON, or of '' for a refused token. */
export function tokenKey(digest: string): string {
  return `aicp:token:${digest}`;
}

/** Identity's plain route, for the gateway only: `{digest}` → `{grant}`, null if the token is refused. */
export const TOKEN_ROUTE = '/internal/api-token';
export const TokenLookupRequest = z.object({ digest: z.string().regex(/^[\w-]{43}$/) });
export const TokenLookupResponse = z.object({ grant: TokenGrant.nullable() });
