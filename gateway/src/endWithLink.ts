import { finished } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

const EVERY_MS = 400;

/** Breaks off what is being sent to the holder of a link as soon as the link is good no more: its files may be long, and its readers slow. */
export function endWithLink({ raw }: Pick<FastifyReply, 'raw'>, isGood: () => Promise<boolean>): void {
  const over = new AbortController();
  finished(raw, () => over.abort());
  const watch = async () => {
    while (!over.signal.aborted) {
      await pause(EVERY_MS, undefined, { signal: over.signal });
      if (!(await isGood())) raw.destroy();
    }
  };
  // Ends with the answer.
  watch().catch(() => {});
}
