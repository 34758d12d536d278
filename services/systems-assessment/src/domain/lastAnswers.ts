import { bankOf } from '@aicp/compliance/banks/banks';
import { migrateAnswers, visibleText } from '@aicp/compliance/banks/migrateAnswers';
import type { Answers } from '@aicp/compliance/scoring/answers';
import { applicable, countedAnswers } from '@aicp/compliance/scoring/applicable';
import { ordinaryAnswer } from '@aicp/compliance/scoring/compliantAnswers';
import type { Question } from '@aicp/compliance/scoring/question';
import { answersOf, type Suggestion } from './progress.ts';

/**
 * The change of a question since its answer: its own words, so that it must be asked again; the law behind it; or a rewording, whose answer
 * is a suggestion.
 */
type Change = 'question' | 'law' | 'proposal';

export type PreviousAnswer = { questionId: string; answer: string; change: Change | null };

type Assessed = { bankVersion: string; responses: readonly { questionId: string; answer: string }[] };

/** Answers that counted last time, to questions that this bank still has or suggests an answer to, in its order. */
export function previousAnswersOf(bankVersion: string, last: Assessed): PreviousAnswer[] {
  const bank = bankOf(last.bankVersion);
  const before = new Map(bank.questions.map(question => [question.id, question]));
  const answers = countedAnswers(bank, answersOf(last.responses));
  const carried = last.bankVersion === bankVersion ? {} : migrateAnswers(last.bankVersion, bankVersion, answers);
  return bankOf(bankVersion).questions.flatMap((question): PreviousAnswer[] => {
    const questionId = question.id;
    const [asked, answer, proposed] = [before.get(questionId), answers[questionId], carried[questionId]];
    const change = asked && changeBetween(asked, question);
    if (proposed && !(asked && change !== 'question')) return [{ questionId, answer: proposed, change: 'proposal' }];
    return asked && answer ? [{ questionId, answer, change: change ?? null }] : [];
  });
}

/**
 * Of the questions to confirm, those answered last time in the same words, and applying now. One may apply because of another that is
 * confirmed with it.
 */
export function confirmable(
  bankVersion: string,
  answers: Answers,
  last: readonly PreviousAnswer[],
  questionIds: readonly string[],
): { questionId: string; answer: string }[] {
  const wished = last.filter(({ questionId, change }) => change !== 'question' && questionIds.includes(questionId));
  const applying = applicable(bankOf(bankVersion), { ...answers, ...answersOf(wished) });
  const ids = new Set(applying.map(({ id }) => id));
  return wished.flatMap(({ questionId, answer }) => (ids.has(questionId) ? [{ questionId, answer }] : []));
}

export function changeBetween(before: Question, now: Question): Change | null {
  if (visibleText(before) !== visibleText(now)) return 'question';
  return lawOf(before) === lawOf(now) ? null : 'law';
}

function lawOf({ citation: { instrument, article, appliesFrom } }: Question): string {
  return JSON.stringify([instrument, article, appliesFrom]);
}

type Expected = {
  /** The counted answers, the organisation's included. */
  answers: Answers;
  ofOrganisation: Answers;
  suggestions: readonly Suggestion[];
  /** The previous assessment's answers. */
  last: readonly PreviousAnswer[];
};

/**
 * The number of questions that an assessment will probably ask, as its page counts steps: unanswered ones count with their suggested or
 * most frequent answer. Questions that the organisation has answered are not asked.
 */
export function countExpected(bankVersion: string, { answers, ofOrganisation, suggestions, last }: Expected): number {
  const proposed = { ...answersOf(suggestions), ...answersOf(last.filter(({ change }) => change !== 'question')) };
  const path = applicable(bankOf(bankVersion), { ...proposed, ...answers }, ordinaryAnswer);
  return path.filter(({ id }) => !ofOrganisation[id]).length;
}
