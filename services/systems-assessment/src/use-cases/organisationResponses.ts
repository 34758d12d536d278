import { publishedBank } from '@aicp/compliance/banks/banks';
import { nextIdsFromBlock } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import { scoreAnswer } from '../domain/answer.ts';
import { organisationAnswersIn } from '../domain/organisationAnswers.ts';
import { answersOf, applyingQuestions } from '../domain/progress.ts';
import type { Assessment } from '../store/assessments.ts';
import { findPointers } from '../store/evidencePointers.ts';
import type { OnRecord } from '../store/organisations.ts';
import type { Response } from '../store/responses.ts';

type Completing = {
  assessment: Assessment;
  responses: readonly Response[];
  onRecord: OnRecord;
  completedAt: Date;
};

/**
 * The organisation's answers about itself that an assessment uses, of questions that apply. One that counts instead of an own answer has its number, and stores what was sent.
 */
export async function organisationResponses(
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
  const files = await findPointers({ aiSystemId, jurisdiction }, asked, tx.session);
  const ids = await nextIdsFromBlock('responses', used.length);
  const own = new Map(responses.map(response => [response.questionId, response]));
  return used.map(({ questionId, answer, answeredAt }, at) => {
    const before = own.get(questionId);
    return {
      ...scoreAnswer(published, { assessmentId, questionId, answer }),
      id: before?.id ?? ids[at] ?? 0,
      assessmentId,
      organisationId,
      answeredBy: null,
      answeredAt: answeredAt ?? completedAt,
      fromOrganisation: true,
      sent: before ? { answer: before.answer, answeredBy: before.answeredBy, answeredAt: before.answeredAt } : null,
      evidenceUrl: before ? before.evidenceUrl : (files.get(questionId) ?? null),
    };
  });
}
