import type { Condition } from '../../scoring/condition.ts';
import type { Question, QuestionGroup, QuestionOption } from '../../scoring/question.ts';
import { type Cite, ukCitation } from './ukCitation.ts';

/** A question as written in its table. The help states what counts, what does not, and an example. */
export type Draft = {
  id: string;
  when?: Condition;
  question: string;
  help: string;
  cite: Cite;
  group?: QuestionGroup;
  /** Whether the subject may have ended. */
  mayBeRetired?: true;
};

const FACT: QuestionOption[] = [
  { value: 'yes', label: 'Yes', score: 0 },
  { value: 'no', label: 'No', score: 0 },
  { value: 'unsure', label: 'Not sure', score: 0 },
];

/** Only about the use of the system. */
const RETIRED: QuestionOption = { value: 'retired', label: 'No longer: it is retired', score: 0 };

/** "Not sure" scores the same as nothing in place, so that not knowing never pays. */
const IN_PLACE: QuestionOption[] = [
  { value: 'implemented', label: 'In place, with evidence', score: 0 },
  { value: 'partial', label: 'Partly in place', score: 1 },
  { value: 'none', label: 'Not in place', score: 5 },
  { value: 'unsure', label: 'Not sure', score: 5 },
];

/** Facts about the system, or about the organisation: they score nothing and decide which law applies. */
export function facts(category: string, drafts: readonly Draft[]): Question[] {
  return drafts.map(draft =>
    questionOf(draft, category, draft.mayBeRetired ? [...FACT.slice(0, -1), RETIRED, ...FACT.slice(-1)] : FACT),
  );
}

/** The items of one principle. Four are for all systems and hold 20 points, which is the whole of its score. */
export function principle(name: NonNullable<Question['principle']>, drafts: readonly Draft[]): Question[] {
  return drafts.map(draft => ({ ...questionOf(draft, name, IN_PLACE), principle: name }));
}

function questionOf(
  { id, when, question, help, cite, group }: Draft,
  category: string,
  options: QuestionOption[],
): Question {
  const citation = ukCitation(cite);
  return {
    id,
    category,
    question,
    type: 'single_choice',
    options,
    articleReference: citation.label,
    helpText: help,
    citation,
    ...(when ? { askedWhen: when } : {}),
    ...(group ? { group } : {}),
  };
}
