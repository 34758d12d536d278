import { Readable } from 'node:stream';
import { admin, mayAdminister } from '@aicp/contracts/actor';
import { ADMIN_LIVE_CHANNEL, AdminNotice } from '@aicp/contracts/adminLive';
import { DomainError } from '@aicp/contracts/domainError';
import { PATIENT } from '@aicp/service/process/redis';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import type { SessionActors } from '../session.ts';
import { failures, securityOf } from './answers.ts';
import { describedOnly } from './openapi.ts';

/** Between two notices of one kind; everything that happens in between becomes one notice at its end. */
const PAUSE_MS = 1_000;
const CHECK_MS = 1_000;
const HEARTBEAT_MS = 15_000;
const MOST_PER_PERSON = 8;
/** After which a browser whose stream ended asks again. */
const RETRY_MS = 3_000;

type Watcher = { stream: Readable; userId: number; session: string };

/**
 * GET /api/admin/live: notifies administrators by server-sent events what of the administration has changed. It ends
 * within a second of its session, with its reader, and when the server closes.
 */
export function serveLive(
  server: FastifyInstance,
  { redis, logger }: Pick<ServiceProcess, 'redis' | 'logger'>,
  { actorsOf }: SessionActors,
  contextOf: (request: FastifyRequest) => GraphContext,
  { heartbeatMs = HEARTBEAT_MS, channel = ADMIN_LIVE_CHANNEL } = {},
): void {
  const watchers = new Set<Watcher>();
  let closing = false;

  const say = (text: string) => {
    // A client that does not read is disconnected: a browser reconnects by itself.
    for (const { stream } of watchers) if (!stream.push(text)) stream.destroy();
  };

  async function endThoseSignedOut(): Promise<void> {
    if (watchers.size === 0) return;
    const sessions = [...new Set([...watchers].map(({ session }) => session))];
    // Read without renewing: watching alone keeps nobody signed in.
    const actors = await actorsOf(sessions, Date.now());
    const living = actors.flatMap(actor => (actor.kind === 'user' && mayAdminister(actor) ? [actor.session] : []));
    for (const { stream, session } of watchers) if (!living.includes(session)) stream.push(null);
  }

  const notice = withPauses(kind => say(`data: ${kind}\n\n`));
  const subscriber = redis.duplicate(PATIENT);
  subscriber.on('error', error => logger.debug({ err: error }, 'live updates: Redis error'));
  subscriber.on('message', (_channel, message) => {
    const { data: kind } = AdminNotice.safeParse(message);
    if (kind) notice(kind);
  });
  subscriber
    .subscribe(channel)
    .catch((error: unknown) => logger.warn({ err: error }, 'live updates: could not subscribe'));
  const check = setInterval(() => {
    endThoseSignedOut().catch((error: unknown) => logger.debug({ err: error }, 'live updates: Redis error'));
  }, CHECK_MS);
  const heartbeat = setInterval(say, heartbeatMs, ': still here\n\n');

  server.get('/api/admin/live', {
    config: describedOnly({
      summary: 'What has changed in the administration, by server-sent events, until the session ends',
      tags: ['Administration'],
      security: securityOf({ personal: true }),
      response: {
        200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
        ...failures,
      },
    }),
    preParsing: async request => void admin(contextOf(request).actor),
    async handler(request, reply) {
      const { userId, session } = admin(contextOf(request).actor);
      if (closing) throw new DomainError('UNAVAILABLE', 'The service is restarting. Please try again.');
      if ([...watchers].filter(watcher => watcher.userId === userId).length >= MOST_PER_PERSON)
        throw new DomainError('RATE_LIMITED', 'You have too many live pages open. Please close one.', {
          retryAfter: 5,
        });
      const stream = new Readable({ read: () => undefined });
      const watcher = { stream, userId, session };
      watchers.add(watcher);
      stream.once('close', () => watchers.delete(watcher));
      stream.push(`retry: ${RETRY_MS}\n\n`);
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  });
  server.addHook('preClose', async () => {
    closing = true;
    clearInterval(check);
    clearInterval(heartbeat);
    for (const { stream } of watchers) stream.push(null);
  });
  server.addHook('onClose', async () => subscriber.disconnect());
}

/** Passes a notice on at once, and all that follow it within a second as one. */
function withPauses(pass: (kind: AdminNotice) => void): (kind: AdminNotice) => void {
  const pausing = new Map<AdminNotice, { again: boolean }>();
  return function notice(kind) {
    const pause = pausing.get(kind);
    if (pause) {
      pause.again = true;
      return;
    }
    pass(kind);
    const begun = { again: false };
    pausing.set(kind, begun);
    setTimeout(() => {
      pausing.delete(kind);
      if (begun.again) notice(kind);
    }, PAUSE_MS).unref();
  };
}
