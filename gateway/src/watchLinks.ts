import { finished } from 'node:stream';
import { LINKS_CHANNEL } from '@aicp/contracts/inputs/links';
import { BLOCKING_CLIENT_OPTIONS } from '@aicp/service/process/redis';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import type { FastifyReply } from 'fastify';

/** Links also end by themselves, with who made them and with what they show: that is asked, and no one publishes it. */
const EVERY_MS = 700;

type Raw = FastifyReply['raw'];
type Watched = { answers: Map<string, Set<Raw>>; timer: NodeJS.Timeout };
type Given = Pick<ServiceProcess, 'redis' | 'logger'> & {
  /** Whether what was opened with this pass is still good. */
  isGood(digest: string): Promise<boolean>;
  everyMs?: number;
};

/**
 * Breaks off what is under way by a link as soon as the link is good no more: its files may be long, and its readers slow.
 * However much of a link is under way, one question at a time is asked about it; a link that was revoked is asked about at once.
 */
export function watchLinks({ redis, logger, isGood, everyMs = EVERY_MS }: Given) {
  const links = new Map<number, Watched>();
  const looking = new Set<number>();

  async function look(link: number): Promise<void> {
    const { answers } = links.get(link) ?? {};
    if (!answers || looking.has(link)) return;
    looking.add(link);
    try {
      // The newest pass is good for longest, and while it is, so is the link; an older one's requests end soon anyway.
      for (const [digest, begun] of [...answers].reverse()) {
        if (await isGood(digest)) return;
        for (const raw of begun) raw.destroy();
      }
    } catch (error) {
      logger.debug({ err: error }, 'whether a link is still good could not be asked');
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
    /** Watches until the answer has ended. */
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
