import type { Condition } from '../../scoring/condition.ts';
import type { Question, QuestionGroup } from '../../scoring/question.ts';
import { type Cite, cite } from './cite.ts';

/** A question as written in its table. The help states what counts, what does not, and an example. */
export type Draft = {
  /** Without the prefix "eu2-". */
  id: string;
  when?: Condition;
  question: string;
  help: readonly [counts: string, not: string, example: string];
  cite: Cite;
  group?: QuestionGroup;
};

type Option = readonly [value: string, label: string, points?: number];

/** The forms that a question of one category can take. */
export function asking(category: string) {
  const common = ({ id, when, question, help: [counts, not, example], cite: source, group }: Draft) => ({
    id: `eu2-${id}`,
    category,
    question,
    articleReference: `AI Act, ${source[0]}`,
    helpText: `Counts: ${counts} Does not count: ${not} Example: ${example}`,
    citation: cite(source),
    ...(when ? { askedWhen: when } : {}),
    ...(group ? { group } : {}),
  });
  const choice = (draft: Draft, options: readonly Option[]): Question => ({
    ...common(draft),
    type: 'single_choice',
    options: options.map(([value, label, score = 0]) => ({ value, label, score })),
  });
  return {
    choice,
    /** Yes, No, Not sure, and after them what else the law knows. */
    yesNo: (draft: Draft, more: readonly Option[] = []): Question =>
      choice(draft, [['yes', 'Yes'], ['no', 'No'], ['unsure', 'Not sure'], ...more]),
    /** A fact that its reader certainly knows. */
    flag: (draft: Draft): Question => ({ ...common(draft), type: 'yes_no', scoring: { yes: 0, no: 0 } }),
    /** A practice of Art. 5: 100 points if it applies, 20 if unknown. */
    practice: (
      draft: Draft,
      lawful: readonly Option[] = [],
      met: readonly Option[] = [['yes', 'Yes', 100]],
    ): Question => choice(draft, [...met, ['no', 'No'], ['unsure', 'Not sure', 20], ...lawful]),
    /** How far a duty is in place. Partly in place scores a third, rounded up; unknown as much as missing. */
    maturity: (draft: Draft, points: number, notApplicable?: string): Question =>
      choice(draft, [
        ['implemented', 'In place, with evidence'],
        ['partial', 'Partly in place', Math.ceil(points / 3)],
        ['none', 'Not in place', points],
        ['unsure', 'Not sure', points],
        ...(notApplicable ? [['not_applicable', notApplicable] as const] : []),
      ]),
  };
}
