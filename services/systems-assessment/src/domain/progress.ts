import { bankOf, publishedBank } from '@aicp/compliance/banks/banks';
import { registerAnswers } from '@aicp/compliance/banks/registerFacts';
import { suggestFromOtherLaw } from '@aicp/compliance/banks/sharedFacts';
import type { FactsOnRecord } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { Answers } from '@aicp/compliance/scoring/answers';
import { applicable } from '@aicp/compliance/scoring/applicable';
import type { Question } from '@aicp/compliance/scoring/question';
import { scoreOf } from '@aicp/compliance/scoring/scoreOf';

/** Answers by question, from stored responses. */
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
  register: FactsOnRecord;
  /** The bank and the answers of the last completed assessment under the other law. */
  otherLaw: { bankVersion: string; answers: Answers } | null;
};

/**
 * Answers to confirm, in the order of the questions: from recorded facts, then from answers under the other law, then the usual ones of
 * such systems. Includes questions that may apply later, and answered ones, so that confirmed answers stay together.
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

/** Contradictions between the answers so far and the system's type, one sentence each. */
export function remarksOf(bankVersion: string, systemType: string | null, answers: Answers): string[] {
  return publishedBank(bankVersion).remarks?.(systemType, answers) ?? [];
}
