import { EvidenceRemoved } from '@aicp/contracts/events/documentEvents';
import type { Owner } from '@aicp/contracts/owner';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import type { Evidence } from '../domain/evidence.ts';
import { latestEvidence, updateEvidence } from '../store/evidence.ts';
import { deleteOrphan, removeFile } from '../store/files.ts';
import { nextEvidenceVersion } from '../store/standings.ts';
import { lockFile } from './lockFile.ts';

/**
 * Takes a file out of what stands today. Its name, hash and dates stay, with the day on which it went: that is the trace. Its bytes
 * go, unless reports of earlier assessments have it.
 */
export async function removeEvidence(ctx: RequestContext, given: string): Promise<Evidence> {
  const owner = signedIn(ctx.actor);
  const { organisationId } = owner;
  const id = idOrNotFound(given, 'Evidence');
  const { removed, isGone } = await ctx.transaction(async tx => {
    const file = await lockFile(tx, organisationId, id);
    const gone = file.isKept ? { takenOutAt: ctx.now() } : { removedAt: ctx.now() };
    const removed = await updateEvidence(tx, organisationId, id, gone);
    if (!removed) throw notFound('Evidence');
    if (!file.isKept) await removeFile(tx, id);
    await publishRemoval(tx, owner, removed);
    return { removed, isGone: !file.isKept };
  });
  if (isGone) await deleteOrphan(ctx, id);
  return removed;
}

/** A file stands no longer: answers point to the one that stands now. */
export async function publishRemoval(
  tx: Transaction,
  { userId, organisationId }: Owner,
  file: Evidence,
): Promise<void> {
  const { id: evidenceId, assessmentId, supports, systemId, jurisdiction } = file;
  const version = await nextEvidenceVersion(tx, organisationId, file);
  const latest = await latestEvidence(tx, organisationId, file, supports);
  const about = { assessmentId, evidenceId, supports, systemId, jurisdiction };
  tx.publish(EvidenceRemoved, { userId, organisationId, ...about, latest, version });
}
