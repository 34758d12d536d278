import { DomainError } from '@aicp/contracts/domainError';
import { ConfirmAnswersInput } from '@aicp/contracts/inputs/assessmentInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { confirmable, previousAnswersOf } from '../domain/lastAnswers.ts';
import { organisationAnswersIn } from '../domain/organisationAnswers.ts';
import { answersOf } from '../domain/progress.ts';
import { findAssessment, listPrevious } from '../store/assessments.ts';
import { findOnRecord } from '../store/organisations.ts';
import { listResponses, type Response } from '../store/responses.ts';
import { saveResponses } from './saveResponses.ts';

/**
 * Saves previous answers as current ones. Skips questions that were unanswered, are worded differently or do not apply. Returns the
 * confirmed ones, in the order of the question bank.
 * @throws DomainError CONFLICT if nothing is left to confirm
 */
export async function confirmAnswers(ctx: ActorContext, input: unknown): Promise<Response[]> {
  const { organisationId } = signedIn(ctx.actor);
  const { assessmentId, questionIds } = parse(ConfirmAnswersInput, input);
  const assessment = await findAssessment(organisationId, assessmentId);
  if (!assessment) throw notFound('Assessment');
  if (assessment.status === 'completed')
    throw new DomainError('CONFLICT', 'This assessment is completed. Its answers can no longer be changed.');
  const [previous] = await listPrevious(organisationId, [assessment]);
  if (!previous) throw nothingConfirmed();
  const { bankVersion } = assessment;
  const [now = [], before = []] = await listResponses([assessmentId, previous.id]);
  const last = previousAnswersOf(bankVersion, { bankVersion: previous.bankVersion, responses: before });
  const own = answersOf(now);
  const known = organisationAnswersIn(bankVersion, await findOnRecord(organisationId), own);
  const answers = confirmable(bankVersion, { ...own, ...answersOf(known) }, last, questionIds);
  if (answers.length === 0) throw nothingConfirmed();
  return saveResponses(ctx, { assessmentId, answers });
}

const nothingConfirmed = () =>
  new DomainError(
    'CONFLICT',
    'Nothing was confirmed. These questions have no previous answer, have been reworded, or do not apply.',
  );
