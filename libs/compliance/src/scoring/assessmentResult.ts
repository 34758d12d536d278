import { z } from 'zod';
import { Citation } from '../law/citation.ts';
import { UkPrincipleName } from '../law/ukPrinciples.ts';
import { Rag } from './rag.ts';

const score = z.int().min(0).max(100);

export const Severity = z.enum(['critical', 'high', 'medium', 'low']);
export type Severity = z.infer<typeof Severity>;

export const Finding = z.object({
  questionId: z.string(),
  text: z.string(),
  severity: Severity,
  citation: Citation,
  /** The date from which the provision applies to this system, ISO; null without one. */
  appliesFrom: z.iso.date().nullable(),
});
export type Finding = z.infer<typeof Finding>;

export const Action = z.object({
  questionId: z.string(),
  text: z.string(),
  /** In words: "now", "by 2 December 2027", "before first use". */
  due: z.string(),
  /** True if no law requires it here; the AI Act's Article 95 encourages it. */
  goodPractice: z.boolean(),
  citation: Citation,
  appliesFrom: z.iso.date().nullable(),
});
export type Action = z.infer<typeof Action>;

export const EuClass = z.object({
  name: z.enum(['prohibited', 'high-risk', 'limited', 'minimal', 'out-of-scope']),
  reason: z.string(),
});
export type EuClass = z.infer<typeof EuClass>;

export const FineWorking = z.object({
  /** T3 Art. 99(3), T2 Art. 99(4), GPAI Art. 101, national Art. 99(1) without an EU ceiling. */
  tier: z.enum(['T3', 'T2', 'GPAI', 'national', 'none']),
  /** Euros. The minimum is illustrative: the Act has none. */
  min: z.number().nonnegative(),
  max: z.number().nonnegative(),
  /** Percent of worldwide annual turnover. */
  percent: z.number().nullable(),
  /** The sentences that explain the range, in order. */
  explanation: z.array(z.string()),
  citation: Citation.nullable(),
  /** The date from which the exposure exists, ISO date. */
  exposureFrom: z.iso.date().nullable(),
});
export type FineWorking = z.infer<typeof FineWorking>;

export const PrincipleScore = z.object({
  principle: UkPrincipleName,
  rag: Rag,
  score,
  /** Why the rating is below the score, and which part of it depends on answers of "Not sure". */
  why: z.string().optional(),
});
export type PrincipleScore = z.infer<typeof PrincipleScore>;
