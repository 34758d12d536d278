import { finished } from 'node:stream';
import { LINKS_CHANNEL } from '@aicp/contracts/inputs/links';
import { BLOCKING_CLIENT_OPTIONS } from '@aicp/service/process/redis';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import type { FastifyReply } from 'fastify';

/** Links also end with their creators and their content, which is not announced: so it is checked. */
const EVERY_MS = 700;

type Raw = FastifyReply['raw'];
type Watched = { answers: Map<string, Set<Raw>>; timer: NodeJS.Timeout };
type Given = Pick<ServiceProcess, 'redis' | 'logger'> & {
  isGood(digest: string): Promise<boolean>;
  everyMs?: number;
};

/**
 * Aborts responses through a link as soon as the link is invalid: its files may be long, and its readers slow. Checks one at a time
 * however many responses a link has; a revoked link is checked at once.
 */
export function watchLinks({ redis, logger, isGood, everyMs = EVERY_MS }: Given) {
  const links = new Map<number, Watched>();
  const looking = new Set<number>();

  async function look(link: number): Promise<void> {
    const { answers } = links.get(link) ?? {};
    if (!answers || looking.has(link)) return;
    looking.add(link);
    try {
      // The newest pass is valid for longest, and with it the link; an older one's requests end soon anyway.
      for (const [digest, begun] of [...answers].reverse()) {
        if (await isGood(digest)) return;
        for (const raw of begun) raw.destroy();
      }
    } catch (error) {
      logger.debug({ err: error }, 'could not check whether a link is still valid');
    } finally {
      looking.delete(link);
    }
  }

  function watchedOf(link: number): Watched {
    const known = links.get(link);
    if (known) return known;
    const watched = { answers: new Map(), timer: setInterval(() => void look(link), everyMs).unref() };
    links.set(link, watched);
    return watched;
  }

  const subscriber = redis.duplicate(BLOCKING_CLIENT_OPTIONS);
  subscriber.on('error', error => logger.debug({ err: error }, 'links: Redis error'));
  subscriber.on('message', (_channel, link) => void look(Number(link)));
  subscriber
    .subscribe(LINKS_CHANNEL)
    .catch((error: unknown) => logger.warn({ err: error }, 'links: could not subscribe'));

  return {
    /** Watches until the response has ended. */
    watch({ raw }: Pick<FastifyReply, 'raw'>, link: number, digest: string): void {
      const { answers, timer } = watchedOf(link);
      const begun = answers.get(digest) ?? new Set();
      answers.set(digest, begun.add(raw));
      finished(raw, () => {
        begun.delete(raw);
        if (begun.size === 0) answers.delete(digest);
        if (answers.size > 0) return;
        clearInterval(timer);
        links.delete(link);
      });
    },
    close: () => subscriber.disconnect(),
  };
}
