import { randomBytes } from 'node:crypto';
import { sessionDigest } from '@aicp/contracts/rights/session';
import type { SignedRecords } from '@aicp/service/store/signedRecords';
import type { Redis } from 'ioredis';
import { z } from 'zod';

const CEREMONY_SECONDS = 5 * 60;

/** Adding a passkey in a session. */
const Addition = z.object({ kind: z.literal('add'), userId: z.int(), session: z.string(), userHandle: z.string() });
/** Confirming the user of a session. */
const Proving = z.object({ kind: z.literal('proof'), userId: z.int(), session: z.string() });
/** Signing in: anyone, or after a password the user of that login. */
const Login = z.object({
  kind: z.literal('login'),
  second: z.object({ userId: z.int(), challenge: z.string() }).optional(),
});

/** A request to a passkey, and its user. */
type Ceremony = z.infer<typeof Addition> | z.infer<typeof Proving> | z.infer<typeof Login>;
/** The random bytes to be signed, base64url. */
const toSign = { challenge: z.string() };

export type CeremonyStore = ReturnType<typeof ceremonyStore>;

const keyOf = (id: string) => `aicp:passkey-ceremony:${sessionDigest(id)}`;

/**
 * Signed records of pending passkey requests: no one who can write Redis can revive an old response. If they are lost, users start again.
 */
export function ceremonyStore(redis: Redis, records: SignedRecords) {
  /** Consumes it; undefined if expired or of another kind. */
  async function take<Kind extends z.ZodType>(id: string, kind: Kind): Promise<z.output<Kind> | undefined> {
    const key = keyOf(id);
    return kind.safeParse(records.open(key, await redis.getdel(key))).data;
  }

  return {
    /** @returns 256 random bits for the client that started it; the signature is useless to anyone else */
    async begin(ceremony: Ceremony, challenge: string): Promise<string> {
      const id = randomBytes(32).toString('base64url');
      const key = keyOf(id);
      await redis.set(key, records.seal(key, { ...ceremony, challenge }), 'EX', CEREMONY_SECONDS);
      return id;
    },

    takeAddition: (id: string) => take(id, Addition.extend(toSign)),
    takeProving: (id: string) => take(id, Proving.extend(toSign)),
    takeLogin: (id: string) => take(id, Login.extend(toSign)),
  };
}
