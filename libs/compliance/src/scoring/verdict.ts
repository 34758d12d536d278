import { z } from 'zod';
import { Citation } from '../law/citation.ts';
import { Action, EuClass, Finding, FineWorking, PrincipleScore } from './assessmentResult.ts';
import { bands } from './complianceScore.ts';
import { Rag } from './rag.ts';
import { RiskLevel } from './riskLevel.ts';

const score = z.int().min(0).max(100);

/** The Act's own class of the system, as opposed to this product's level. */
export const VerdictClass = z.object({
  id: z.string(),
  label: z.string(),
  /** The reason, with every route to the exact letter. */
  reason: z.string(),
  citation: Citation,
});
export type VerdictClass = z.infer<typeof VerdictClass>;

export const DutyState = z.enum(['in_force', 'due', 'conditional']);
export type DutyState = z.infer<typeof DutyState>;

/** "unknown" counts like "open"; "other_party": the duty is the provider's or the deployer's. */
export const DutyStatus = z.enum(['met', 'partly', 'open', 'unknown', 'not_applicable', 'other_party']);
export type DutyStatus = z.infer<typeof DutyStatus>;

/** One row of the officer's table: the requirement, whether and from when it applies, and its status. */
export const Duty = z.object({
  id: z.string(),
  /** The question that answers it; null for a row without one. */
  questionId: z.string().nullable(),
  title: z.string(),
  citation: Citation,
  /** Null if it is unknown whether the duty applies. */
  binds: z.boolean().nullable(),
  who: z.string(),
  /** Why it applies or not, in one sentence. */
  why: z.string(),
  /** ISO date from which it applies to this system; null without one. */
  from: z.iso.date().nullable(),
  /** On the report's date; null for a duty that does not apply. */
  state: DutyState.nullable(),
  status: DutyStatus,
  /** The fine for a breach, as the law names it; null if there is none. */
  tier: z.string().nullable(),
  /** The suggested owner in the organisation. */
  owner: z.string().nullable(),
  /** The names of files or records, filled in by the service that stores them. */
  evidence: z.array(z.string()),
});
export type Duty = z.infer<typeof Duty>;

/** A gap with the duty that it leaves open. */
export const Gap = Finding.extend({
  dutyId: z.string(),
  /** On the report's date; null if no law requires it (UK). */
  state: DutyState.nullable(),
  tier: z.string().nullable(),
  owner: z.string(),
});
export type Gap = z.infer<typeof Gap>;

/** One step of the reasoning for the class: the rule, the answers that triggered it, its source and its result. */
export const TraceStep = z.object({
  rule: z.string(),
  because: z.array(z.object({ questionId: z.string(), question: z.string(), answer: z.string() })),
  citation: Citation.nullable(),
  outcome: z.string(),
});
export type TraceStep = z.infer<typeof TraceStep>;

/** The result of one other fact, found by scoring again. */
export const Flip = z.object({
  questionId: z.string(),
  value: z.string(),
  /** "If the answer to … were …", as a fact and not as advice. */
  change: z.string(),
  /** The resulting class and level. */
  to: z.string(),
  verified: z.literal(true),
});
export type Flip = z.infer<typeof Flip>;

/** A date that matters to this system. */
export const Clock = z.object({
  date: z.iso.date(),
  what: z.string(),
  citation: Citation,
  /** Whether it is law or only proposed. */
  binding: z.boolean(),
});
export type Clock = z.infer<typeof Clock>;

/** UK: a regulator, why it may be responsible for the system, and its guidance. */
export const Regulator = z.object({
  code: z.string(),
  name: z.string(),
  fullName: z.string(),
  reason: z.string(),
  url: z.url(),
});
export type Regulator = z.infer<typeof Regulator>;

export const ScoreFigure = z.object({ score, text: z.string() });
export type ScoreFigure = z.infer<typeof ScoreFigure>;

/** The maximum fine for open duties. */
export const FineFigure = z.object({
  /** Euros; 0 if no sum of the law applies. */
  max: z.number().nonnegative(),
  tier: z.string(),
  /** The duties that cause it. */
  duties: z.array(z.string()),
  text: z.string(),
});
export type FineFigure = z.infer<typeof FineFigure>;

/** The result of an assessment; plain JSON, as sent in events and stored in reports. */
export const Verdict = z.object({
  riskLevel: RiskLevel,
  /** 0 to 100; higher is riskier. */
  riskScore: score,
  /** 0 to 100; higher is better. */
  complianceScore: score,
  band: z.enum(bands),
  /** EU: the legal class in words, apart from the risk level. */
  euClass: EuClass.optional(),
  /** UK: the overall rating. */
  ragScore: Rag.optional(),
  /** UK: the principles, in the order of the list. */
  principleScores: z.array(PrincipleScore).optional(),
  /** The texts of the gaps and of the actions, in the same order. */
  gaps: z.array(z.string()),
  recommendations: z.array(z.string()),
  actions: z.array(Action),
  /** EU: the fine range in euros. */
  estimatedFine: z.object({ min: z.number(), max: z.number() }).optional(),
  /** EU: the calculation of the range. */
  fine: FineWorking.optional(),
  notes: z.array(z.string()),
  /** False outside the law: level LOW and score 0 then mean "not scored". */
  scored: z.boolean(),
  /**
   * Answers to check, one sentence each: contradictions with the registered type; UK: the part of the rating that depends on "Not sure".
   */
  remarks: z.array(z.string()),
  /** EU only. */
  class: VerdictClass.nullable(),
  /** The organisation's roles towards the system, with reasons. */
  roles: z.array(z.object({ id: z.string(), label: z.string(), why: z.string() })),
  /** EU: the kind of general-purpose model, if there is one. */
  model: z.enum(['none', 'gpai', 'gpai-systemic']).nullable(),
  supervisors: z.array(z.string()),
  /** UK only. */
  regulators: z.array(Regulator).optional(),
  findings: z.array(Gap),
  duties: z.array(Duty),
  requests: z.array(z.string()),
  scores: z.object({ inForce: ScoreFigure, later: ScoreFigure }),
  /** How the score was reached, line by line; a floor is last. */
  working: z.array(z.object({ label: z.string(), points: z.number(), weight: z.number() })),
  fines: z.object({ inForce: FineFigure, later: FineFigure }).nullable(),
  trace: z.array(TraceStep),
  flips: z.array(Flip),
  clocks: z.array(Clock),
});
export type Verdict = z.infer<typeof Verdict>;

type Classified = Pick<Verdict, 'class' | 'euClass' | 'ragScore'>;

/** The class under the AI Act, or the UK rating as "Red"; null for neither. */
export function classInWords({ class: named, euClass, ragScore }: Classified): string | null {
  const name = ragScore ?? euClass?.name ?? '';
  return named?.label ?? (name ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : null);
}
