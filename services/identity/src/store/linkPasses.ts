import { randomBytes } from 'node:crypto';
import { LINKS_CHANNEL } from '@aicp/contracts/inputs/links';
import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import type { SignedRecords } from '@aicp/service/store/signedRecords';
import type { Redis } from 'ioredis';
import { z } from 'zod';

const LIFETIME_SECONDS = 3600;

const Pass = z.object({ link: z.int() });

export type LinkPasses = ReturnType<typeof linkPasses>;

const keyOf = (digest: string) => `aicp:link-pass:${digest}`;

/** Signed passes of opened links. The link is looked up at every use; if a pass is lost, the recipient opens the link again. */
export function linkPasses(redis: Redis, records: SignedRecords) {
  return {
    /** @returns 256 random bits, of which only the digest is stored */
    async issue(link: number): Promise<string> {
      const pass = `aicp_link_${randomBytes(32).toString('base64url')}`;
      const key = keyOf(tokenDigest(pass));
      await redis.set(key, records.seal(key, { link } satisfies z.infer<typeof Pass>), 'EX', LIFETIME_SECONDS);
      return pass;
    },

    /** The number of the opened link. */
    async find(digest: string): Promise<number | undefined> {
      const key = keyOf(digest);
      return Pass.safeParse(records.open(key, await redis.get(key))).data?.link;
    },

    /** Tells the gateways that a link has ended, so that they stop responses in progress. Only a hint: they also check. */
    async tellEnded(link: number): Promise<void> {
      await redis.publish(LINKS_CHANNEL, String(link)).catch(() => undefined);
    },
  };
}
