import { DomainError } from '@aicp/contracts/domainError';
import type { FileEnding } from '@aicp/contracts/limits';
import type { Actor } from '@aicp/contracts/rights/actor';
import type { Logger } from '@aicp/service/process/logger';
import { callerOf, createSandbox, WorkLimitExceeded } from '@aicp/service/sandbox/sandbox';
import type { Picture } from '../domain/branding.ts';
import type { Result, Work } from './readingWork.ts';

/** Reads untrusted files in sandboxes outside the event loop, one at a time for each user and each link. */
export type Reading = {
  /** Checks a file on disk. @returns the message to refuse it with, or null. @throws DomainError UNAVAILABLE */
  refusal(actor: Actor, file: { path: string; size: number; ending: FileEnding }): Promise<string | null>;
  /** A picture, decoded and re-encoded; null if that is impossible. @throws DomainError UNAVAILABLE */
  picture(actor: Actor, bytes: Buffer): Promise<Picture | null>;
  stop(): Promise<void>;
};

const TOO_COMPLICATED = 'The file is too complicated to be read. Please save it in a simpler form.';

export function createReader({ logger }: { logger: Logger }): Reading {
  const body = new URL('./readingThread.ts', import.meta.url);
  // A JPEG takes many times the memory of its pixels.
  const sandbox = createSandbox<Work, Result>({ body, logger, heapMb: 128, buffersMb: 192 });

  /** @returns undefined if a sandbox cannot handle it */
  const read = (actor: Actor, work: Work) =>
    sandbox.run(work, callerOf(actor)).catch((error: unknown) => {
      if (error instanceof WorkLimitExceeded) return undefined;
      throw error;
    });

  return {
    async refusal(actor, file) {
      const result = await read(actor, { kind: 'file', ...file });
      if (!result) throw new DomainError('INVALID', TOO_COMPLICATED);
      if ('refusal' in result) return result.refusal;
      throw new Error('The sandbox returned something other than a file.');
    },
    async picture(actor, bytes) {
      const result = await read(actor, { kind: 'picture', bytes });
      const picture = result && 'picture' in result ? result.picture : null;
      return picture && { ...picture, bytes: Buffer.from(picture.bytes) };
    },
    stop: sandbox.stop,
  };
}
