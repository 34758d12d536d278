import type { Readable } from 'node:stream';
import { EvidenceDownloaded } from '@aicp/contracts/events/documentEvents';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { EvidenceFile } from '../domain/evidence.ts';
import type { ByteRange } from '../domain/storedFile.ts';
import { findStored } from '../store/evidence.ts';
import { readFile } from '../store/files.ts';

/** A file, and a function to read it. */
export type OpenEvidence = { evidence: EvidenceFile; open: (range?: ByteRange) => Promise<Readable> };

/**
 * Includes replaced files and those of earlier reports. Each reading is recorded.
 * @throws DomainError NOT_FOUND
 */
export async function openEvidence(ctx: RequestContext, id: string): Promise<OpenEvidence> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const evidence = await findStored(organisationId, idOrNotFound(id, 'Evidence'));
  if (!evidence) throw notFound('Evidence');
  const { id: evidenceId } = evidence;
  const open = async (range?: ByteRange) => {
    const bytes = await readFile(evidenceId, range);
    try {
      await ctx.publish(EvidenceDownloaded, { userId, organisationId, evidenceId });
    } catch (error) {
      bytes.destroy();
      throw error;
    }
    return bytes;
  };
  return { evidence, open };
}
