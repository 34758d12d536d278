import type { Bank } from './bank.ts';
import { namedIn } from './condition.ts';
import { valuesOf } from './scoreOf.ts';

/**
 * The faults of a bank's conditions, one sentence each: a condition refers to earlier questions only, and to existing questions and
 * options.
 */
export function conditionFaults(bank: Bank): string[] {
  const optionsOf = new Map<string, readonly string[]>();
  return bank.questions.flatMap(question => {
    const faults = namedIn(question.askedWhen ?? { all: [] }).flatMap(named => {
      const options = optionsOf.get(named.question);
      if (!options) return [`${question.id} refers to ${named.question}, which is not an earlier question`];
      const unknown = named.in.filter(value => !options.includes(value));
      return unknown.map(value => `${question.id} refers to "${value}", which is not an option of ${named.question}`);
    });
    const again = optionsOf.has(question.id) ? [`${question.id} stands twice`] : [];
    optionsOf.set(question.id, valuesOf(question));
    return [...again, ...faults];
  });
}
