import { createHash } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { keepForAWhile } from '@aicp/paper/keepForAWhile';
import { MOST_DRAWN_AT_ONCE, openPlaces } from '@aicp/paper/places';
import type { Logger } from '@aicp/service/process/logger';
import { Overtaxed, openSandbox } from '@aicp/service/sandbox/sandbox';
import type { Draft } from './paperWork.ts';

/** Draws reports beside the event loop, within limits of time and memory. */
export type Papers = {
  /**
   * The file, which is drawn once however often it is asked for in the next minutes; two at once for each person.
   * @throws DomainError UNAVAILABLE, RATE_LIMITED
   */
  draw(userId: number, draft: Draft): Promise<Buffer>;
  stop(): Promise<void>;
};

const TOO_DEAR = 'The file could not be drawn in time. Please try again in a minute.';

export function openPapers({ logger }: { logger: Logger }): Papers {
  const sandbox = openSandbox<Draft, Uint8Array>({
    body: new URL('./paperThread.ts', import.meta.url),
    logger,
    timeMs: 20_000,
    heapMb: 192,
    answerMb: 96,
    most: MOST_DRAWN_AT_ONCE,
  });
  const enter = openPlaces();
  const kept = keepForAWhile();
  return {
    async draw(userId, draft) {
      const key = createHash('sha256').update(JSON.stringify(draft)).digest('hex');
      const bytes = await kept(key, async () => {
        const leave = await enter(userId);
        try {
          return await sandbox.run(draft);
        } catch (error) {
          throw error instanceof Overtaxed ? new DomainError('UNAVAILABLE', TOO_DEAR) : error;
        } finally {
          leave();
        }
      });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    stop: sandbox.stop,
  };
}
