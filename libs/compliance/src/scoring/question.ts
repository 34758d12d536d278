import { z } from 'zod';
import { Citation } from '../law/citation.ts';
import { UkPrincipleName } from '../law/ukPrinciples.ts';
import { Condition } from './condition.ts';

/**
 * Questions that an organisation answers once for all of its systems. Facts about itself can be answered differently in an assessment;
 * the single answer to an organisation duty counts everywhere.
 */
export const QuestionGroup = z.enum(['organisation', 'organisationDuty']);
export type QuestionGroup = z.infer<typeof QuestionGroup>;

export const QuestionOption = z.object({
  value: z.string().min(1),
  label: z.string().min(1),
  /** Risk points, 0 or more; before any weight. */
  score: z.int().nonnegative(),
});
export type QuestionOption = z.infer<typeof QuestionOption>;

/** One question of a bank, in the shape that clients get (docs/spec-coverage.md, section 3). */
export const Question = z.object({
  id: z.string().max(50),
  category: z.string(),
  question: z.string(),
  type: z.enum(['single_choice', 'yes_no']),
  /** The options of a single_choice question, in display order. */
  options: z.array(QuestionOption).optional(),
  /** The points of a yes_no question. */
  scoring: z.object({ yes: z.int().nonnegative(), no: z.int().nonnegative() }).optional(),
  articleReference: z.string(),
  helpText: z.string(),
  citation: Citation,
  /** UK only: the principle to whose score the question contributes. */
  principle: UkPrincipleName.optional(),
  /** The condition on earlier answers; without it, always asked. */
  askedWhen: Condition.optional(),
  group: QuestionGroup.optional(),
});
export type Question = z.infer<typeof Question>;
