import type { Answers } from './answers.ts';
import { applicable } from './applicable.ts';
import type { Bank } from './bank.ts';
import type { Question } from './question.ts';
import { type Answerable, scoreOf, valuesOf } from './scoreOf.ts';

/** Adaptive banks: facts that keep a system within the law, and what is as it should be although it is no "no". */
const ordinary: Answers = {
  'eu2-ai': 'yes',
  'eu2-pl-p': 'yes',
  'eu2-pl-d': 'yes',
  'eu2-a1-role': 'neither',
  'eu2-e-reg': 'yes',
  'eu2-g-eu': 'yes',
};

/**
 * A complete set of answers without anything to object to, for examples, demonstrations and tests: of each question the first option
 * with the fewest points. In the first EU bank that is a provider's system outside every high-risk area.
 * Of an adaptive bank only questions that apply are answered: duties as in place and facts as no, so that the system is a bought one, in
 * use in the EU, of no class with duties of its own. `changes` open the questions that they open; a change to a question that does not apply is
 * kept as it is.
 */
export function bestAnswers(bank: Bank, changes: Answers = {}): Record<string, string> {
  const isAdaptive = bank.questions.some(({ askedWhen }) => askedWhen);
  const best: Record<string, string> = {};
  for (;;) {
    const next = applicable(bank, best).find(({ id }) => !best[id]);
    if (!next) return { ...best, ...changes };
    best[next.id] = changes[next.id] ?? (isAdaptive ? ordinaryAnswer(next) : fewestPoints(next));
  }
}

function fewestPoints(question: Question): string {
  const score = (value: string) => scoreOf(question, value) ?? 0;
  return valuesOf(question).toSorted((a, b) => score(a) - score(b))[0] ?? '';
}

/** What an adaptive bank's question is most often answered, as far as that can be said: to tell how many questions are to come. */
export function ordinaryAnswer(question: { id: string } & Answerable): string {
  const values = valuesOf(question);
  const usual = ordinary[question.id];
  if (usual) return usual;
  return ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? '';
}
