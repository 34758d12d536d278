import type { Answers } from './answers.ts';
import { applicable } from './applicable.ts';
import type { Bank } from './bank.ts';
import type { QuestionGroup } from './question.ts';

/**
 * How many times a person chooses or confirms on the way through a bank with these answers. A group whose answers are on record is
 * shown whole, confirmed at once, and counts as one.
 */
export function stepsOf(bank: Bank, answers: Answers, onRecord: readonly QuestionGroup[] = []): number {
  const asked = applicable(bank, answers);
  const confirmed = asked.flatMap(({ group }) => (group && onRecord.includes(group) ? [group] : []));
  return asked.length - confirmed.length + new Set(confirmed).size;
}
