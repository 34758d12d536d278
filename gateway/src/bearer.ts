import { DomainError } from '@aicp/contracts/domainError';
import { LINK_PASS, LINK_ROUTE, LinkLookupResponse } from '@aicp/contracts/inputs/links';
import { ownerOf } from '@aicp/contracts/owner';
import { ACTOR_HEADER, type Actor } from '@aicp/contracts/rights/actor';
import {
  API_TOKEN,
  TOKEN_ROUTE,
  TokenGrant,
  TokenLookupResponse,
  tokenDigest,
  tokenKey,
} from '@aicp/contracts/rights/apiToken';
import { isWithin } from '@aicp/service/process/networkOf';
import type { SignedRecords } from '@aicp/service/store/signedRecords';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { keepAliveFetcher } from './keepAliveFetcher.ts';
import { TRIAL_FACTOR } from './limits.ts';

const IDENTITY_TIMEOUT_MS = 5_000;
const MINUTE_SECONDS = 60;
/** Per address. Tokens cannot be guessed; this limit protects identity from the load. */
const REFUSALS_A_MINUTE = 60;

/** The request's API token, or undefined without one. An empty one is not a token of ours. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme = '', token = ''] = (headers.authorization ?? '').trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' ? token : undefined;
}

/** The digest of a token that is a pass, or undefined for any other. */
export function passOf(token: string | undefined): string | undefined {
  return token !== undefined && LINK_PASS.test(token) ? tokenDigest(token) : undefined;
}

type Options = { redis: Redis; records: SignedRecords; identityUrl: string; actorToken(): string; trial: boolean };

/**
 * Resolves a token to its user: from identity's records in Redis, or else by asking identity. The recipient of an opened link has a pass
 * instead of a token.
 * @throws DomainError UNAUTHENTICATED for an invalid token, RATE_LIMITED for too many of those
 */
export function bearerActors({ redis, records, identityUrl, actorToken, trial }: Options) {
  const fetcher = keepAliveFetcher(IDENTITY_TIMEOUT_MS);
  const refusals = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'aicp:limit:token-refused',
    points: REFUSALS_A_MINUTE * (trial ? TRIAL_FACTOR : 1),
    duration: MINUTE_SECONDS,
  });

  async function findGrant(digest: string): Promise<TokenGrant | null> {
    const known = await redis.get(tokenKey(digest));
    if (known === '') return null;
    const fields = records.open(tokenKey(digest), known);
    if (fields) return TokenGrant.parse(fields);
    return TokenLookupResponse.parse(await ask(TOKEN_ROUTE, digest)).grant;
  }

  async function ask(route: string, digest: string): Promise<unknown> {
    const headers = { 'content-type': 'application/json', [ACTOR_HEADER]: actorToken() };
    const body = JSON.stringify({ digest });
    const answer = await fetcher(new URL(route, identityUrl).href, { method: 'POST', headers, body });
    if (!answer.ok) throw new DomainError('UNAVAILABLE', 'The service is restarting. Please try again.');
    return answer.json();
  }

  /** Asked again at each use: a revoked link ends at once. */
  const linkOf = async (digest: string) => LinkLookupResponse.parse(await ask(LINK_ROUTE, digest)).actor;

  async function linkActor(digest: string, address: string): Promise<Actor> {
    const actor = await linkOf(digest);
    if (actor) return actor;
    await consumeRateLimit(refusals, address);
    throw new DomainError('UNAUTHENTICATED', 'This link is invalid or no longer works.', { scheme: 'Bearer' });
  }

  async function bearerActor(token: string, address: string, now: number): Promise<Actor> {
    const pass = passOf(token);
    if (pass !== undefined) return linkActor(pass, address);
    const digest = tokenDigest(token);
    const grant = API_TOKEN.test(token) ? await findGrant(digest) : null;
    if (!grant || grant.expiresAt <= now) {
      await consumeRateLimit(refusals, address);
      throw new DomainError('UNAUTHENTICATED', 'This API token is not valid.', { scheme: 'Bearer' });
    }
    if (grant.networks && !isWithin(address, grant.networks))
      throw new DomainError('FORBIDDEN', 'This API token may not be used from this address.', { reason: 'address' });
    // A token never gives administrator rights; those require a person.
    const { role, access, resources } = grant;
    return { kind: 'user', ...ownerOf(grant), role, isAdmin: false, session: digest, access, resources };
  }

  /** Whether a pass is still valid. Checking it does not count against the recipient's limit. */
  const isGoodPass = async (digest: string): Promise<boolean> => (await linkOf(digest)) !== null;
  return { bearerActor, isGoodPass };
}

/** @throws DomainError RATE_LIMITED */
export async function consumeRateLimit(limit: RateLimiterRedis, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new DomainError(
      'RATE_LIMITED',
      `Too many requests. Please try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`,
      {
        retryAfter,
      },
    );
  }
}
