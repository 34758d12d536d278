import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphContext } from './graphContext.ts';
import { GUEST_TURNS, LINK_TURNS, LONG_BODY_BYTES, LONG_BODY_TURNS } from './limits.ts';
import { perCallerQueue } from './turns.ts';

/**
 * Queues whole requests without an account, and all requests with long bodies, from arrival to the last byte of the response. A slow body
 * or a slow reader delays only requests of the same caller.
 */
export function requestTurns(limits = { link: LINK_TURNS, guests: GUEST_TURNS, longBodies: LONG_BODY_TURNS }) {
  const [takeLink, takeGuests] = [perCallerQueue(limits.link), perCallerQueue(limits.guests)];
  const takeLongBody = perCallerQueue(limits.longBodies);
  return {
    /**
     * For routes that read the whole body; called before it is read. A body without a stated length counts as long.
     * @throws an error of status 413 for a guest's long body: no route open to guests needs one
     */
    ofBody: async ({ headers }: Pick<FastifyRequest, 'headers'>, reply: Reply, by: Caller): Promise<void> => {
      const length = headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);
      if (length <= LONG_BODY_BYTES) return;
      if (by.actor.kind === 'guest') throw Object.assign(new Error('too large'), { statusCode: 413 });
      await untilAnswered(reply, takeLongBody, by.caller);
    },
    /** Before the pass is looked up: otherwise each waiting request would cause a lookup. */
    ofPass: (reply: Reply, digest: string) => untilAnswered(reply, takeLink, `pass ${digest}`),
    /** Counts all passes of a link together. */
    ofLink: (reply: Reply, link: number) => untilAnswered(reply, takeLink, `link ${link}`),
    ofGuests: (reply: Reply, network: string) => untilAnswered(reply, takeGuests, network),
  };
}

type Reply = Pick<FastifyReply, 'raw'>;
type Caller = Pick<GraphContext, 'caller' | 'actor'>;

async function untilAnswered({ raw }: Reply, take: ReturnType<typeof perCallerQueue>, key: string): Promise<void> {
  const gone = new AbortController();
  const forget = finished(raw, () => gone.abort());
  const giveBack = await take(key, gone.signal).finally(forget);
  finished(raw, giveBack);
}
