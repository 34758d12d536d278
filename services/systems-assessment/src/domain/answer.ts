import type { Answers } from '@aicp/compliance/scoring/answers';
import type { PublishedBank } from '@aicp/compliance/scoring/publishedBank';
import type { Question } from '@aicp/compliance/scoring/question';
import { scoreOf } from '@aicp/compliance/scoring/scoreOf';
import { DomainError } from '@aicp/contracts/domainError';

/** An answer to a question of the bank. */
export type Answer = {
  questionId: string;
  answer: string;
  score: number;
  ragScore: 'GREEN' | 'AMBER' | 'RED' | null;
  principle: string | null;
};

/**
 * Scores an answer by the bank that the assessment is pinned to. The client's own score is ignored.
 * @throws DomainError INVALID for an unknown question or option
 */
export function scoreAnswer(
  { bank, ragOfAnswer }: PublishedBank,
  { assessmentId, questionId, answer }: { assessmentId: number; questionId: string; answer: string },
): Answer {
  const question = questionOf(bank, { assessmentId, questionId });
  const score = scoreOf(question, answer);
  if (score === undefined)
    throw new DomainError('INVALID', `"${answer}" is not one of the answers to question "${questionId}".`);
  const principle = question.principle ?? null;
  const ragScore = ragOfAnswer?.(question, answer) ?? null;
  return { questionId, answer, score, principle, ragScore };
}

/**
 * A question of the bank that an assessment is pinned to.
 * @throws DomainError INVALID if the bank does not have it
 */
export function questionOf(
  bank: { questions: readonly Question[] },
  { assessmentId, questionId }: { assessmentId: number; questionId: string },
): Question {
  const question = bank.questions.find(({ id }) => id === questionId);
  if (question) return question;
  const list = `GET /api/assessments/${assessmentId}/questions lists its questions.`;
  throw new DomainError('INVALID', `There is no question "${questionId}" in this assessment. ${list}`);
}

/**
 * Checks the questions that apply.
 * @throws DomainError INVALID naming the unanswered ones, for example "2 of 26 questions are unanswered: …"
 */
export function requireAllAnswered(questions: readonly { id: string }[], answers: Answers): void {
  const missing = questions.map(({ id }) => id).filter(id => !answers[id]);
  if (missing.length === 0) return;
  const verb = missing.length === 1 ? 'is' : 'are';
  throw new DomainError(
    'INVALID',
    `${missing.length} of ${questions.length} questions ${verb} unanswered: ${missing.join(', ')}.`,
    { unanswered: missing },
  );
}
