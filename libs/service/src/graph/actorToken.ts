import { Actor, Client } from '@aicp/contracts/actor';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';

const LIFETIME_MS = 60_000;
const ISSUER = 'gateway';

const Caller = z.object({ actor: Actor, client: Client });
export type Caller = z.infer<typeof Caller>;

/** Signs who is asking and from where, for one minute, with the first of the secrets. Only the gateway does. */
export function actorSigner([secret = '']: readonly string[]): (caller: Caller) => string {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: LIFETIME_MS, iss: ISSUER });
  return caller => sign(caller);
}

/** Reads a caller that was signed with one of the secrets; undefined when it is missing, forged or out of date. */
export function actorVerifier(secrets: readonly string[]): (token: unknown) => Caller | undefined {
  const verifiers = secrets.map(key =>
    createVerifier({ key, algorithms: ['HS256'], allowedIss: ISSUER, requiredClaims: ['exp'], clockTolerance: 5_000 }),
  );
  return token => {
    if (typeof token !== 'string') return undefined;
    for (const verify of verifiers) {
      try {
        return Caller.safeParse(verify(token)).data;
      } catch {
        // signed with another one, or with none of ours
      }
    }
    return undefined;
  };
}
