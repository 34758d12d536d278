import { publishedBank } from '@aicp/compliance/banks/banks';
import { AssessmentCompleted } from '@aicp/contracts/events/assessmentEvents';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound, SerialId } from '@aicp/contracts/serialId';
import { nextIdsFromBlock } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { requireAllAnswered, scoreAnswer } from '../domain/answer.ts';
import { completedState } from '../domain/completedState.ts';
import { completionOf } from '../domain/completion.ts';
import { organisationAnswersIn } from '../domain/organisationAnswers.ts';
import { answersOf, applyingQuestions } from '../domain/progress.ts';
import { rankingOf } from '../domain/ranking.ts';
import { afterCompletion } from '../domain/viewUnderLaw.ts';
import { requireInUse } from '../store/archive.ts';
import { type Assessment, closeAssessment, findAssessment } from '../store/assessments.ts';
import { listPointers } from '../store/evidencePointers.ts';
import { settleChanges, upsertChanges } from '../store/lawChanges.ts';
import { findLastRun } from '../store/lawRuns.ts';
import { findOnRecord, type OnRecord } from '../store/organisations.ts';
import { listResponses, type Response, upsertResponses } from '../store/responses.ts';
import { setResults } from '../store/systems.ts';
import { computeLawChange } from './computeLawChange.ts';

/** Scores an assessment and closes it, once: completing it again returns the same and changes nothing. */
export async function completeAssessment(ctx: RequestContext, input: unknown): Promise<Assessment> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const id = parse(SerialId, input);
  const known = await findAssessment(organisationId, id);
  if (!known) throw notFound('Assessment');
  if (known.status === 'completed') return known;

  const completedAt = ctx.now();
  await ctx.transaction(async tx => {
    // The system may have been merged into another record since.
    const assessment = await findAssessment(organisationId, id, tx.session);
    if (!assessment) throw notFound('Assessment');
    const system = await requireInUse(tx, organisationId, assessment.aiSystemId, 'Assessment');
    const [responses = []] = await listResponses([id], tx.session);
    const onRecord = await findOnRecord(organisationId, tx.session);
    const used = await organisationResponses(tx, { assessment, responses, onRecord, completedAt });
    const all = [...responses.filter(({ id }) => !used.some(one => one.id === id)), ...used];
    const answers = answersOf(all);
    requireAllAnswered(applyingQuestions(assessment.bankVersion, answers), answers);
    const completion = completionOf(system, completedAt, onRecord.facts, userId);
    const completed = completedState({ assessment, completion, responses: all, completedAt });
    const { riskLevel, riskScore, scored, principleScores } = completed.result;
    const ratings = principleScores?.map(({ principle, rag }) => [principle, rag]);
    const standing = rankingOf(completed.result, completion.scoredOn);
    const closed = await closeAssessment(tx, organisationId, id, {
      riskLevel,
      scored,
      riskScore,
      class: standing.class,
      principleScores: ratings ? JSON.stringify(Object.fromEntries(ratings)) : null,
      completedAt,
      completion,
    });
    if (!closed) return;
    await upsertResponses(tx, used);
    const latest = { id, riskLevel, scored, completedAt, standing };
    await setResults(tx, organisationId, system.id, afterCompletion(system, assessment.jurisdiction, latest));
    await settleChanges(tx, assessment);
    const run = (await findLastRun(tx))?.id ?? 0;
    const change = computeLawChange({ assessment, completion, responses: all }, ctx.banks, completedAt, run);
    if (change) await upsertChanges(tx, [], [change]);
    tx.publish(AssessmentCompleted, completed);
  });
  ctx.notify(organisationId, `assessment ${id}`);
  ctx.notify(organisationId, 'systems');
  const completed = await findAssessment(organisationId, id);
  if (!completed) throw notFound('Assessment');
  return completed;
}

type Completing = {
  assessment: Assessment;
  responses: readonly Response[];
  onRecord: OnRecord;
  completedAt: Date;
};

/**
 * The organisation's answers that an assessment uses, to questions that apply. One that replaces an own answer keeps its id, and stores the
 * sent text.
 */
async function organisationResponses(
  tx: Transaction,
  { assessment, responses, onRecord, completedAt }: Completing,
): Promise<Response[]> {
  const { id: assessmentId, bankVersion, organisationId, aiSystemId, jurisdiction } = assessment;
  const given = answersOf(responses);
  const known = organisationAnswersIn(bankVersion, onRecord, given);
  const applying = new Set(applyingQuestions(bankVersion, { ...given, ...answersOf(known) }).map(({ id }) => id));
  const used = known.filter(({ questionId }) => applying.has(questionId));
  if (used.length === 0) return [];
  const published = publishedBank(bankVersion);
  const asked = used.map(({ questionId }) => questionId);
  const files = await listPointers({ aiSystemId, jurisdiction }, asked, tx.session);
  const ids = await nextIdsFromBlock('responses', used.length);
  const own = new Map(responses.map(response => [response.questionId, response]));
  return used.map(({ questionId, answer, answeredAt, answeredBy }, at) => {
    const before = own.get(questionId);
    return {
      ...scoreAnswer(published, { assessmentId, questionId, answer }),
      id: before?.id ?? ids[at] ?? 0,
      assessmentId,
      organisationId,
      answeredBy,
      answeredAt: answeredAt ?? completedAt,
      fromOrganisation: true,
      sent: before ? { answer: before.answer, answeredBy: before.answeredBy, answeredAt: before.answeredAt } : null,
      evidenceUrl: before ? before.evidenceUrl : (files.get(questionId) ?? null),
    };
  });
}
