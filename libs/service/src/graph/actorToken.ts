import { Actor, Client } from '@aicp/contracts/actor';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';

const LIFETIME_MS = 60_000;
/** How far the clocks of two machines may be apart. */
const TOLERANCE_MS = 5_000;
const ISSUER = 'gateway';

const Caller = z.object({ actor: Actor, client: Client });
export type Caller = z.infer<typeof Caller>;

/** Signs a caller for one service. */
export type ActorSigner = (caller: Caller, service: ServiceName) => string;

/**
 * Signs who is asking and from where (EdDSA), for one service and one minute. Only the gateway has the key.
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
  return (caller, service) => signerFor(service)(caller);
}

type Trust = {
  /** The public keys that are believed, PEM. */
  ACTOR_PUBLIC_KEY: readonly string[];
  /** What the release before signs with, for every service alike: set while a gateway of it may still run. */
  ACTOR_SECRET?: readonly string[] | undefined;
};

/**
 * Reads a caller that was signed for this service; undefined when it is missing, forged, meant for another service, older
 * than a minute whatever it says itself, or from the future.
 */
export function actorVerifier(
  service: ServiceName,
  { ACTOR_PUBLIC_KEY, ACTOR_SECRET = [] }: Trust,
): (token: unknown) => Caller | undefined {
  const age = { allowedIss: ISSUER, clockTolerance: TOLERANCE_MS, maxAge: LIFETIME_MS + TOLERANCE_MS };
  const requiredClaims = ['exp', 'iat'];
  const verifiers = [
    ...ACTOR_PUBLIC_KEY.map(key =>
      createVerifier({
        key,
        algorithms: ['EdDSA'],
        allowedAud: service,
        requiredClaims: [...requiredClaims, 'aud'],
        ...age,
      }),
    ),
    ...ACTOR_SECRET.map(key => createVerifier({ key, algorithms: ['HS256'], requiredClaims, ...age })),
  ];
  return token => {
    if (typeof token !== 'string') return undefined;
    for (const verify of verifiers) {
      try {
        const claims = verify(token);
        if (claims.iat * 1000 <= Date.now() + TOLERANCE_MS) return Caller.safeParse(claims).data;
      } catch {
        // signed with another one, or with none of ours
      }
    }
    return undefined;
  };
}
