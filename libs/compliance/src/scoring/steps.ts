import type { Answers } from './answers.ts';
import { applicable } from './applicable.ts';
import type { Bank } from './bank.ts';
import type { QuestionGroup } from './question.ts';

/** How many times a person chooses on the way through a bank with these answers. A group whose answers are on record is not asked. */
export function stepsOf(bank: Bank, answers: Answers, onRecord: readonly QuestionGroup[] = []): number {
  return applicable(bank, answers).filter(({ group }) => !group || !onRecord.includes(group)).length;
}
