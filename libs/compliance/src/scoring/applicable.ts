import type { Answers } from './answers.ts';
import type { Bank } from './bank.ts';
import { type Condition, evaluateCondition } from './condition.ts';
import type { Question } from './question.ts';
import { scoreOf, valuesOf } from './scoreOf.ts';

/** Questions in their order; what decides whether one applies is all that is needed of it. */
type Asked<Q> = { questions: readonly Q[] };
type Conditional = { id: string; askedWhen?: Condition | null };

/**
 * The questions that apply to these answers, in their order, answered or not. An answer to a question that does not apply opens
 * nothing; it is kept elsewhere and comes back with its question.
 * @param expected the answer that one without an answer will probably get, to see how many questions are to come
 */
export function applicable<Q extends Conditional>(
  bank: Asked<Q>,
  answers: Answers,
  expected: (question: Q) => string | undefined = () => undefined,
): Q[] {
  return walk(bank, answers, expected).questions;
}

/** The answers that count: those to questions that apply. */
export function countedAnswers(bank: Asked<Conditional>, answers: Answers): Record<string, string> {
  return walk(bank, answers, () => undefined).counted;
}

/** For a preview: the answers that count, and of every question that applies without an answer what not knowing comes to. */
export function withUnsureAnswers(bank: Bank, answers: Answers): Record<string, string> {
  return walk(bank, answers, unknownValue).counted;
}

/**
 * What a question without an answer counts as in a preview: "not sure"; where a question has no such option the one with the most
 * points, among equals "yes" or else the last.
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
