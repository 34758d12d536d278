import { bankOf, publishedBank } from '@aicp/compliance/banks/banks';
import { migrateAnswers } from '@aicp/compliance/banks/migrateAnswers';
import { DomainError } from '@aicp/contracts/domainError';
import { AssessmentCompleted, AssessmentStarted } from '@aicp/contracts/events/assessmentEvents';
import { MAX_ASSESSMENTS_OF_A_SYSTEM } from '@aicp/contracts/limits';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { isFormerMember } from '@aicp/service/store/members';
import { nextId, nextIds } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { scoreAnswer } from '../domain/answer.ts';
import { requireRoom } from '../domain/assessmentLimits.ts';
import { completedState } from '../domain/completedState.ts';
import { completionOf } from '../domain/completion.ts';
import { answersOf } from '../domain/progress.ts';
import { rankingOf } from '../domain/ranking.ts';
import { afterCompletion, resultsOf } from '../domain/viewUnderLaw.ts';
import { listAnnotations, notesIn, upsertAnnotation } from '../store/annotations.ts';
import { requireInUse } from '../store/archive.ts';
import { type Assessment, countAssessments, findAssessment, insertAssessment } from '../store/assessments.ts';
import { listPointers } from '../store/evidencePointers.ts';
import { findChange, settleChanges } from '../store/lawChanges.ts';
import { listResponses, upsertResponses } from '../store/responses.ts';
import { setResults } from '../store/systems.ts';
import { requireChange } from './requireChange.ts';

const OPEN_QUESTIONS =
  'The law change adds questions that are not answered yet. Please start a new assessment and answer them.';
const OVERTAKEN = 'There is now a later result, or the law has changed again. Please reload the list.';

/**
 * Accepts the law change of a system: creates a completed assessment with the same answers and organisation facts, under the question bank
 * in force. The earlier one and its report stay.
 * @throws DomainError CONFLICT if there are new questions, or the list is outdated
 */
export async function acceptLawChange(ctx: RequestContext, changeId: unknown): Promise<Assessment> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const id = idOrNotFound(changeId, 'Law change');
  const change = await requireChange(organisationId, id);
  const earlier = await findAssessment(organisationId, id);
  if (!earlier?.completion) throw notFound('Law change');
  const { completion: before, jurisdiction, aiSystemId } = earlier;
  const { version: bankVersion } = ctx.banks[jurisdiction];
  if (change.toVersion !== bankVersion) throw new DomainError('CONFLICT', OVERTAKEN);
  const [responses = []] = await listResponses([id]);
  const published = publishedBank(bankVersion);
  const given = answersOf(responses);
  const carried = earlier.bankVersion === bankVersion ? given : migrateAnswers(earlier.bankVersion, bankVersion, given);
  if (change.needs === 'answer') throw new DomainError('CONFLICT', OPEN_QUESTIONS);

  const now = ctx.now();
  const assessmentId = await nextId('assessments');
  const answers = bankOf(bankVersion).questions.flatMap(({ id: questionId }) =>
    carried[questionId] ? [scoreAnswer(published, { assessmentId, questionId, answer: carried[questionId] })] : [],
  );
  const ids = await nextIds('responses', answers.length);
  const byOrganisation = new Map(
    responses.flatMap(one => (one.fromOrganisation ? [[one.questionId, one] as const] : [])),
  );
  const rows = answers.map((answer, at) => {
    const { answeredBy, answeredAt, fromOrganisation } = byOrganisation.get(answer.questionId) ?? {
      answeredBy: userId,
      answeredAt: now,
      fromOrganisation: false,
    };
    const stamp = { organisationId, answeredBy, answeredAt, fromOrganisation, sent: null };
    return { ...answer, ...stamp, id: ids[at] ?? 0, assessmentId, evidenceUrl: null };
  });

  const notes = notesIn((await listAnnotations([id])).flat());
  const noteIds = await nextIds('annotations', notes.length);
  const accepted = await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Law change');
    const system = await requireInUse(tx, organisationId, aiSystemId, 'Law change');
    if (await isFormerMember(tx, { organisationId, userId })) throw notFound('Law change');
    const latest = resultsOf(system).find(result => result.jurisdiction === jurisdiction)?.latestAssessment;
    if (latest?.id !== id || !(await findChange(organisationId, id, tx.session)))
      throw new DomainError('CONFLICT', OVERTAKEN);
    const ofSystem = await countAssessments(tx, aiSystemId, MAX_ASSESSMENTS_OF_A_SYSTEM);
    requireRoom({ today: 0, ofSystem }, now);
    const completion = completionOf(system, now, before.organisation, userId);
    const begun = { id: assessmentId, userId, organisationId, jurisdiction, bankVersion };
    const completed = completedState({ assessment: begun, completion, responses: rows, completedAt: now });
    const { riskLevel, riskScore, scored, principleScores } = completed.result;
    const standing = rankingOf(completed.result, completion.scoredOn);
    const ratings = principleScores?.map(({ principle, rag }) => [principle, rag]);
    const assessment: Assessment = {
      ...begun,
      ...{
        aiSystemId,
        riskLevel,
        riskScore,
        scored,
        class: standing.class,
        status: 'completed',
        completedAt: now,
        completion,
        createdAt: now,
      },
      principleScores: ratings ? JSON.stringify(Object.fromEntries(ratings)) : null,
      applicableRegulators: system.applicableRegulators,
    };
    await insertAssessment(tx, assessment);
    const asked = rows.map(({ questionId }) => questionId);
    const files = await listPointers({ aiSystemId, jurisdiction }, asked, tx.session);
    const pointed = rows.map(row => ({ ...row, evidenceUrl: files.get(row.questionId) ?? null }));
    await upsertResponses(tx, pointed);
    // They carry over to the next assessment, whose previous one is this.
    for (const [at, note] of notes.entries())
      await upsertAnnotation(tx, { ...note, id: noteIds[at] ?? 0, organisationId, assessmentId, flag: null });
    const result = { id: assessmentId, riskLevel, scored, completedAt: now, standing };
    await setResults(tx, organisationId, aiSystemId, afterCompletion(system, jurisdiction, result));
    await settleChanges(tx, { aiSystemId, jurisdiction });
    tx.publish(AssessmentStarted, { userId, organisationId, assessmentId, aiSystemId, jurisdiction, bankVersion });
    tx.publish(AssessmentCompleted, completed);
    return assessment;
  });
  ctx.notify(organisationId, 'systems');
  return accepted;
}
