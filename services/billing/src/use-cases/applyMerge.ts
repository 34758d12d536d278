import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { removeArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { insertMergeTombstone, lockKeptSystem } from '@aicp/service/store/tombstones';
import { reassignAssessments } from '../store/assessments.ts';
import { eraseSystem } from './eraseSystem.ts';

/** Sells documents for assessments that came from a merged record. */
export async function applyMerge(ctx: Context, heard: SystemsMergedData): Promise<void> {
  const isKept = await ctx.transaction(async tx => {
    await insertMergeTombstone(tx, heard);
    await removeArchives(tx, { organisationId: heard.organisationId, systemId: heard.goneId }, 1);
    const keptId = await lockKeptSystem(tx, heard.keptId);
    if (keptId !== null) await reassignAssessments(tx, { ...heard, keptId });
    return keptId !== null;
  });
  if (!isKept) await eraseSystem(ctx, { ...heard, systemId: heard.goneId });
}
