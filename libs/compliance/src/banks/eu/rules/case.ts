import { longDate } from '../../../law/calendar.ts';
import type { OrganisationSize } from '../../../law/organisationSize.ts';
import { countedAnswers } from '../../../scoring/applicable.ts';
import { type Condition, evaluateCondition } from '../../../scoring/condition.ts';
import type { Scored } from '../../../scoring/publishedBank.ts';
import type { Question } from '../../../scoring/question.ts';
import { bank } from '../bank.ts';
import type { Cite } from '../cite.ts';
import { publicBody } from '../facts.ts';

export type ClassId =
  | 'not-ai'
  | 'out-of-scope'
  | 'prohibited'
  | 'high-risk'
  | 'high-risk-B'
  | 'exempted'
  | 'transparency'
  | 'model-only'
  | 'minimal';

export type ClassRow = {
  id: ClassId;
  rule: string;
  when: Condition;
  label: string;
  source: Cite;
  reason: string | ((given: Case) => string);
};

/** One assessment as the rules see it: only the answers that count, on a day. */
export type Case = {
  answers: Record<string, string>;
  today: string;
  /** "on 22 November 2026". */
  day: string;
  /** Euros; null if not given. */
  turnover: number | null;
  size: OrganisationSize;
  says(condition: Condition): boolean;
};

const sizes: Record<string, OrganisationSize> = { sme: 'sme', smc: 'smc', large: 'large', unsure: 'large' };

/** The answered size wins over the recorded one; public bodies get no relief for small companies. */
export function caseOf({ answers: all, today, turnover, size }: Scored): Case {
  const answers = countedAnswers(bank, all);
  const says = (condition: Condition) => evaluateCondition(condition, answers);
  return {
    answers,
    today,
    day: `on ${longDate(today)}`,
    turnover,
    size: says(publicBody) ? 'large' : (sizes[answers['eu2-o-size'] ?? ''] ?? size),
    says,
  };
}

export const questionById: ReadonlyMap<string, Question> = new Map(
  bank.questions.map(question => [question.id, question]),
);

/** The answer as its option's label; undefined if the question does not count. */
export function answerIn(words: Case, id: string): string | undefined {
  const value = words.answers[id];
  if (value === undefined) return undefined;
  const option = questionById.get(id)?.options?.find(each => each.value === value);
  return option?.label ?? (value === 'yes' ? 'Yes' : 'No');
}

/** A row of a table with its condition. */
export type Row<T> = { when: Condition } & T;

export function firstOf<T extends { when: Condition }>(rows: readonly T[], { says }: Case): T | undefined {
  return rows.find(({ when }) => says(when));
}

export const always: Condition = { all: [] };
