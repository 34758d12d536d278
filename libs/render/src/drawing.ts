import { createHash } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import type { Logger } from '@aicp/service/process/logger';
import { createSandbox, WorkLimitExceeded } from '@aicp/service/sandbox/sandbox';
import type { Draft } from './drawingWork.ts';
import { createSlots, type Enter, MAX_DRAWN_AT_ONCE } from './places.ts';
import { ttlCache } from './ttlCache.ts';

/** Renders files outside the event loop, within limits of time and memory. */
export type Drawing = {
  /** Takes one of the account's two download slots. */
  enter: Enter;
  /** Renders files in the order of their drafts. The caller holds a slot. @throws DomainError UNAVAILABLE */
  files(drafts: readonly Draft[]): Promise<Buffer[]>;
  /** Renders one file, once even if it is requested repeatedly in the next minutes. @throws DomainError UNAVAILABLE, RATE_LIMITED */
  file(account: number, draft: Draft): Promise<Buffer>;
  stop(): Promise<void>;
};

const TOO_DEAR = 'The file could not be created in time. Please try again in a minute.';

export function createRenderer({ logger }: { logger: Logger }): Drawing {
  const enter = createSlots();
  const kept = ttlCache();
  const sandbox = createSandbox<readonly Draft[], Uint8Array[]>({
    body: new URL('./drawingThread.ts', import.meta.url),
    logger,
    timeMs: 20_000,
    heapMb: 192,
    answerMb: 96,
    most: MAX_DRAWN_AT_ONCE,
  });

  async function files(drafts: readonly Draft[]): Promise<Buffer[]> {
    const drawn = await sandbox.run(drafts).catch((error: unknown) => {
      throw error instanceof WorkLimitExceeded ? new DomainError('UNAVAILABLE', TOO_DEAR) : error;
    });
    return drawn.map(bufferOf);
  }

  return {
    enter,
    files,
    async file(account, draft) {
      // The key covers all rendered content, so that no one gets the file without having all of it.
      const key = createHash('sha256').update(JSON.stringify(draft)).digest('hex');
      const bytes = await kept(key, async () => {
        const leave = await enter(account);
        const [file] = await files([draft]).finally(leave);
        return file ?? Buffer.alloc(0);
      });
      return bufferOf(bytes);
    },
    stop: sandbox.stop,
  };
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
