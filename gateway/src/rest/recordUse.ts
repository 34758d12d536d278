import { LINK_USE_ROUTE, type LinkUse } from '@aicp/contracts/inputs/links';
import { ACTOR_HEADER } from '@aicp/contracts/rights/actor';
import type { Logger } from '@aicp/service/process/logger';
import type { FastifyReply } from 'fastify';

const TIMEOUT_MS = 5_000;

/** Reports to identity what was opened through a link, for its creator, without data about the reader. */
export type RecordUse = (use: LinkUse) => void;

type Options = { identityUrl: string; actorToken(): string; logger: Logger };

export function linkUseRecorder({ identityUrl, actorToken, logger }: Options): RecordUse {
  return use => {
    const headers = { 'content-type': 'application/json', [ACTOR_HEADER]: actorToken() };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // The response does not wait: a lost report only lowers a count.
    fetch(new URL(LINK_USE_ROUTE, identityUrl), { method: 'POST', headers, body: JSON.stringify(use), signal }).then(
      ({ ok, status }) => ok || logger.warn({ status }, 'the use of a link was not recorded'),
      (error: unknown) => logger.warn({ err: error }, 'the use of a link was not recorded'),
    );
  };
}

const SENT = [200, 206];

/** Reports what is being sent, in full or in part; refused requests opened nothing. */
export function recordUseAfterSend(reply: FastifyReply, recordUse: RecordUse, use: LinkUse): void {
  if (SENT.includes(reply.statusCode)) recordUse(use);
}
