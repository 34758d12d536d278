import type { Answers } from './answers.ts';
import type { Bank } from './bank.ts';
import { type Condition, evaluateCondition } from './condition.ts';
import type { Question } from './question.ts';
import { scoreOf, valuesOf } from './scoreOf.ts';

/** Questions in order; only their conditions are needed. */
type Asked<Q> = { questions: readonly Q[] };
type Conditional = { id: string; askedWhen?: Condition | null };

/**
 * The questions that apply to these answers, in order, answered or not. An answer to a question that does not apply has no effect; it is
 * stored and returns with its question.
 * @param expected the probable answer of an unanswered one, to estimate how many questions will come
 */
export function applicable<Q extends Conditional>(
  bank: Asked<Q>,
  answers: Answers,
  expected: (question: Q) => string | undefined = () => undefined,
): Q[] {
  return walk(bank, answers, expected).questions;
}

/** The answers that count, because their questions apply. */
export function countedAnswers(bank: Asked<Conditional>, answers: Answers): Record<string, string> {
  return walk(bank, answers, () => undefined).counted;
}

/** For a preview: the counted answers, and for unanswered questions that apply the value of not knowing. */
export function withUnsureAnswers(bank: Bank, answers: Answers): Record<string, string> {
  return walk(bank, answers, unknownValue).counted;
}

/**
 * The preview value of an unanswered question: "not sure"; if there is no such option the one with the most points, among equals "yes" or
 * else the last.
 */
export function unknownValue(question: Question): string {
  const values = valuesOf(question);
  if (values.includes('unsure')) return 'unsure';
  const most = Math.max(...values.map(value => scoreOf(question, value) ?? 0));
  const worst = values.filter(value => (scoreOf(question, value) ?? 0) === most);
  return (question.type === 'yes_no' ? worst[0] : worst.at(-1)) ?? '';
}

function walk<Q extends Conditional>(bank: Asked<Q>, answers: Answers, otherwise: (question: Q) => string | undefined) {
  const counted: Record<string, string> = {};
  const questions = bank.questions.filter(question => {
    if (question.askedWhen && !evaluateCondition(question.askedWhen, counted)) return false;
    const value = answers[question.id] || otherwise(question);
    if (value) counted[question.id] = value;
    return true;
  });
  return { questions, counted };
}
