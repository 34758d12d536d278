import type { Answers } from './answers.ts';
import { applicable } from './applicable.ts';
import type { Bank } from './bank.ts';

/** The ids of the unanswered questions that apply, in the order of asking. */
export function unanswered(bank: Bank, answers: Answers): string[] {
  return applicable(bank, answers)
    .map(question => question.id)
    .filter(id => !answers[id]);
}
