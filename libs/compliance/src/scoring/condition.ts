import { z } from 'zod';
import type { Answers } from './answers.ts';

/**
 * The condition of a question, as data that any client can evaluate: an answer among some options, or such conditions joined. An unanswered
 * question is among no options.
 */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { question: string; in: readonly string[] };

// Marked as pure, so that the web client, which evaluates conditions and validates none, omits zod.
export const Condition: z.ZodType<Condition> = /* @__PURE__ */ z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(Condition) }),
    z.strictObject({ any: z.array(Condition) }),
    z.strictObject({ not: Condition }),
    z.strictObject({ question: z.string(), in: z.array(z.string()).min(1) }),
  ]),
);

/** Whether a condition is true for answers that count. */
export function evaluateCondition(condition: Condition, answers: Answers): boolean {
  if ('question' in condition) return condition.in.includes(answers[condition.question] ?? '');
  if ('all' in condition) return condition.all.every(part => evaluateCondition(part, answers));
  if ('any' in condition) return condition.any.some(part => evaluateCondition(part, answers));
  return !evaluateCondition(condition.not, answers);
}

/** Each question in a condition, with the options that it tests for. */
export function namedIn(condition: Condition): { question: string; in: readonly string[] }[] {
  if ('question' in condition) return [condition];
  if ('not' in condition) return namedIn(condition.not);
  return ('all' in condition ? condition.all : condition.any).flatMap(namedIn);
}

/**
 * The questions whose answers make a condition true, in the order in which it names them; if several would suffice, all that are true.
 * Empty if it is false, or true only because a question is unanswered.
 */
export function firedBy(condition: Condition, answers: Answers): string[] {
  if (!evaluateCondition(condition, answers)) return [];
  if ('question' in condition) return [condition.question];
  if ('not' in condition) return [];
  const parts = 'all' in condition ? condition.all : condition.any;
  return [...new Set(parts.flatMap(part => firedBy(part, answers)))];
}

/**
 * The groups of questions whose answers make a condition false, in the order in which it names them; each group suffices. For a question
 * that was not asked: those that ruled it out.
 */
export function ruledOutBy(
  condition: Condition,
  answers: Answers,
  askedWhen: (question: string) => Condition | undefined,
): string[][] {
  if (evaluateCondition(condition, answers)) return [];
  if ('question' in condition) {
    if (answers[condition.question]) return [[condition.question]];
    const earlier = askedWhen(condition.question);
    return earlier ? ruledOutBy(earlier, answers, askedWhen) : [];
  }
  if ('all' in condition) return condition.all.flatMap(part => ruledOutBy(part, answers, askedWhen));
  const together =
    'not' in condition
      ? firedBy(condition.not, answers)
      : condition.any.flatMap(part => ruledOutBy(part, answers, askedWhen)[0] ?? []);
  return together.length > 0 ? [[...new Set(together)]] : [];
}
