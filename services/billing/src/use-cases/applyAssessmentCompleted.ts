import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { resolveCreator } from '@aicp/service/store/creators';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { upsertAssessment } from '../store/assessments.ts';

/** Stores that an assessment is completed, so that documents can be sold for it. Its contents are not stored. */
export async function applyAssessmentCompleted(ctx: Context, completed: AssessmentCompletedData): Promise<void> {
  const { organisationId, assessmentId, jurisdiction, system } = completed;
  await ctx.transaction(async tx => {
    const systemId = await lockKeptSystem(tx, system.id);
    if (systemId === null || !(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const userId = await resolveCreator(tx, completed);
    await upsertAssessment(tx, { id: assessmentId, userId, organisationId, systemId, jurisdiction });
  });
}
