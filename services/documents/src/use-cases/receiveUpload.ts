import type { Readable } from 'node:stream';
import { DomainError } from '@aicp/contracts/domainError';
import type { FileEnding } from '@aicp/contracts/limits';
import { evidenceFile } from '@aicp/contracts/limits';
import { type ReceivedFile, receiveFile } from '../adapters/receiveFile.ts';
import type { RequestContext } from '../context.ts';

/**
 * Receives a file and inspects it before storing anything, for every kind of sender.
 * @param requireRoom checks that there is room for the bytes
 * @param keep stores a file that matches its ending
 * @throws DomainError INVALID with the reason why the file is refused
 */
export async function receiveUpload<Kept>(
  ctx: RequestContext,
  bytes: Readable,
  ending: FileEnding,
  requireRoom: (size: number) => Promise<void>,
  keep: (file: ReceivedFile) => Promise<Kept>,
): Promise<Kept> {
  const file = await receiveFile(bytes, evidenceFile.maxBytes);
  if (!file) throw new DomainError('INVALID', evidenceFile.tooLarge);
  try {
    await requireRoom(file.size);
    const refusal = await ctx.reading.refusal(ctx.actor, { path: file.path, size: file.size, ending });
    if (refusal) throw new DomainError('INVALID', refusal);
    return await keep(file);
  } finally {
    await file.drop();
  }
}
