import { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { removeArchives } from '@aicp/service/store/archives';
import { insertMergeTombstone, lockKeptSystem } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { HandlerContext } from '../context.ts';
import { reassignActions } from '../store/actions.ts';
import { type AssessmentInProgress, reassignBegun } from '../store/begun.ts';
import { reassignEvidence } from '../store/evidence.ts';
import { reassignLinks } from '../store/evidenceLinks.ts';
import { removeInventory } from '../store/inventory.ts';
import { recountLinks } from '../store/linkCounts.ts';
import { reassignProposed } from '../store/proposedFiles.ts';
import { removeRegisters } from '../store/registers.ts';
import { reassignItems } from '../store/roomItems.ts';
import { reassignParts } from '../store/roomParts.ts';
import { reassignKept } from '../store/snapshots.ts';
import { reassignStandings } from '../store/standings.ts';
import { newestSubjects, reassignSubjects } from '../store/subjects.ts';
import { reassignSupplierAnswers } from '../store/supplierAnswers.ts';
import { reassignSupplierRequests } from '../store/supplierRequests.ts';
import { eraseSystem } from './eraseSystem.ts';
import { insertSnapshot } from './insertSnapshot.ts';

/**
 * Merges two records of a system: assessments, files, QMS and snapshots move to the kept one at once. Documents and bundles belong to
 * assessments, and do not change.
 */
export async function applyMerge(ctx: HandlerContext, heard: SystemsMergedData): Promise<void> {
  const isKept = await ctx.transaction(async tx => {
    await insertMergeTombstone(tx, heard);
    await removeRegisters(tx, { organisationId: heard.organisationId, systemId: heard.goneId });
    await removeInventory(tx, { organisationId: heard.organisationId, systemId: heard.goneId });
    await removeArchives(tx, { organisationId: heard.organisationId, systemId: heard.goneId }, 1);
    const keptId = await lockKeptSystem(tx, heard.keptId);
    if (keptId === null) return false;
    const merged = { ...heard, keptId };
    const latest = [...(await latestOf(tx, merged, heard.goneId)), ...(await latestOf(tx, merged, keptId))];
    await reassignBegun(tx, merged);
    await reassignSubjects(tx, merged);
    await reassignEvidence(tx, merged);
    await recountLinks(tx, merged.organisationId, await reassignLinks(tx, merged));
    await reassignProposed(tx, merged);
    await reassignStandings(tx, merged);
    await reassignActions(tx, merged);
    await reassignSupplierAnswers(tx, merged);
    await reassignSupplierRequests(tx, merged);
    await reassignKept(tx, merged);
    await reassignParts(tx, merged);
    await reassignItems(tx, merged);
    await keepFollowed(ctx, tx, merged, latest);
    return true;
  });
  if (!isKept) await eraseSystem(ctx, { ...heard, systemId: heard.goneId });
}

/** The latest assessment of a system under each law. */
async function latestOf(
  tx: Transaction,
  { organisationId }: SystemsMergedData,
  systemId: number,
): Promise<AssessmentInProgress[]> {
  const latest: AssessmentInProgress[] = [];
  for (const jurisdiction of Jurisdiction.options)
    latest.push(...(await newestSubjects(tx, { organisationId, systemId, jurisdiction }, 1)));
  return latest;
}

/** An assessment completed after the merge, whose event arrived before it, follows the other record's latest under the same law. */
async function keepFollowed(
  ctx: HandlerContext,
  tx: Transaction,
  merged: SystemsMergedData,
  before: readonly AssessmentInProgress[],
) {
  const now = await latestOf(tx, merged, merged.keptId);
  for (const place of before) {
    if (now.some(({ assessmentId }) => assessmentId === place.assessmentId)) continue;
    await insertSnapshot(
      ctx,
      tx,
      { ...place, systemId: merged.keptId, isCompleted: true },
      { leaves: false, followedBy: null },
    );
  }
}
