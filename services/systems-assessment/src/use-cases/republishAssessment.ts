import { randomUUID } from 'node:crypto';
import { AssessmentCompleted } from '@aicp/contracts/assessmentEvents';
import type { ReportUnfiledData } from '@aicp/contracts/reportEvents';
import type { Context } from '@aicp/service/store/context';
import { completedAgain } from '../domain/completedAgain.ts';
import { findAssessment } from '../store/assessments.ts';
import { listResponses } from '../store/responses.ts';
import { findSystem } from '../store/systems.ts';

/** Publishes a completed assessment again, for a service that lacks something of it. */
export async function republishAssessment(
  ctx: Context,
  { organisationId, assessmentId }: ReportUnfiledData,
): Promise<void> {
  await ctx.transaction(async tx => {
    const assessment = await findAssessment(organisationId, assessmentId, tx.session);
    if (!assessment) return;
    const [responses = []] = await listResponses([assessmentId], tx.session);
    const system = await findSystem(organisationId, assessment.aiSystemId, tx.session);
    const completed = completedAgain({ assessment, system, responses });
    if (completed) tx.republish(randomUUID(), AssessmentCompleted, completed);
  });
}
