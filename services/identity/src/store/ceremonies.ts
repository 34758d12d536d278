import { randomBytes } from 'node:crypto';
import { sessionDigest } from '@aicp/contracts/rights/session';
import type { SignedRecords } from '@aicp/service/store/signedRecords';
import type { Redis } from 'ioredis';
import { z } from 'zod';

const CEREMONY_SECONDS = 5 * 60;

/** In a session, to add a passkey there. */
const Addition = z.object({ kind: z.literal('add'), userId: z.int(), session: z.string(), userHandle: z.string() });
/** In a session, to show that it is still them. */
const Proving = z.object({ kind: z.literal('proof'), userId: z.int(), session: z.string() });
/** To sign in: anyone, or after a password the one whose login this is. */
const Login = z.object({
  kind: z.literal('login'),
  second: z.object({ userId: z.int(), challenge: z.string() }).optional(),
});

/** What a passkey was asked for, and by whom. */
type Ceremony = z.infer<typeof Addition> | z.infer<typeof Proving> | z.infer<typeof Login>;
/** The random bytes to be signed, base64url. */
const toSign = { challenge: z.string() };

export type CeremonyStore = ReturnType<typeof ceremonyStore>;

const keyOf = (id: string) => `aicp:passkey-ceremony:${sessionDigest(id)}`;

/**
 * What passkeys have been asked to sign and have not answered yet, signed: no one who can write Redis makes an old answer
 * count again. Losing it only means to begin again.
 */
export function ceremonyStore(redis: Redis, records: SignedRecords) {
  /** Uses it up, whatever comes of it; undefined when it is over, or of another kind. */
  async function take<Kind extends z.ZodType>(id: string, kind: Kind): Promise<z.output<Kind> | undefined> {
    const key = keyOf(id);
    return kind.safeParse(records.open(key, await redis.getdel(key))).data;
  }

  return {
    /** @returns 256 random bits for the client that began it: the signature is of no use to anyone else */
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
