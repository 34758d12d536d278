import { createHash } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { keepForAWhile } from '@aicp/paper/keepForAWhile';
import { type Enter, MOST_DRAWN_AT_ONCE, openPlaces } from '@aicp/paper/places';
import type { Logger } from '@aicp/service/process/logger';
import { Overtaxed, openSandbox } from '@aicp/service/sandbox/sandbox';
import type { Draft } from './drawingWork.ts';

/** Draws files beside the event loop, within limits of time and memory. */
export type Drawing = {
  /** A place at the account's downloads, of which it has two. */
  enter: Enter;
  /** Files in the order of their drafts. The caller holds a place. @throws DomainError UNAVAILABLE */
  files(drafts: readonly Draft[]): Promise<Buffer[]>;
  /** One file, which is drawn once however often it is asked for in the next minutes. @throws DomainError UNAVAILABLE, RATE_LIMITED */
  file(account: number, draft: Draft): Promise<Buffer>;
  stop(): Promise<void>;
};

const TOO_DEAR = 'The file could not be drawn in time. Please try again in a minute.';

export function openDrawing({ logger }: { logger: Logger }): Drawing {
  const enter = openPlaces();
  const kept = keepForAWhile();
  const sandbox = openSandbox<Draft[], Uint8Array[]>({
    body: new URL('./drawingThread.ts', import.meta.url),
    logger,
    heapMb: 192,
    answerMb: 96,
    most: MOST_DRAWN_AT_ONCE,
  });

  async function files(drafts: readonly Draft[]): Promise<Buffer[]> {
    const drawn = await sandbox.run([...drafts]).catch((error: unknown) => {
      throw error instanceof Overtaxed ? new DomainError('UNAVAILABLE', TOO_DEAR) : error;
    });
    return drawn.map(bufferOf);
  }

  return {
    enter,
    files,
    async file(account, draft) {
      const bytes = await kept(keyOf(draft), async () => {
        const leave = await enter(account);
        const [file] = await files([draft]).finally(leave);
        return file ?? Buffer.alloc(0);
      });
      return bufferOf(bytes);
    },
    stop: sandbox.stop,
  };
}

/** By what is drawn: the text as it reads, its mark, and the letterhead. Nobody gets at it who does not have all of them. */
function keyOf({ format, content, mark, letterhead }: Draft): string {
  const head = letterhead && [letterhead.name, letterhead.colour, letterhead.logo?.sha256 ?? null];
  return createHash('sha256')
    .update(JSON.stringify([format, content, mark, head]))
    .digest('hex');
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
