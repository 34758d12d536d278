import type { Question } from './question.ts';

/** The properties that decide how a question can be answered. */
export type Answerable = { type: Question['type']; options?: readonly { value: string }[] | null | undefined };

/** The points of one answer before any weight, as stored with the response. Returns undefined if the question has no such option. */
export function scoreOf(question: Question, value: string): number | undefined {
  if (question.type === 'yes_no') {
    if (value === 'yes') return question.scoring?.yes;
    return value === 'no' ? question.scoring?.no : undefined;
  }
  return question.options?.find(option => option.value === value)?.score;
}

/** Every value that the question accepts, in the order shown. */
export function valuesOf(question: Answerable): string[] {
  return question.type === 'yes_no' ? ['yes', 'no'] : (question.options ?? []).map(option => option.value);
}
