import { AssessmentStarted } from '@aicp/contracts/events/assessmentEvents';
import { StartAssessmentInput } from '@aicp/contracts/inputs/assessmentInputs';
import { MAX_ASSESSMENTS_OF_A_SYSTEM } from '@aicp/contracts/limits';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { isFormerMember } from '@aicp/service/store/members';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { noticeOf, requireRoom, utcDateOf } from '../domain/assessmentLimits.ts';
import { afterStart } from '../domain/viewUnderLaw.ts';
import { requireInUse } from '../store/archive.ts';
import { type Assessment, countAssessments, insertAssessment } from '../store/assessments.ts';
import { countBegun } from '../store/plans.ts';
import { findSystem, setResults } from '../store/systems.ts';

/**
 * Begins a new assessment of a system, always a new one, pinned to today's question bank. The first one under the other law puts
 * the system on that law's list too.
 * @throws DomainError RATE_LIMITED or CONFLICT when there are far more than anyone needs
 */
export async function startAssessment(
  ctx: RequestContext,
  input: unknown,
): Promise<Assessment & { notice: string | null }> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const { aiSystemId, ...wish } = parse(StartAssessmentInput, input);
  const known = await findSystem(organisationId, aiSystemId);
  if (!known) throw notFound('AI system');
  const jurisdiction = wish.jurisdiction ?? known.jurisdiction;
  const bankVersion = ctx.banks[jurisdiction].version;
  const assessment: Assessment = {
    id: await nextId('assessments'),
    userId,
    organisationId,
    aiSystemId,
    jurisdiction,
    bankVersion,
    riskLevel: null,
    scored: true,
    riskScore: null,
    principleScores: null,
    applicableRegulators: known.applicableRegulators,
    status: 'in_progress',
    completedAt: null,
    completion: null,
    createdAt: ctx.now(),
  };
  const notice = await ctx.transaction(async tx => {
    // Starts in one organisation wait for each other here: two at once cannot both be the last allowed.
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId)) || (await isFormerMember(tx, assessment)))
      throw notFound('AI system');
    const system = await requireInUse(tx, organisationId, aiSystemId);
    const begun = {
      today: await countBegun(tx, organisationId, utcDateOf(assessment.createdAt)),
      ofSystem: await countAssessments(tx, aiSystemId, MAX_ASSESSMENTS_OF_A_SYSTEM),
    };
    requireRoom(begun, assessment.createdAt);
    await insertAssessment(tx, assessment);
    await setResults(tx, organisationId, aiSystemId, afterStart(system, jurisdiction, assessment.id));
    tx.publish(AssessmentStarted, {
      userId,
      organisationId,
      assessmentId: assessment.id,
      aiSystemId,
      jurisdiction,
      bankVersion,
    });
    return noticeOf(begun);
  });
  ctx.notify(organisationId, 'systems');
  return { ...assessment, notice };
}
