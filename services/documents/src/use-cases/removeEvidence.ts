import { DomainError } from '@aicp/contracts/domainError';
import { EvidenceRemoved } from '@aicp/contracts/events/documentEvents';
import type { Owner } from '@aicp/contracts/owner';
import { requireRight } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import type { EvidenceFile } from '../domain/evidence.ts';
import { updateEvidence } from '../store/evidence.ts';
import { endLinks, listLinks } from '../store/evidenceLinks.ts';
import { deleteOrphan, removeFile } from '../store/files.ts';
import { lockFile, requireNoneArchived, requireOwnFile } from './lockFile.ts';
import { findFilesInUse } from './managePolicies.ts';
import { publishLatest } from './publishLatest.ts';

/**
 * Removes a file from the library and from everything that it proves. Its name, hash and dates stay, with the day of removal, as its
 * record. Its bytes are deleted, unless reports of earlier assessments use them.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT for a file that proves something of an archived system, or that a policy or a record
 * uses
 */
export async function removeEvidence(ctx: RequestContext, given: string): Promise<EvidenceFile> {
  const owner = requireRight(ctx.actor, 'evidence');
  const { organisationId } = owner;
  const id = idOrNotFound(given, 'Evidence');
  const { removed, isGone } = await ctx.transaction(async tx => {
    const file = await lockFile(tx, organisationId, id);
    requireOwnFile(ctx, file);
    await requireNoneArchived(tx, await listLinks(organisationId, [id], tx), { unless: 'never' });
    if ((await findFilesInUse(tx, organisationId, [id])).length > 0)
      throw new DomainError(
        'CONFLICT',
        'A policy or a record uses this file. Please choose another file there, or remove the policy or record first.',
      );
    const gone = file.isKept ? { takenOutAt: ctx.now() } : { removedAt: ctx.now() };
    const removed = await updateEvidence(tx, organisationId, id, gone);
    if (!removed) throw notFound('Evidence');
    if (!file.isKept) await removeFile(tx, id);
    await publishRemoval(tx, owner, id);
    return { removed, isGone: !file.isKept };
  });
  if (isGone) await deleteOrphan(ctx, id);
  return removed;
}

/** Publishes the removal: answers point to their current latest file. */
export async function publishRemoval(
  tx: Transaction,
  { userId, organisationId }: Owner,
  evidenceId: number,
): Promise<void> {
  const links = await listLinks(organisationId, [evidenceId], tx);
  await endLinks(tx, organisationId, evidenceId);
  tx.publish(EvidenceRemoved, { userId, organisationId, evidenceId });
  await publishLatest(tx, { userId, organisationId }, links);
}
