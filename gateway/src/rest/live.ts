import { Readable } from 'node:stream';
import { DomainError } from '@aicp/contracts/domainError';
import type { Actor, UserActor } from '@aicp/contracts/rights/actor';
import { BLOCKING_CLIENT_OPTIONS } from '@aicp/service/process/redis';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import type { SessionActors } from '../session.ts';
import { failures, securityOf } from './answers.ts';
import { describedOnly } from './openapi.ts';

const CHECK_MS = 500;
const HEARTBEAT_MS = 15_000;
const MAX_PER_PERSON = 8;
/** The delay after which a browser whose stream ended reconnects. */
const RETRY_MS = 3_000;

/** Server-sent events about changes, one word or two per notice: the recipient queries the rest. */
export type LiveRoute = {
  url: string;
  summary: string;
  tag: string;
  /** The Redis channel of the notices. */
  channel: string;
  /** The pause between two notices of one kind; all changes in between become one notice at its end. */
  pauseMs: number;
  /**
   * The notices for an actor. A watching actor whose room or role changes is disconnected: the browser reconnects with the new ones.
   * @throws DomainError for a caller without the right to watch
   */
  enter(actor: Actor): Place;
  /** A message of the channel with its room; null for an invalid one. */
  read(message: string): Notice | null;
};
type Place = Pick<UserActor, 'userId' | 'session' | 'role'> & { room: number };
/** A notice for everyone in the room, or for one user. */
type Notice = { room: number; notice: string; userId?: number | undefined };

type Watcher = Place & { stream: Readable };

/** Serves a route of server-sent events. A stream ends within a second of its session, with its reader, and when the server closes. */
export function serveLive(
  server: FastifyInstance,
  { redis, logger }: Pick<ServiceProcess, 'redis' | 'logger'>,
  { actorsOf }: SessionActors,
  contextOf: (request: FastifyRequest) => GraphContext,
  { url, summary, tag, channel, pauseMs, enter, read }: LiveRoute,
  heartbeatMs = HEARTBEAT_MS,
): void {
  const rooms = new Map<number, Set<Watcher>>();
  const everybody = () => [...rooms.values()].flatMap(watchers => [...watchers]);
  let closing = false;

  const say = (watchers: Iterable<Watcher>, text: string) => {
    // A client that does not read is disconnected: a browser reconnects automatically.
    for (const { stream } of watchers) if (!stream.push(text)) stream.destroy();
  };

  async function endThoseSignedOut(): Promise<void> {
    if (rooms.size === 0) return;
    const sessions = [...new Set(everybody().map(({ session }) => session))];
    // Read without renewing, because watching alone does not extend a session.
    const actors = await actorsOf(sessions, Date.now());
    const placeOf = new Map(sessions.map((session, at) => [session, placeIfAny(actors[at] ?? { kind: 'guest' })]));
    for (const { stream, session, room, role } of everybody()) {
      const now = placeOf.get(session);
      if (now?.room !== room || now.role !== role) stream.push(null);
    }
  }

  function placeIfAny(actor: Actor): Place | null {
    try {
      return enter(actor);
    } catch {
      return null;
    }
  }

  const pass = withPauses(pauseMs, ({ room, notice, userId }) => {
    const watchers = [...(rooms.get(room) ?? [])];
    say(userId === undefined ? watchers : watchers.filter(one => one.userId === userId), `data: ${notice}\n\n`);
  });
  const subscriber = redis.duplicate(BLOCKING_CLIENT_OPTIONS);
  subscriber.on('error', error => logger.debug({ err: error }, 'live updates: Redis error'));
  subscriber.on('message', (_channel, message) => {
    const heard = read(message);
    if (heard && rooms.has(heard.room)) pass(heard);
  });
  subscriber
    .subscribe(channel)
    .catch((error: unknown) => logger.warn({ err: error }, 'live updates: could not subscribe'));
  const check = setInterval(() => {
    endThoseSignedOut().catch((error: unknown) => logger.debug({ err: error }, 'live updates: Redis error'));
  }, CHECK_MS);
  const heartbeat = setInterval(() => say(everybody(), ': still here\n\n'), heartbeatMs);

  server.get(url, {
    config: describedOnly({
      summary,
      tags: [tag],
      security: securityOf({ personal: true }),
      response: {
        200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
        ...failures,
      },
    }),
    preParsing: async request => void enter(contextOf(request).actor),
    async handler(request, reply) {
      const { userId, session, role, room } = enter(contextOf(request).actor);
      if (closing) throw new DomainError('UNAVAILABLE', 'The service is restarting. Please try again.');
      if (everybody().filter(watcher => watcher.userId === userId).length >= MAX_PER_PERSON)
        throw new DomainError('RATE_LIMITED', 'You have too many live pages open. Please close one.', {
          retryAfter: 5,
        });
      const stream = new Readable({ read: () => undefined });
      const watcher = { stream, userId, session, role, room };
      const watchers = rooms.get(room) ?? new Set();
      rooms.set(room, watchers.add(watcher));
      stream.once('close', () => {
        watchers.delete(watcher);
        if (watchers.size === 0) rooms.delete(room);
      });
      stream.push(`retry: ${RETRY_MS}\n\n`);
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  });
  server.addHook('preClose', async () => {
    closing = true;
    clearInterval(check);
    clearInterval(heartbeat);
    for (const { stream } of everybody()) stream.push(null);
  });
  server.addHook('onClose', async () => subscriber.disconnect());
}

/** Passes a notice on at once, and all further ones of its kind within the pause as one. */
function withPauses(pauseMs: number, pass: (notice: Notice) => void): (notice: Notice) => void {
  const pausing = new Map<string, { again: boolean }>();
  return function heard(notice) {
    const kind = `${notice.room} ${notice.notice} ${notice.userId}`;
    const pause = pausing.get(kind);
    if (pause) {
      pause.again = true;
      return;
    }
    pass(notice);
    const begun = { again: false };
    pausing.set(kind, begun);
    setTimeout(() => {
      pausing.delete(kind);
      if (begun.again) heard(notice);
    }, pauseMs).unref();
  };
}
