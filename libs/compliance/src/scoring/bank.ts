import { z } from 'zod';
import { Jurisdiction } from '../law/jurisdiction.ts';
import { Question } from './question.ts';

/** The questions of a bank. Once published they never change: assessments stay pinned to the version they began on. */
export const Bank = z.object({
  /** Jurisdiction and day of publication, for example "eu-2026-11-27". */
  version: z.string(),
  jurisdiction: Jurisdiction,
  /** The date of the law behind the questions: the Act's consolidation, or the latest UK change taken in. */
  lawAsOf: z.iso.date(),
  /** In the order of asking. */
  questions: z.array(Question),
});
export type Bank = z.infer<typeof Bank>;
