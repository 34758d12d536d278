import type { Answers } from './answers.ts';
import { applicable } from './applicable.ts';
import type { Bank } from './bank.ts';
import { type Answerable, valuesOf } from './scoreOf.ts';

/** Facts of a lawful system in use, and good answers that are not "no". */
const ordinary: Answers = {
  'eu2-ai': 'yes',
  'eu2-pl-p': 'yes',
  'eu2-pl-d': 'yes',
  'eu2-a1-role': 'neither',
  'eu2-e-reg': 'yes',
  'eu2-g-eu': 'yes',
  'uk2-f-use': 'yes',
};

/**
 * A complete set of answers without a gap, for examples, demonstrations and tests. Only applicable questions are answered, duties as met
 * and facts as no. The system is therefore a bought one, in use in the EU, with no specific duties. `changes` open the questions that
 * depend on them; a change to a question that does not apply is kept.
 */
export function compliantAnswers(bank: Bank, changes: Answers = {}): Record<string, string> {
  const best: Record<string, string> = {};
  for (;;) {
    const next = applicable(bank, best).find(({ id }) => !best[id]);
    if (!next) return { ...best, ...changes };
    best[next.id] = changes[next.id] ?? ordinaryAnswer(next);
  }
}

/** The most common answer to a question, if known: to estimate how many questions will come. */
export function ordinaryAnswer(question: { id: string } & Answerable): string {
  const values = valuesOf(question);
  const usual = ordinary[question.id];
  if (usual) return usual;
  return ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? '';
}
