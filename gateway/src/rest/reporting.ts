import { notFound } from '@aicp/contracts/serialId';
import { z } from 'zod';
import { IdParams, id, instant, Jurisdiction, Rag, RiskLevel } from './answers.ts';
import { operation, route } from './route.ts';

const CITATION = 'citation { label instrument article url asOf checkedOn confidence appliesFrom }';

const Citation = z.object({
  label: z.string(),
  instrument: z.string(),
  article: z.string(),
  url: z.string(),
  asOf: z.string(),
  checkedOn: z.string(),
  confidence: z.enum(['H', 'M', 'L']),
  appliesFrom: z.string().nullable(),
});

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

/** What GraphQL says in lists and nulls, REST says in maps and by leaving out (specification, section 3). */
const Root = z
  .looseObject({
    report: z
      .looseObject({ principleScores: z.array(z.object({ principle: z.string(), rag: Rag })).nullable() })
      .nullable(),
  })
  .transform(({ report }) => {
    if (!report) throw notFound('Report');
    const ratings = report.principleScores?.map(({ principle, rag }) => [principle, rag]);
    const present = Object.entries(report).filter(([, value]) => value !== null);
    return { ...Object.fromEntries(present), ...(ratings && { principleScores: Object.fromEntries(ratings) }) };
  })
  .pipe(Report);

export const reportingRoutes = [
  route({
    method: 'GET',
    url: '/api/reports/:id',
    summary: 'The report of a completed assessment',
    tag: 'Reports',
    params: IdParams,
    operation: operation(`query RestReport($id: ID!) { assessment(id: $id) { report {
      system { id name systemType description } assessment { id completedAt riskLevel } jurisdiction
      riskResult { level score } compliance { score band } euClass { name reason } ragScore
      principleScores { principle rag } gaps recommendations
      findings { questionId text severity appliesFrom ${CITATION} }
      actions { questionId text due goodPractice appliesFrom ${CITATION} }
      estimatedFine { min max } fine { tier min max percent explanation exposureFrom ${CITATION} }
      notes changes { since { id completedAt riskLevel } riskLevel { before after } riskScore { before after }
        complianceScore { before after } closed added remaining }
      bankVersion lawAsOf createdAt } } }`),
    variables: ({ params }) => ({ id: params.id }),
    answer: Root,
  }),
];
