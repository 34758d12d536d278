import type { Answers } from './answers.ts';
import type { Bank } from './bank.ts';
import { scoreOf, valuesOf } from './scoreOf.ts';

/**
 * A complete set of answers without anything to object to: of each question the first option with the fewest points.
 * In the EU bank that is a provider's system outside every high-risk area. For examples, demonstrations and tests.
 */
export function bestAnswers(bank: Bank, changes: Answers = {}): Record<string, string> {
  const best = bank.questions.map(question => {
    const [first = ''] = valuesOf(question).toSorted(
      (a, b) => (scoreOf(question, a) ?? 0) - (scoreOf(question, b) ?? 0),
    );
    return [question.id, first];
  });
  return { ...Object.fromEntries(best), ...changes };
}
