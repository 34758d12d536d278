import type { Readable } from 'node:stream';
import { signedIn } from '@aicp/contracts/actor';
import { EvidenceDownloaded } from '@aicp/contracts/documentEvents';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { Evidence } from '../domain/evidence.ts';
import { findStored } from '../store/evidence.ts';
import { readFile } from '../store/evidenceFiles.ts';

/** A file's bytes, also of one that was replaced, or that only a report of an earlier assessment has. @throws DomainError NOT_FOUND */
export async function openEvidence(ctx: RequestContext, id: string): Promise<{ evidence: Evidence; bytes: Readable }> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const evidence = await findStored(organisationId, idOrNotFound(id, 'Evidence'));
  if (!evidence) throw notFound('Evidence');
  const { assessmentId, id: evidenceId } = evidence;
  await ctx.publish(EvidenceDownloaded, { userId, organisationId, assessmentId, evidenceId });
  return { evidence, bytes: readFile(evidence.id) };
}
