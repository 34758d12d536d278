import { EvidenceRemovedEverywhere } from '@aicp/contracts/events/documentEvents';
import { RemoveEvidenceEverywhereInput } from '@aicp/contracts/inputs/evidenceInputs';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { EvidenceFile } from '../domain/evidence.ts';
import { markContentDeleted } from '../store/evidence.ts';
import { deleteOrphan, removeFile } from '../store/files.ts';
import { markContentDeletedInSnapshots } from '../store/snapshots.ts';
import { lockFile } from './lockFile.ts';
import { publishRemoval } from './removeEvidence.ts';

/** Deletes the bytes of a file at once and everywhere, including earlier reports, where its hash remains with the day and the reason. */
export async function removeEvidenceEverywhere(ctx: RequestContext, input: unknown): Promise<EvidenceFile> {
  const owner = requireRight(ctx.actor, 'manageEvidence');
  const { userId, organisationId } = owner;
  const { id, reason } = parse(RemoveEvidenceEverywhereInput, input);
  requireRecentConfirmation(ctx.actor, ctx.now());
  const removed = await ctx.transaction(async tx => {
    const file = await lockFile(tx, organisationId, id);
    const gone = { removedAt: ctx.now(), removalReason: reason };
    const removed = await markContentDeleted(tx, organisationId, id, gone);
    if (!removed) throw notFound('Evidence');
    await removeFile(tx, id);
    await markContentDeletedInSnapshots(tx, organisationId, { id, ...gone });
    if (file.removedAt === null && file.replacedBy === null) await publishRemoval(tx, owner, id);
    tx.publish(EvidenceRemovedEverywhere, { userId, organisationId, evidenceId: id });
    return removed;
  });
  await deleteOrphan(ctx, id);
  return removed;
}
