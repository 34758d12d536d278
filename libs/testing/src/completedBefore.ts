import { z } from 'zod';

const id = z.int().positive();
const score = z.int().min(0).max(100);
const Jurisdiction = z.enum(['EU', 'UK']);
const Rag = z.enum(['GREEN', 'AMBER', 'RED']);

const Citation = z.object({
  label: z.string(),
  instrument: z.string(),
  article: z.string(),
  url: z.url(),
  asOf: z.iso.date(),
  checkedOn: z.iso.date(),
  confidence: z.enum(['H', 'M', 'L']),
  appliesFrom: z.iso.date().nullable(),
});

const Finding = z.object({
  questionId: z.string(),
  text: z.string(),
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  citation: Citation,
  appliesFrom: z.iso.date().nullable(),
});

const Action = z.object({
  questionId: z.string(),
  text: z.string(),
  due: z.string(),
  goodPractice: z.boolean(),
  citation: Citation,
  appliesFrom: z.iso.date().nullable(),
});

const Principle = z.enum(['Safety & Security', 'Transparency', 'Fairness', 'Accountability', 'Contestability']);

/**
 * `assessment.completed` as the release before verdicts parses it, written down whole: during an upgrade its consumers read what
 * this release publishes. It is a copy and never changes.
 */
export const CompletedBefore = z.object({
  userId: id,
  organisationId: id,
  assessmentId: id,
  jurisdiction: Jurisdiction,
  bankVersion: z.string(),
  lawAsOf: z.string(),
  completedAt: z.iso.datetime(),
  system: z.object({
    id,
    name: z.string(),
    description: z.string().nullable(),
    systemType: z.string().nullable(),
    jurisdiction: Jurisdiction,
  }),
  answers: z.array(z.object({ questionId: z.string(), answer: z.string(), score: z.int() })),
  result: z.object({
    riskLevel: z.enum(['HIGH', 'MEDIUM', 'LOW']),
    riskScore: score,
    complianceScore: score,
    band: z.enum(['Good Compliance', 'Needs Improvement', 'Action Required']),
    euClass: z
      .object({
        name: z.enum(['prohibited', 'high-risk', 'limited', 'minimal', 'out-of-scope']),
        reason: z.string(),
      })
      .optional(),
    ragScore: Rag.optional(),
    principleScores: z.array(z.object({ principle: Principle, rag: Rag, score })).optional(),
    gaps: z.array(z.string()),
    recommendations: z.array(z.string()),
    findings: z.array(Finding),
    actions: z.array(Action),
    estimatedFine: z.object({ min: z.number(), max: z.number() }).optional(),
    fine: z
      .object({
        tier: z.enum(['T3', 'T2', 'GPAI', 'national', 'none']),
        min: z.number().nonnegative(),
        max: z.number().nonnegative(),
        percent: z.number().nullable(),
        explanation: z.array(z.string()),
        citation: Citation.nullable(),
        exposureFrom: z.iso.date().nullable(),
      })
      .optional(),
    notes: z.array(z.string()),
  }),
});
