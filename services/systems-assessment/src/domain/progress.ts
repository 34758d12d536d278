import { bankOf, publishedBank } from '@aicp/compliance/banks/banks';
import { registerAnswers } from '@aicp/compliance/banks/registerFacts';
import { suggestFromOtherLaw } from '@aicp/compliance/banks/sharedFacts';
import type { FactsOnRecord } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { Answers } from '@aicp/compliance/scoring/answers';
import { applicable } from '@aicp/compliance/scoring/applicable';
import type { Question } from '@aicp/compliance/scoring/question';
import { scoreOf } from '@aicp/compliance/scoring/scoreOf';

/** Answers by question, of what is stored as responses. */
export function answersOf(responses: readonly { questionId: string; answer: string }[]): Record<string, string> {
  return Object.fromEntries(responses.map(({ questionId, answer }) => [questionId, answer]));
}

/** The questions that apply to the answers so far, in order. */
export function applyingQuestions(bankVersion: string, answers: Answers): Question[] {
  return applicable(bankOf(bankVersion), answers);
}

export type Suggestion = {
  questionId: string;
  answer: string;
  source: 'register' | 'otherLaw' | 'systemType';
};

type About = {
  bankVersion: string;
  systemType: string | null;
  /** What is recorded about the system. */
  register: FactsOnRecord;
  /** The bank and the answers of the last completed assessment under the other law. */
  otherLaw: { bankVersion: string; answers: Answers } | null;
};

/**
 * Answers to confirm, in the order of the questions: what is recorded about the system, then what the answers under the other law
 * say, then what such systems usually answer.
 * Of questions that do not apply yet as well, as they may, and of answered ones, so that what is confirmed stays together.
 */
export function suggestionsOf({ bankVersion, systemType, register, otherLaw }: About): Suggestion[] {
  const { bank, suggestions } = publishedBank(bankVersion);
  const registered = registerAnswers(bankVersion, register);
  const shared = otherLaw ? suggestFromOtherLaw(otherLaw.bankVersion, bankVersion, otherLaw.answers) : {};
  const usual = suggestions(systemType);
  return bank.questions.flatMap((question): Suggestion[] => {
    const { id } = question;
    const isPossible = (answer: string | undefined): answer is string =>
      answer !== undefined && scoreOf(question, answer) !== undefined;
    if (isPossible(registered[id])) return [{ questionId: id, answer: registered[id], source: 'register' }];
    if (isPossible(shared[id])) return [{ questionId: id, answer: shared[id], source: 'otherLaw' }];
    return isPossible(usual[id]) ? [{ questionId: id, answer: usual[id], source: 'systemType' }] : [];
  });
}

/** What in the answers so far contradicts the type of the system, a sentence each. */
export function remarksOf(bankVersion: string, systemType: string | null, answers: Answers): string[] {
  return publishedBank(bankVersion).remarks?.(systemType, answers) ?? [];
}
