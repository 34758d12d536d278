import { Actor, Client } from '@aicp/contracts/rights/actor';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const LIFETIME_MS = 60_000;
/** Maximum difference between the clocks of two machines. */
const TOLERANCE_MS = 5_000;
const ISSUER = 'gateway';
/** Signing and verifying take longer than many a response, so the same caller gets the same token again for this long. */
const GIVEN_AGAIN_MS = 10_000;
/** The number of tokens cached on either side. */
const KEPT = 5_000;

const Caller = z.object({ actor: Actor, client: Client });
export type Caller = z.infer<typeof Caller>;

/** Signs a caller for one service. */
export type ActorSigner = (caller: Caller, service: ServiceName) => string;

/**
 * Signs the caller and their origin (EdDSA), for one service and one minute. Only the gateway has the key. A token is used again for some
 * seconds, and is still valid long enough after that.
 * @param privateKey PEM
 */
export function actorSigner(privateKey: string): ActorSigner {
  const signers = new Map<ServiceName, (caller: Caller) => string>();
  const signerFor = (service: ServiceName) => {
    const options = { algorithm: 'EdDSA', expiresIn: LIFETIME_MS, iss: ISSUER, aud: service } as const;
    const signer = signers.get(service) ?? createSigner({ key: privateKey, ...options });
    signers.set(service, signer);
    return signer;
  };
  const given = new LRUCache<string, string>({ max: KEPT, ttl: GIVEN_AGAIN_MS, perf: Date });
  return (caller, service) => {
    // The key contains everything that is signed, so any change of a caller leads to another token.
    const key = `${service} ${JSON.stringify(caller)}`;
    const token = given.get(key) ?? signerFor(service)(caller);
    if (!given.has(key)) given.set(key, token);
    return token;
  };
}

/** The trusted public keys, PEM. */
type Trust = { ACTOR_PUBLIC_KEY: readonly string[] };

/**
 * Verifies a signed caller for this service; undefined if missing, forged, for another service, older than a minute whatever its own
 * expiry, or from the future.
 */
export function actorVerifier(
  service: ServiceName,
  { ACTOR_PUBLIC_KEY }: Trust,
): (token: unknown) => Caller | undefined {
  const age = { allowedIss: ISSUER, clockTolerance: TOLERANCE_MS, maxAge: LIFETIME_MS + TOLERANCE_MS };
  const requiredClaims = ['exp', 'iat', 'aud'];
  const verifiers = ACTOR_PUBLIC_KEY.map(key =>
    createVerifier({ key, algorithms: ['EdDSA'], allowedAud: service, requiredClaims, ...age }),
  );
  const believed = new LRUCache<string, { caller: Caller; until: number }>({ max: KEPT });
  return token => {
    if (typeof token !== 'string') return undefined;
    const found = believed.get(token);
    if (found && Date.now() < found.until) return found.caller;
    for (const verify of verifiers) {
      try {
        const claims = verify(token);
        if (claims.iat * 1000 > Date.now() + TOLERANCE_MS) continue;
        const { data: caller } = Caller.safeParse(claims);
        if (caller)
          believed.set(token, { caller, until: Math.min(claims.exp * 1000, claims.iat * 1000 + LIFETIME_MS) });
        return caller;
      } catch {
        // signed with another key, or with none of ours
      }
    }
    return undefined;
  };
}
