import type { Answers } from '../scoring/answers.ts';
import { countedAnswers } from '../scoring/applicable.ts';
import { type Condition, evaluateCondition } from '../scoring/condition.ts';
import { bankOf } from './banks.ts';
import { validAnswers } from './validAnswers.ts';

const was = (question: string, ...values: string[]): Condition => ({ question, in: values });

/**
 * Facts about a system that the banks of both laws ask for: an answer under one proposes the answer under the other. Few on purpose, as
 * each law draws its own lines: a measure of one law differs under the other, and only its complete absence means the same. "Not sure"
 * proposes nothing. Shared facts about the organisation come from its record.
 */
export const sharedFacts: readonly { when: Condition; answers: Answers }[] = [
  { when: was('eu2-f-dec', 'yes'), answers: { 'uk2-f-dec': 'yes' } },
  { when: was('eu2-f-dec', 'no'), answers: { 'uk2-f-dec': 'no' } },
  { when: was('uk2-f-dec', 'yes'), answers: { 'eu2-f-dec': 'yes' } },
  { when: was('uk2-f-dec', 'no'), answers: { 'eu2-f-dec': 'no' } },
  // Biometric data are personal data; the reverse holds only if there are none.
  { when: was('eu2-f-bio', 'yes'), answers: { 'uk2-f-pd': 'yes' } },
  { when: was('uk2-f-pd', 'no'), answers: { 'eu2-f-bio': 'no' } },
  { when: was('eu2-a1-law', 'mdr', 'ivdr'), answers: { 'uk2-f-dev': 'yes' } },
  { when: was('eu2-d-86', 'none'), answers: { 'uk-t2': 'none' } },
  { when: was('uk-t2', 'none'), answers: { 'eu2-d-86': 'none' } },
  { when: was('eu2-d-10b', 'none'), answers: { 'uk-f1': 'none' } },
];

/**
 * The proposals from answers to a bank of one law under a bank of the other, by question of the other; a person confirms each. Throws
 * RangeError for an unpublished bank.
 */
export function suggestFromOtherLaw(from: string, to: string, answers: Answers): Record<string, string> {
  const counted = countedAnswers(bankOf(from), answers);
  const proposed = Object.assign(
    {},
    ...sharedFacts.filter(({ when }) => evaluateCondition(when, counted)).map(fact => fact.answers),
  );
  return validAnswers(to, proposed);
}
