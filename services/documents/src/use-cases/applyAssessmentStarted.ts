import type { AssessmentDiscardedData, AssessmentStartedData } from '@aicp/contracts/events/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { insertTombstone, lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { insertBegunOnce, removeBegun } from '../store/begun.ts';
import { isCompleted } from '../store/subjects.ts';

/** Records that an assessment is in progress, so that files can be added for it, unless it has been completed, discarded or deleted. */
export async function applyAssessmentStarted(
  ctx: Context,
  { organisationId, assessmentId, aiSystemId, jurisdiction, bankVersion }: AssessmentStartedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const systemId = await lockKeptSystem(tx, aiSystemId);
    if (
      systemId === null ||
      !(await lockUnlessDeleted(tx, 'assessment', assessmentId)) ||
      (await isCompleted(tx, assessmentId))
    )
      return;
    await insertBegunOnce(tx, { assessmentId, organisationId, systemId, jurisdiction, bankVersion });
  });
}

/** An assessment was discarded. Its files stay with the system. */
export async function applyAssessmentDiscarded(ctx: Context, { assessmentId }: AssessmentDiscardedData): Promise<void> {
  await ctx.transaction(async tx => {
    await insertTombstone(tx, 'assessment', assessmentId);
    await removeBegun(tx, assessmentId);
  });
}
