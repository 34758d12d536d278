import { DutyProof, ReportProof } from '@aicp/contracts/dutyProof';
import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import { systemFields } from '@aicp/contracts/entities/system';
import { REPORT_SCHEMA_PATH } from '@aicp/contracts/reportSchema';
import { notFound } from '@aicp/contracts/serialId';
import { z } from 'zod';
import { Citation, IdParams, id, instant, Jurisdiction, Rag, RiskLevel } from './answers.ts';
import { reportRenderContext } from './reportRenderContext.ts';
import { route } from './route.ts';
import { selectionOf } from './selection.ts';

const Assessment = z.object({ id, completedAt: instant, riskLevel: RiskLevel, scored: z.boolean() });
const ScoreChange = z.object({ before: z.int(), after: z.int() });

const DutyState = z.enum(['in_force', 'due', 'conditional']);
const Figure = z.object({ score: z.int(), text: z.string() });
const Fine = z.object({ max: z.number(), tier: z.string(), duties: z.array(z.string()), text: z.string() });

const Duty = z.object({
  id: z.string(),
  questionId: z.string().nullable(),
  title: z.string(),
  citation: Citation,
  binds: z.boolean().nullable().meta({ description: 'Null if not known' }),
  who: z.string(),
  why: z.string(),
  from: z.string().nullable(),
  state: DutyState.nullable(),
  status: z.enum(['met', 'partly', 'open', 'unknown', 'not_applicable', 'other_party']),
  tier: z.string().nullable(),
  owner: z.string().nullable(),
});

/** The legal result; class, model and fines are those of EU rules. */
const Verdict = z.object({
  class: z
    .object({ id: z.string(), label: z.string(), reason: z.string(), citation: Citation })
    .meta({ description: 'EU: the AI Act class, separate from the risk level' })
    .optional(),
  roles: z.array(z.object({ id: z.string(), label: z.string(), why: z.string() })),
  duties: z.array(Duty),
  requests: z.array(z.string()).meta({ description: 'Information you need from your provider or another company' }),
  scores: z.object({ inForce: Figure, later: Figure }),
  working: z.array(z.object({ label: z.string(), points: z.number(), weight: z.number() })),
  fines: z.object({ inForce: Fine, later: Fine }).meta({ description: 'EU' }).optional(),
  trace: z.array(
    z.object({
      rule: z.string(),
      because: z.array(z.object({ questionId: z.string(), question: z.string(), answer: z.string() })),
      citation: Citation.nullable(),
      outcome: z.string(),
    }),
  ),
  flips: z.array(
    z.object({
      questionId: z.string(),
      value: z.string(),
      change: z.string(),
      to: z.string(),
      verified: z.boolean(),
    }),
  ),
  clocks: z.array(z.object({ date: z.string(), what: z.string(), citation: Citation, binding: z.boolean() })),
  remarks: z.array(z.string()),
  supervisors: z.array(z.string()),
  regulators: z
    .array(z.object({ code: z.string(), name: z.string(), fullName: z.string(), reason: z.string(), url: z.string() }))
    .meta({ description: 'UK' }),
  model: z.string().meta({ description: 'EU: none, gpai or gpai-systemic' }).optional(),
});

export const Report = z.object({
  /** The law is a field of the report. */
  system: z.object({ id, ...heldShape(systemFields, 'report') }).omit({ jurisdiction: true }),
  assessment: Assessment,
  jurisdiction: Jurisdiction,
  riskResult: z.object({ level: RiskLevel, score: z.int() }),
  compliance: z.object({ score: z.int(), band: z.string() }),
  euClass: z.object({ name: z.string(), reason: z.string() }).optional(),
  ragScore: Rag.optional(),
  /** A map of principle name to rating; a list in the graph (docs/spec-coverage.md, section 3). */
  principleScores: z
    .array(z.object({ principle: z.string(), rag: Rag }))
    .transform(ratings => Object.fromEntries(ratings.map(({ principle, rag }) => [principle, rag])))
    .pipe(z.record(z.string(), Rag))
    .optional(),
  gaps: z.array(z.string()),
  recommendations: z.array(z.string()),
  findings: z.array(
    z.object({
      questionId: z.string(),
      text: z.string(),
      severity: z.enum(['critical', 'high', 'medium', 'low']),
      citation: Citation,
      appliesFrom: z.string().nullable(),
      /** The duty that the gap leaves open. */
      dutyId: z.string(),
      state: DutyState.nullable(),
      tier: z.string().nullable(),
      owner: z.string(),
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
  /** False outside the law: level LOW and score 0 then mean "not scored". */
  scored: z.boolean(),
  ...Verdict.shape,
  /** Only if there is an earlier report of the same system under the same rules. */
  changes: z
    .object({
      since: Assessment,
      /** False if the previous questions differed; the lists of gaps are then empty. */
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

/** The report with the proofs of its duties, which documents stores. */
const ProvedReport = Report.extend({
  duties: z.array(
    Duty.extend({
      proof: DutyProof.nullable().meta({ description: 'Null for a duty that is not met or not applicable' }),
    }),
  ),
  proofAsOf: z.string().nullable().meta({
    format: 'date',
    description:
      'The date to which `proof` refers: today for the latest report of a system under a law, otherwise the date on which the next one was completed',
  }),
});

const Root = z.object({
  report: z.looseObject({ duties: z.array(z.looseObject({})) }).nullable(),
  proof: ReportProof.nullable(),
});

/**
 * The report of an assessment.
 * @throws DomainError if it has none, because it is not completed
 */
function reportOf(assessment: unknown): unknown {
  const { report, proof } = Root.parse(assessment);
  if (!report) throw notFound('Report');
  // Fields of the other law are left out.
  const said = Object.fromEntries(Object.entries(report).filter(([, value]) => value !== null));
  const duties = report.duties.map((duty, at) => ({ ...duty, proof: proof?.duties[at] ?? null }));
  return { ...said, duties, proofAsOf: proof?.asOf ?? null };
}

export const reportingRoutes = [
  route({
    method: 'GET',
    url: '/api/reports/:id',
    summary: 'The report of a completed assessment; with `format` as a file',
    tag: 'Reports',
    params: IdParams,
    querystring: z.object({
      format: z
        .string()
        .optional()
        .meta({
          description: `json is the canonical report, a JSON document in RFC 8785 form that never changes; its schema is ${REPORT_SCHEMA_PATH}. csv has its duties with their proofs, gaps, actions and answers. pdf, docx and html are for people, with the same text in the same order. Any other value returns 400.`,
        }),
    }),
    files: {
      operation: `query RestReportFile($id: ID!) {
        assessment(id: $id) {
          report { id author { username fullName } review { approvedBy { username fullName } } }
          proof { asOf duties }
        }
      }`,
      service: 'reporting',
      path: '/internal/reports/:id',
      timeoutMs: 30_000,
      types: {
        json: 'application/json',
        csv: 'text/csv',
        html: 'text/html',
        pdf: 'application/pdf',
        docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      },
      json: z.looseObject({ schema: z.literal('report-1') }).meta({ description: `See ${REPORT_SCHEMA_PATH}` }),
      beside: { formats: ['html', 'pdf', 'docx', 'csv'], read: reportRenderContext },
    },
    operation: `query RestReport($id: ID!) {
      assessment(id: $id) { report { ${selectionOf(Report)} } proof { asOf duties } }
    }`,
    variables: ({ params }) => ({ id: params.id }),
    // While documents is unavailable the report has no proofs.
    partial: root => (root as z.input<typeof Root>).report !== null,
    answer: z.preprocess(reportOf, ProvedReport),
  }),
];
