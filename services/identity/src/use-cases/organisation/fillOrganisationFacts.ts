import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../../context.ts';
import { filledFacts } from '../../domain/organisationFacts.ts';
import { findOrganisation } from '../../store/organisations.ts';
import { writeOrganisation } from './writeOrganisation.ts';

/**
 * Records what a completed assessment answers about the organisation and no one has stated, so that it is asked once and then only
 * confirmed. What a person has stated since stands.
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
