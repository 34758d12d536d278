import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { makerOf } from '@aicp/service/store/makers';
import { lockSystem, lockUnlessGone } from '@aicp/service/store/tombstones';
import { putAssessment } from '../store/assessments.ts';

/** Remembers a completed assessment, so that documents for it can be sold. Its contents are not kept. */
export async function recordAssessment(ctx: Context, completed: AssessmentCompletedData): Promise<void> {
  const { organisationId, assessmentId, jurisdiction, system } = completed;
  await ctx.transaction(async tx => {
    const systemId = await lockSystem(tx, system.id);
    if (systemId === null || !(await lockUnlessGone(tx, 'organisation', organisationId))) return;
    const userId = await makerOf(tx, completed);
    await putAssessment(tx, { id: assessmentId, userId, organisationId, systemId, jurisdiction });
  });
}
