import { Actor } from '@aicp/contracts/actor';
import { createSigner, createVerifier } from 'fast-jwt';

const LIFETIME_MS = 60_000;
const ISSUER = 'gateway';

/** Signs who is asking, for one minute. Only the gateway does. */
export function actorSigner(secret: string): (actor: Actor) => string {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: LIFETIME_MS, iss: ISSUER });
  return actor => sign({ actor });
}

/** Reads a signed actor; undefined when it is missing, forged or out of date. */
export function actorVerifier(secret: string): (token: unknown) => Actor | undefined {
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    requiredClaims: ['exp'],
    clockTolerance: 5_000,
  });
  return token => {
    if (typeof token !== 'string') return undefined;
    try {
      return Actor.safeParse(verify(token).actor).data;
    } catch {
      return undefined;
    }
  };
}
