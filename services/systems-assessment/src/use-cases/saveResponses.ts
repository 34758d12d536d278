import { publishedBank } from '@aicp/compliance/banks/banks';
import { DomainError } from '@aicp/contracts/domainError';
import { SaveResponsesInput } from '@aicp/contracts/inputs/assessmentInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { scoreAnswer } from '../domain/answer.ts';
import { findAssessment } from '../store/assessments.ts';
import { findResponses } from '../store/responses.ts';
import { changes, type SavedResponse, writeResponses } from './writeResponses.ts';

/**
 * Stores or replaces answers, all or none. Answers to questions that do not apply are also stored, for when they do. After completion
 * only identical answers are accepted. Returns the responses in the order of the input.
 */
export async function saveResponses(ctx: ActorContext, input: unknown): Promise<SavedResponse[]> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const { assessmentId, answers } = parse(SaveResponsesInput, input);
  const assessment = await findAssessment(organisationId, assessmentId);
  if (!assessment) throw notFound('Assessment');
  const published = publishedBank(assessment.bankVersion);
  const given = answers.map(answer => ({
    ...scoreAnswer(published, { assessmentId, ...answer }),
    evidenceUrl: answer.evidenceUrl ?? undefined,
  }));
  const stamp = { organisationId, answeredBy: userId, answeredAt: ctx.now(), fromOrganisation: false };
  const isOpen = assessment.status === 'in_progress';
  const written = isOpen ? await writeResponses(ctx, { organisationId, assessment, given, stamp }) : null;
  if (written?.isChanged) ctx.notify(organisationId, `assessment ${assessmentId}`);
  const saved: ReadonlyMap<string, SavedResponse> = written ? written.saved : await standing();
  return given.flatMap(({ questionId }) => saved.get(questionId) ?? []);

  /** The saved answers before the completion. */
  async function standing() {
    if (!(await findAssessment(organisationId, assessmentId))) throw notFound('Assessment');
    const questionIds = given.map(({ questionId }) => questionId);
    const stored = await findResponses(assessmentId, questionIds);
    if (given.some(answer => changes(answer, stored.get(answer.questionId))))
      throw new DomainError('CONFLICT', 'This assessment is completed. Its answers can no longer be changed.');
    return stored;
  }
}
