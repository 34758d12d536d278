import type { Answers } from '../scoring/answers.ts';
import { countedAnswers } from '../scoring/applicable.ts';
import type { AnswerMigration } from '../scoring/carried.ts';
import { evaluateCondition } from '../scoring/condition.ts';
import type { Question } from '../scoring/question.ts';
import { bankOf } from './banks.ts';
import { euFrom2024 } from './euFrom2024.ts';

/** Every pair of banks whose questions are not matched by id alone. */
export const carriedTables: readonly AnswerMigration[] = [euFrom2024];

/**
 * The proposals from answers to one bank under another of the same jurisdiction, by question of the other: from their table, and without
 * one, or where it says so, for each question with the same id and words. A person confirms each; others must be asked. Throws RangeError
 * for an unpublished bank.
 */
export function migrateAnswers(from: string, to: string, answers: Answers): Record<string, string> {
  const counted = countedAnswers(bankOf(from), answers);
  const table = carriedTables.find(each => each.from === from && each.to === to);
  const carried: Record<string, string> = {};
  if (!table || table.sameWords) {
    const before = new Map(bankOf(from).questions.map(question => [question.id, question]));
    for (const question of bankOf(to).questions) {
      const [asked, answer] = [before.get(question.id), counted[question.id]];
      if (asked && answer && visibleText(asked) === visibleText(question)) carried[question.id] = answer;
    }
  }
  for (const { proposes } of table?.questions ?? [])
    for (const { when, answers: proposed } of proposes)
      if (evaluateCondition(when, counted)) Object.assign(carried, proposed);
  return carried;
}

/** The text that a person sees when answering; points may differ. */
export function visibleText({ question, type, options = [] }: Question): string {
  return JSON.stringify([question, type, options.map(({ value, label }) => [value, label])]);
}
