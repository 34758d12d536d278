import type { Answers } from './answers.ts';
import { applicable } from './applicable.ts';
import type { Bank } from './bank.ts';
import type { QuestionGroup } from './question.ts';

/** The number of choices in a bank with these answers. A group with recorded answers is not asked. */
export function stepsOf(bank: Bank, answers: Answers, onRecord: readonly QuestionGroup[] = []): number {
  return applicable(bank, answers).filter(({ group }) => !group || !onRecord.includes(group)).length;
}
