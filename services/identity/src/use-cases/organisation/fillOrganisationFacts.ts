import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../../context.ts';
import { filledFacts } from '../../domain/organisationFacts.ts';
import { findOrganisation } from '../../store/organisations.ts';
import { writeOrganisation } from './writeOrganisation.ts';

/**
 * Records facts from a completed assessment that no one has stated, so that they are asked once and then only confirmed. Facts that a
 * member has stated since stay.
 */
export async function fillOrganisationFacts(ctx: WorkerContext, completed: AssessmentCompletedData): Promise<void> {
  const { userId, organisationId, answers, completedAt } = completed;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const before = await findOrganisation(organisationId, tx.session);
    if (before.statedAt && before.statedAt >= new Date(completedAt)) return;
    await writeOrganisation(tx, userId, before, filledFacts(before, answers, completedAt));
  });
}
