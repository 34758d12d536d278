import { bankOf } from '@aicp/compliance/banks/banks';
import { migrateAnswers, visibleText } from '@aicp/compliance/banks/migrateAnswers';
import type { Answers } from '@aicp/compliance/scoring/answers';
import { applicable, countedAnswers } from '@aicp/compliance/scoring/applicable';
import { ordinaryAnswer } from '@aicp/compliance/scoring/compliantAnswers';
import type { Question } from '@aicp/compliance/scoring/question';
import { answersOf, type Suggestion } from './progress.ts';

/**
 * What has changed about a question since it was answered: its own words, so that it must be asked again, or the law behind it; or it was
 * asked in other words, whose answer proposes this one.
 */
type Change = 'question' | 'law' | 'proposal';

export type PreviousAnswer = { questionId: string; answer: string; change: Change | null };

type Assessed = { bankVersion: string; responses: readonly { questionId: string; answer: string }[] };

/** What counted last time, of the questions that this bank has too or that the table of its bank proposes an answer to, in its order. */
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
 * Of the questions to confirm, those that can be: answered last time in the same words, and applying now. One may apply
 * because of another that is confirmed with it.
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
  /** The answers that count now, those of the organisation among them. */
  answers: Answers;
  ofOrganisation: Answers;
  suggestions: readonly Suggestion[];
  /** The answers of the assessment before. */
  last: readonly PreviousAnswer[];
};

/**
 * The number of questions that an assessment will probably ask, as its page counts its steps: those without an answer count as answered with what
 * is suggested, or most often so. Those that the organisation has answered are not asked.
 */
export function countExpected(bankVersion: string, { answers, ofOrganisation, suggestions, last }: Expected): number {
  const proposed = { ...answersOf(suggestions), ...answersOf(last.filter(({ change }) => change !== 'question')) };
  const path = applicable(bankOf(bankVersion), { ...proposed, ...answers }, ordinaryAnswer);
  return path.filter(({ id }) => !ofOrganisation[id]).length;
}
