import { DomainError } from '@aicp/contracts/domainError';
import type { Actor } from '@aicp/contracts/rights/actor';
import type { Logger } from '@aicp/service/process/logger';
import { callerOf, createSandbox, WorkLimitExceeded } from '@aicp/service/sandbox/sandbox';
import type { ModelFile } from '../domain/modelFile/proposal.ts';
import type { Result, Work } from './readingWork.ts';
import type { Asked, SystemsFile } from './readSystemsFile.ts';

/** Reads untrusted files outside the event loop, one at a time for each user. */
export type Reading = {
  /** @throws DomainError INVALID with the sentence why it is refused, UNAVAILABLE */
  sheet(actor: Actor, bytes: Buffer, asked?: Asked): Promise<SystemsFile>;
  /** @throws DomainError INVALID with the sentence why it is refused, UNAVAILABLE */
  modelFile(actor: Actor, bytes: Buffer): Promise<ModelFile>;
  stop(): Promise<void>;
};

/** The texts of the largest file of systems, at two bytes a character, with their field names. */
const ANSWER_MB = 32;

const TOO_COMPLICATED = 'The file is too complex to read. Please save it in a simpler form, or in several files.';

export function createReader({ logger }: { logger: Logger }): Reading {
  const sandbox = createSandbox<Work, Result>({
    body: new URL('./readingThread.ts', import.meta.url),
    logger,
    answerMb: ANSWER_MB,
  });

  async function read(actor: Actor, work: Work): Promise<Exclude<Result, { refusal: string }>> {
    const result = await sandbox.run(work, callerOf(actor)).catch((error: unknown) => {
      throw error instanceof WorkLimitExceeded ? new DomainError('INVALID', TOO_COMPLICATED) : error;
    });
    if ('refusal' in result) throw new DomainError('INVALID', result.refusal);
    return result;
  }

  return {
    async sheet(actor, bytes, asked = {}) {
      const result = await read(actor, { kind: 'sheet', bytes, asked });
      if ('sheet' in result) return result.sheet;
      throw new Error('The sandbox returned something other than a sheet.');
    },
    async modelFile(actor, bytes) {
      const result = await read(actor, { kind: 'model', bytes });
      if ('model' in result) return result.model;
      throw new Error('The sandbox returned something other than a model file.');
    },
    stop: sandbox.stop,
  };
}
