import type { FactName, FactsOnRecord } from '../law/systemFacts/systemFacts.ts';
import type { Answers } from '../scoring/answers.ts';
import { answersIn } from './answersIn.ts';

/**
 * What a fact in a system's register answers in the question banks. Only facts that are a choice, and only where the question asks for the
 * same: a text says nothing to a rule. A register without the fact says nothing either.
 */
export const registerFacts: readonly { fact: FactName; values: readonly string[]; answers: Answers }[] = [
  // UK GDPR Art. 4(1); biometric data are personal data (EU AI Act Art. 3(34)), so without any there are none.
  { fact: 'personalData', values: ['personal', 'special'], answers: { 'uk2-f-pd': 'yes' } },
  { fact: 'personalData', values: ['none'], answers: { 'uk2-f-pd': 'no', 'eu2-f-bio': 'no' } },
  // Both questions count what helps somebody to decide as well as what decides.
  { fact: 'decisionRole', values: ['decides', 'supports'], answers: { 'eu2-f-dec': 'yes', 'uk2-f-dec': 'yes' } },
  { fact: 'decisionRole', values: ['neither'], answers: { 'eu2-f-dec': 'no', 'uk2-f-dec': 'no' } },
];

/**
 * What a system's register proposes under a bank, by question; a person confirms each.
 * Throws RangeError for a bank that was never published.
 */
export function registerAnswers(bankVersion: string, facts: FactsOnRecord): Record<string, string> {
  const said = registerFacts.filter(({ fact, values }) => values.includes(facts[fact] ?? ''));
  return answersIn(bankVersion, Object.assign({}, ...said.map(({ answers }) => answers)));
}
