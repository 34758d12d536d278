import type { Readable } from 'node:stream';
import { signedIn } from '@aicp/contracts/actor';
import { EvidenceDownloaded } from '@aicp/contracts/documentEvents';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { Evidence } from '../domain/evidence.ts';
import { findEvidence } from '../store/evidence.ts';
import { readFile } from '../store/evidenceFiles.ts';

/** A file's bytes, replaced ones too. @throws DomainError NOT_FOUND, also for one that was removed */
export async function openEvidence(ctx: RequestContext, id: string): Promise<{ evidence: Evidence; bytes: Readable }> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const evidence = await findEvidence(organisationId, idOrNotFound(id, 'Evidence'));
  if (!evidence || evidence.removedAt) throw notFound('Evidence');
  const { assessmentId, id: evidenceId } = evidence;
  await ctx.publish(EvidenceDownloaded, { userId, organisationId, assessmentId, evidenceId });
  return { evidence, bytes: readFile(evidence.id) };
}
