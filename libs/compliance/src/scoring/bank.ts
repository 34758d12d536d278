import { z } from 'zod';
import { Jurisdiction } from '../law/jurisdiction.ts';
import { Question } from './question.ts';

/** The questions of a bank. Once published they never change: assessments stay on the version on which they started. */
export const Bank = z.object({
  /** The jurisdiction and the date of publication, for example "eu-2026-11-27". */
  version: z.string(),
  jurisdiction: Jurisdiction,
  /** The date of the law behind the questions: of the Act's consolidation, or of the latest included UK change. */
  lawAsOf: z.iso.date(),
  /** In the order of asking. */
  questions: z.array(Question),
});
export type Bank = z.infer<typeof Bank>;
