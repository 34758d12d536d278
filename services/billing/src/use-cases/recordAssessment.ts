import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { resolveCreator } from '@aicp/service/store/creators';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { upsertAssessment } from '../store/assessments.ts';

/** Remembers a completed assessment, so that documents for it can be sold. Its contents are not kept. */
export async function recordAssessment(ctx: Context, completed: AssessmentCompletedData): Promise<void> {
  const { organisationId, assessmentId, jurisdiction, system } = completed;
  await ctx.transaction(async tx => {
    const systemId = await lockKeptSystem(tx, system.id);
    if (systemId === null || !(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const userId = await resolveCreator(tx, completed);
    await upsertAssessment(tx, { id: assessmentId, userId, organisationId, systemId, jurisdiction });
  });
}
