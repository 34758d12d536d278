import { GRANT_SECONDS, REFUSAL_SECONDS, TokenGrant, tokenKey } from '@aicp/contracts/rights/apiToken';
import type { SignedRecords } from '@aicp/service/store/signedRecords';
import type { Redis } from 'ioredis';

export type TokenGrants = ReturnType<typeof tokenGrants>;

/** The gateway's signed records of tokens in use, in Redis. If they are lost, it queries identity again. */
export function tokenGrants(redis: Redis, records: SignedRecords) {
  return {
    /**
     * Stores an answer for the gateway, and returns the valid one: a concurrent refusal wins.
     * @param grant null refuses
     */
    async keep(digest: string, grant: TokenGrant | null): Promise<TokenGrant | null> {
      const key = tokenKey(digest);
      const value = grant ? records.seal(key, grant) : '';
      const seconds = grant ? GRANT_SECONDS : REFUSAL_SECONDS;
      if ((await redis.set(key, value, 'EX', seconds, 'NX')) === 'OK') return grant;
      const other = await redis.get(key);
      if (other === null) return grant;
      const known = records.open(key, other);
      return known ? TokenGrant.parse(known) : null;
    },

    /** Makes the gateway ask again, without refusing the tokens. */
    async forget(digests: readonly string[]): Promise<void> {
      if (digests.length > 0) await redis.del(digests.map(tokenKey));
    },

    /** Refuses tokens from now on; after a while the gateway asks about them again. */
    async refuse(digests: readonly string[]): Promise<void> {
      if (digests.length === 0) return;
      const batch = redis.multi();
      for (const digest of digests) batch.set(tokenKey(digest), '', 'EX', REFUSAL_SECONDS);
      await batch.exec();
    },
  };
}
