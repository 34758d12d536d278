import { DomainError } from '@aicp/contracts/domainError';
import { AssessmentDiscarded } from '@aicp/contracts/events/assessmentEvents';
import { ownerOf } from '@aicp/contracts/owner';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import { utcDateOf } from '../domain/assessmentLimits.ts';
import { afterDiscard } from '../domain/viewUnderLaw.ts';
import { removeAnnotations } from '../store/annotations.ts';
import { requireInUse } from '../store/archive.ts';
import { type Assessment, findAssessment, findOpen, removeInProgress } from '../store/assessments.ts';
import { removeResponses } from '../store/responses.ts';
import { setResults } from '../store/systems.ts';

/**
 * Removes an assessment in progress with its answers, notes and flags, as if it had never started; it still counts for the day's limit.
 * Returns its id.
 * @throws DomainError CONFLICT for a completed one
 */
export async function discardAssessment(ctx: ActorContext, assessmentId: unknown): Promise<number> {
  const { organisationId } = signedIn(ctx.actor);
  const id = idOrNotFound(assessmentId, 'Assessment');
  await ctx.transaction(async tx => {
    const assessment = await findAssessment(organisationId, id, tx.session);
    if (!assessment) throw notFound('Assessment');
    const { aiSystemId, jurisdiction } = assessment;
    const system = await requireInUse(tx, organisationId, aiSystemId, 'Assessment');
    await discardOpen(tx, assessment);
    const left = await findOpen(tx, { organisationId, aiSystemId, jurisdiction });
    const changes = afterDiscard(system, assessment, { left, today: utcDateOf(ctx.now()) });
    await setResults(tx, organisationId, aiSystemId, changes);
  });
  ctx.notify(organisationId, 'systems');
  return id;
}

/** Removes an assessment in progress with its answers and notes. The caller updates its system. */
export async function discardOpen(tx: Transaction, assessment: Assessment): Promise<void> {
  const { id, organisationId, aiSystemId, jurisdiction } = assessment;
  if (!(await removeInProgress(tx, organisationId, id)))
    throw new DomainError('CONFLICT', 'This assessment is completed. It can no longer be discarded.');
  await removeResponses(tx, [id]);
  await removeAnnotations(tx, [id]);
  tx.publish(AssessmentDiscarded, { ...ownerOf(assessment), assessmentId: id, aiSystemId, jurisdiction });
}
