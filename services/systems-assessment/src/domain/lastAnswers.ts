import { bankOf } from '@aicp/compliance/banks/banks';
import type { Answers } from '@aicp/compliance/scoring/answers';
import { applicable, countedAnswers } from '@aicp/compliance/scoring/applicable';
import type { Question } from '@aicp/compliance/scoring/question';
import { answersOf } from './progress.ts';

/** What has changed about a question since it was answered: its own words, so that it must be asked again, or the law behind it. */
type Change = 'question' | 'law';

export type LastAnswer = { questionId: string; answer: string; change: Change | null };

type Assessed = { bankVersion: string; responses: readonly { questionId: string; answer: string }[] };

/** What counted last time, of the questions that this bank has too, in its order. */
export function lastAnswersOf(bankVersion: string, last: Assessed): LastAnswer[] {
  const bank = bankOf(last.bankVersion);
  const before = new Map(bank.questions.map(question => [question.id, question]));
  const answers = countedAnswers(bank, answersOf(last.responses));
  return bankOf(bankVersion).questions.flatMap(question => {
    const [asked, answer] = [before.get(question.id), answers[question.id]];
    return asked && answer ? [{ questionId: question.id, answer, change: changeBetween(asked, question) }] : [];
  });
}

/**
 * Of the questions that are to be confirmed those that can be: answered last time in the same words, and applying now. One may apply
 * because of another that is confirmed with it.
 */
export function confirmable(
  bankVersion: string,
  answers: Answers,
  last: readonly LastAnswer[],
  questionIds: readonly string[],
): { questionId: string; answer: string }[] {
  const wished = last.filter(({ questionId, change }) => change !== 'question' && questionIds.includes(questionId));
  const applying = applicable(bankOf(bankVersion), { ...answers, ...answersOf(wished) });
  const ids = new Set(applying.map(({ id }) => id));
  return wished.flatMap(({ questionId, answer }) => (ids.has(questionId) ? [{ questionId, answer }] : []));
}

export function changeBetween(before: Question, now: Question): Change | null {
  if (wordsOf(before) !== wordsOf(now)) return 'question';
  return lawOf(before) === lawOf(now) ? null : 'law';
}

/** What somebody who answers has before their eyes; points may differ. */
function wordsOf({ question, type, options = [] }: Question): string {
  return JSON.stringify([question, type, options.map(({ value, label }) => [value, label])]);
}

function lawOf({ citation: { instrument, article, appliesFrom } }: Question): string {
  return JSON.stringify([instrument, article, appliesFrom]);
}
