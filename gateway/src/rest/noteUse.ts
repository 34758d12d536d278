import { LINK_USE_ROUTE, type LinkUse } from '@aicp/contracts/inputs/links';
import { ACTOR_HEADER } from '@aicp/contracts/rights/actor';
import type { Logger } from '@aicp/service/process/logger';
import type { FastifyReply } from 'fastify';

const TIMEOUT_MS = 5_000;

/** Tells identity what was opened by a link, for those who made it: what, and nothing about by whom. */
export type NoteUse = (use: LinkUse) => void;

type Options = { identityUrl: string; actorToken(): string; logger: Logger };

export function linkUseRecorder({ identityUrl, actorToken, logger }: Options): NoteUse {
  return use => {
    const headers = { 'content-type': 'application/json', [ACTOR_HEADER]: actorToken() };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // The answer does not wait for it: a note that is lost is one that is missing in a count.
    fetch(new URL(LINK_USE_ROUTE, identityUrl), { method: 'POST', headers, body: JSON.stringify(use), signal }).then(
      ({ ok, status }) => ok || logger.warn({ status }, 'the use of a link was not noted'),
      (error: unknown) => logger.warn({ err: error }, 'the use of a link was not noted'),
    );
  };
}

const SENT = [200, 206];

/** Notes what has been found and is being sent, all of it or a part; what is refused was not opened. */
export function recordUseAfterSend(reply: FastifyReply, noteUse: NoteUse, use: LinkUse): void {
  if (SENT.includes(reply.statusCode)) noteUse(use);
}
