import { AssessmentStarted } from '@aicp/contracts/events/assessmentEvents';
import { StartAssessmentInput } from '@aicp/contracts/inputs/assessmentInputs';
import { MAX_ASSESSMENTS_OF_A_SYSTEM } from '@aicp/contracts/limits';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { isFormerMember } from '@aicp/service/store/members';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { noticeOf, requireRoom, utcDateOf } from '../domain/assessmentLimits.ts';
import { afterStart } from '../domain/viewUnderLaw.ts';
import { requireInUse } from '../store/archive.ts';
import { type Assessment, countAssessments, insertAssessment, listOpen } from '../store/assessments.ts';
import { countBegun } from '../store/plans.ts';
import { listResponses } from '../store/responses.ts';
import { findSystem, setResults } from '../store/systems.ts';
import { discardOpen } from './discardAssessment.ts';

type Started = Assessment & {
  notice: string | null;
  /** False if it was already in progress. */
  startedNow: boolean;
};

/**
 * Starts an assessment of a system, pinned to today's question bank, or returns the one in progress on this bank under the law. One on an
 * earlier bank is discarded if it has no answers, and otherwise stays. The first one under the other law also adds the system to that law's
 * list.
 * @throws DomainError RATE_LIMITED or CONFLICT if there are far more than anyone needs
 */
export async function startAssessment(ctx: RequestContext, input: unknown): Promise<Started> {
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
    class: null,
    principleScores: null,
    applicableRegulators: known.applicableRegulators,
    status: 'in_progress',
    completedAt: null,
    completion: null,
    createdAt: ctx.now(),
  };
  const started = await ctx.transaction(async (tx): Promise<Started> => {
    // Starts in one organisation wait for each other here, so that only one can be the last allowed.
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId)) || (await isFormerMember(tx, assessment)))
      throw notFound('AI system');
    const system = await requireInUse(tx, organisationId, aiSystemId);
    const { current, unanswered } = await findOpenOnes(tx, assessment);
    if (current) return { ...current, notice: null, startedNow: false };
    for (const each of unanswered) await discardOpen(tx, each);
    const begun = {
      today: await countBegun(tx, organisationId, utcDateOf(assessment.createdAt)),
      ofSystem: await countAssessments(tx, aiSystemId, MAX_ASSESSMENTS_OF_A_SYSTEM),
    };
    requireRoom(begun, assessment.createdAt);
    await insertAssessment(tx, assessment);
    await setResults(tx, organisationId, aiSystemId, afterStart(system, assessment, utcDateOf(assessment.createdAt)));
    tx.publish(AssessmentStarted, {
      userId,
      organisationId,
      assessmentId: assessment.id,
      aiSystemId,
      jurisdiction,
      bankVersion,
    });
    return { ...assessment, notice: noticeOf(begun), startedNow: true };
  });
  ctx.notify(organisationId, 'systems');
  return started;
}

/** The assessments in progress under a law: the one on the current bank, or else those without answers on an earlier bank. */
async function findOpenOnes(tx: Transaction, { organisationId, aiSystemId, jurisdiction, bankVersion }: Assessment) {
  const open = await listOpen(tx, { organisationId, aiSystemId, jurisdiction });
  const current = open.find(each => each.bankVersion === bankVersion);
  if (current) return { current, unanswered: [] };
  const responses = await listResponses(
    open.map(({ id }) => id),
    tx.session,
  );
  return { current: null, unanswered: open.filter((_, at) => responses[at]?.length === 0) };
}
