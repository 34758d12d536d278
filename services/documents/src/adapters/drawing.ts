import { createHash } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { keepForAWhile } from '@aicp/paper/keepForAWhile';
import { type Enter, openPlaces } from '@aicp/paper/places';
import { Overtaxed, startThreads, type Threads } from '@aicp/paper/threads';
import type { Logger } from '@aicp/service/process/logger';
import type { Picture } from '../domain/branding.ts';
import type { Draft, Result, Work } from './drawingWork.ts';

/** Draws files beside the event loop, within limits of time and memory. */
export type Drawing = {
  /** A place at the account's downloads, of which it has two. */
  enter: Enter;
  /** Files in the order of their drafts. The caller holds a place. @throws DomainError UNAVAILABLE */
  files(drafts: readonly Draft[]): Promise<Buffer[]>;
  /** One file, which is drawn once however often it is asked for in the next minutes. @throws DomainError UNAVAILABLE, RATE_LIMITED */
  file(account: number, draft: Draft): Promise<Buffer>;
  /** A picture, decoded and written again; null when it cannot be. @throws DomainError UNAVAILABLE, RATE_LIMITED */
  picture(bytes: Buffer): Promise<Picture | null>;
  stop(): Promise<void>;
};

type Options = { logger: Logger; threads?: Threads<Work, Result> };

const TOO_DEAR = 'The file could not be drawn in time. Please try again in a minute.';

export function openDrawing({
  logger,
  threads = startThreads({ body: new URL('./drawingThread.ts', import.meta.url), logger }),
}: Options): Drawing {
  const enter = openPlaces();
  // Decoded pixels lie outside of the memory that a thread can be limited in: one picture at a time.
  const atTheEasel = openPlaces({ most: 1 });
  const kept = keepForAWhile();

  async function files(drafts: readonly Draft[]): Promise<Buffer[]> {
    const result = await threads.run({ kind: 'files', drafts: [...drafts] }).catch((error: unknown) => {
      throw error instanceof Overtaxed ? new DomainError('UNAVAILABLE', TOO_DEAR) : error;
    });
    return 'files' in result ? result.files.map(bufferOf) : [];
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
    async picture(bytes) {
      const leave = await atTheEasel('everybody');
      try {
        const result = await threads.run({ kind: 'picture', bytes });
        const picture = 'picture' in result ? result.picture : null;
        return picture && { ...picture, bytes: bufferOf(picture.bytes) };
      } catch (error) {
        if (error instanceof Overtaxed) return null;
        throw error;
      } finally {
        leave();
      }
    },
    stop: () => threads.stop(),
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
