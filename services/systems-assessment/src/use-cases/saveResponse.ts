import { publishedBank } from '@aicp/compliance/banks/banks';
import { signedIn } from '@aicp/contracts/actor';
import { SaveResponseInput } from '@aicp/contracts/assessmentInputs';
import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { nextId } from '@aicp/service/store/serialIds';
import { scoreAnswer } from '../domain/answer.ts';
import { findAssessment, touchInProgress } from '../store/assessments.ts';
import { findResponse, putResponse, type Response } from '../store/responses.ts';

/** Stores the answer to one question, or replaces it. After completion only the identical answer is accepted. */
export async function saveResponse(ctx: ActorContext, input: unknown): Promise<Response> {
  const { userId } = signedIn(ctx.actor);
  const { assessmentId, questionId, answer } = parse(SaveResponseInput, input);
  const assessment = await findAssessment(userId, assessmentId);
  if (!assessment) throw notFound('Assessment');
  const scored = scoreAnswer(publishedBank(assessment.bankVersion), questionId, answer);

  const stored = await findResponse(assessmentId, questionId);
  if (stored?.answer === answer) return stored;
  const id = stored?.id ?? (await nextId('responses'));
  const response: Response = { ...scored, id, assessmentId, evidenceUrl: stored?.evidenceUrl ?? null };
  return ctx.transaction(async tx => {
    if (await touchInProgress(tx, userId, assessmentId)) return putResponse(tx, response);
    if (!(await findAssessment(userId, assessmentId, tx.session))) throw notFound('Assessment');
    throw new DomainError('CONFLICT', 'This assessment is completed. Its answers can no longer be changed.');
  });
}
