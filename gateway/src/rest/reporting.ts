import { notFound } from '@aicp/contracts/serialId';
import { z } from 'zod';
import { Citation, IdParams, id, instant, Jurisdiction, Rag, RiskLevel } from './answers.ts';
import { route } from './route.ts';

const Assessment = z.object({ id, completedAt: instant, riskLevel: RiskLevel });
const ScoreChange = z.object({ before: z.int(), after: z.int() });

const Report = z.object({
  system: z.object({ id, name: z.string(), systemType: z.string().nullable(), description: z.string().nullable() }),
  assessment: Assessment,
  jurisdiction: Jurisdiction,
  riskResult: z.object({ level: RiskLevel, score: z.int() }),
  compliance: z.object({ score: z.int(), band: z.string() }),
  euClass: z.object({ name: z.string(), reason: z.string() }).optional(),
  ragScore: Rag.optional(),
  /** Principle name to rating. */
  principleScores: z.record(z.string(), Rag).optional(),
  gaps: z.array(z.string()),
  recommendations: z.array(z.string()),
  findings: z.array(
    z.object({
      questionId: z.string(),
      text: z.string(),
      severity: z.enum(['critical', 'high', 'medium', 'low']),
      citation: Citation,
      appliesFrom: z.string().nullable(),
    }),
  ),
  actions: z.array(
    z.object({
      questionId: z.string(),
      text: z.string(),
      due: z.string(),
      goodPractice: z.boolean(),
      citation: Citation,
      appliesFrom: z.string().nullable(),
    }),
  ),
  estimatedFine: z.object({ min: z.number(), max: z.number() }).optional(),
  fine: z
    .object({
      tier: z.string(),
      min: z.number(),
      max: z.number(),
      percent: z.number().nullable(),
      explanation: z.array(z.string()),
      citation: Citation.nullable(),
      exposureFrom: z.string().nullable(),
    })
    .optional(),
  notes: z.array(z.string()),
  /** Only where there is an earlier report of the same system under the same rules. */
  changes: z
    .object({
      since: Assessment,
      riskLevel: z.object({ before: RiskLevel, after: RiskLevel }),
      riskScore: ScoreChange,
      complianceScore: ScoreChange,
      closed: z.array(z.string()),
      added: z.array(z.string()),
      remaining: z.array(z.string()),
    })
    .optional(),
  bankVersion: z.string(),
  lawAsOf: z.string(),
  createdAt: instant,
});

/** What GraphQL says in lists and nulls, REST says in maps and by leaving out (docs/spec-coverage.md, section 3). */
const Root = z
  .object({
    report: z
      .preprocess(
        withoutNulls,
        Report.extend({ principleScores: z.array(z.object({ principle: z.string(), rag: Rag })).optional() }),
      )
      .nullable(),
  })
  .transform(({ report }): z.input<typeof Report> => {
    if (!report) throw notFound('Report');
    const ratings = report.principleScores?.map(({ principle, rag }) => [principle, rag]);
    return { ...report, principleScores: ratings && Object.fromEntries(ratings) };
  })
  .pipe(Report);

function withoutNulls(report: unknown): unknown {
  return Object.fromEntries(Object.entries(report as object).filter(([, value]) => value !== null));
}

export const reportingRoutes = [
  route({
    method: 'GET',
    url: '/api/reports/:id',
    summary: 'The report of a completed assessment',
    tag: 'Reports',
    params: IdParams,
    operation: 'query RestReport($id: ID!) { assessment(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Root,
  }),
];
