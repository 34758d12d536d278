import { Actor, Client } from '@aicp/contracts/actor';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';

const LIFETIME_MS = 60_000;
const ISSUER = 'gateway';

const Caller = z.object({ actor: Actor, client: Client });
export type Caller = z.infer<typeof Caller>;

/** Signs who is asking and from where, for one minute. Only the gateway does. */
export function actorSigner(secret: string): (caller: Caller) => string {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: LIFETIME_MS, iss: ISSUER });
  return caller => sign(caller);
}

/** Reads a signed caller; undefined when it is missing, forged or out of date. */
export function actorVerifier(secret: string): (token: unknown) => Caller | undefined {
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
      return Caller.safeParse(verify(token)).data;
    } catch {
      return undefined;
    }
  };
}
