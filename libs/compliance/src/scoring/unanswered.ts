import type { Answers } from './answers.ts';
import type { Bank } from './bank.ts';

/** The ids of the bank's questions that have no answer yet, in the order in which they are asked. */
export function unanswered(bank: Bank, answers: Answers): string[] {
  return bank.questions.map(question => question.id).filter(id => !answers[id]);
}
