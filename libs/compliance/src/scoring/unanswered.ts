import type { Answers } from './answers.ts';
import { applicable } from './applicable.ts';
import type { Bank } from './bank.ts';

/** The ids of the questions that apply and have no answer yet, in the order in which they are asked. */
export function unanswered(bank: Bank, answers: Answers): string[] {
  return applicable(bank, answers)
    .map(question => question.id)
    .filter(id => !answers[id]);
}
