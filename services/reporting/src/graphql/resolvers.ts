import { correctionsOf } from '@aicp/compliance/banks/corrections';
import { type Compared, changesBetween } from '@aicp/compliance/scoring/changes';
import { isScored, isVerdict, type Verdict } from '@aicp/compliance/scoring/verdict';
import { signedIn } from '@aicp/contracts/actor';
import { DomainError } from '@aicp/contracts/domainError';
import { provenPersonally } from '@aicp/contracts/proof';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { DateTime, JSONValue } from '@aicp/service/graph/scalars';
import { waitFor } from '@aicp/service/process/waitFor';
import { exportPage } from '@aicp/service/store/exportPage';
import { hashOf } from '../domain/hashOf.ts';
import type { Report } from '../domain/reportOf.ts';
import { findNextDays } from '../store/clocks.ts';
import { exportSections, findReportBefore, listReportsBefore } from '../store/reports.ts';
import type { Review } from '../store/reviews.ts';
import { approveReport, askForChanges, sendForReview } from '../use-cases/reviewReport.ts';
import { actionResolvers } from './actionResolvers.ts';
import type { GraphContext } from './loaders.ts';
import { recommendedActions } from './recommendedActions.ts';
import type { Resolvers } from './resolvers.generated.ts';

const MOST_DAYS = 20;
const MOST_SYSTEMS = 400;

const personOf = (id: number | null) => (id === null ? null : { id: String(id) });

/** An approval of anything else than what stands is none. */
async function reviewOf(report: Report, { review }: GraphContext['loaders']): Promise<Review | null> {
  const found = await review.load(report.id);
  return found?.state === 'approved' && found.hash !== hashOf(report) ? null : found;
}

/** A report as others name it. */
function inShort({
  id,
  completedAt,
  result,
}: Pick<Report, 'id' | 'completedAt'> & { result: Pick<Compared, 'riskLevel' | 'scored'> }) {
  return { id, completedAt, riskLevel: result.riskLevel, scored: isScored(result) };
}

/** A field of the verdict, and what stands for it in the reports of the first banks, which have none. */
const ofVerdict =
  <Field, Without>(field: (verdict: Verdict) => Field, without: Without) =>
  ({ result }: Report) =>
    isVerdict(result) ? field(result) : without;

export const resolvers = {
  DateTime,
  JSON: JSONValue,
  ...actionResolvers,
  Query: {
    ...actionResolvers.Query,
    exportReporting: (_root, { after }, ctx) =>
      exportPage(exportSections(provenPersonally(ctx.actor, ctx.now())), after),
    async nextDays(_root, { jurisdiction, first, systems }, { actor, now }) {
      const { organisationId } = signedIn(actor);
      const today = now().toISOString().slice(0, 10);
      const limit = Math.min(Math.max(first, 1), MOST_DAYS);
      const systemIds = systems?.slice(0, MOST_SYSTEMS).map(id => idOrNotFound(id, 'AI system'));
      const days = await findNextDays({ organisationId, jurisdiction, today, limit, systemIds });
      return days.map(({ systemIds, what, ...day }) => ({
        ...day,
        what: what.slice(0, 3),
        systemCount: systemIds.length,
        systems: systemIds.slice(0, 3).map(id => ({ id: String(id), jurisdiction })),
      }));
    },
  },
  Mutation: {
    ...actionResolvers.Mutation,
    sendForReview: (_root, input, ctx) => sendForReview(ctx, input),
    approveReport: (_root, input, ctx) => approveReport(ctx, input),
    askForChanges: (_root, input, ctx) => askForChanges(ctx, input),
  },
  AiSystem: {
    clocks: ({ id, jurisdiction }, _args, { loaders }) =>
      loaders.clocks.load({ id: idOrNotFound(id, 'AI system'), jurisdiction }),
  },
  Assessment: {
    async report({ id, status }, _args, { loaders }) {
      if (status !== 'completed') return null;
      const report = await waitFor(() => loaders.report.load(idOrNotFound(id, 'Report')));
      if (report) return report;
      throw new DomainError('UNAVAILABLE', 'The report is being prepared. Please try again in a moment.');
    },
  },
  Review: {
    reviewer: ({ reviewerId }) => personOf(reviewerId),
    sentBy: ({ sentBy }) => personOf(sentBy),
    approvedBy: ({ state, decidedBy }) => personOf(state === 'approved' ? decidedBy : null),
    approvedAt: ({ state, decidedAt }) => (state === 'approved' ? decidedAt : null),
    changesAskedBy: ({ state, decidedBy }) => personOf(state === 'changesAsked' ? decidedBy : null),
  },
  Report: {
    author: ({ completedBy }) => personOf(completedBy),
    review: (report, _args, { loaders }) => reviewOf(report, loaders),
    assessment: ({ id, completedAt, result }) => ({
      id,
      completedAt,
      riskLevel: result.riskLevel,
      scored: isScored(result),
    }),
    riskResult: ({ result }) => ({ level: result.riskLevel, score: result.riskScore }),
    compliance: ({ result }) => ({ score: result.complianceScore, band: result.band }),
    euClass: ({ result }) => result.euClass ?? null,
    ragScore: ({ result }) => result.ragScore ?? null,
    principleScores: ({ result }) => result.principleScores ?? null,
    gaps: ({ result }) => result.gaps,
    recommendations: ({ result }) => result.recommendations,
    findings: ({ result }) => result.findings,
    actions: (report, _args, { loaders }) => recommendedActions(report, loaders),
    estimatedFine: ({ result }) => result.estimatedFine ?? null,
    fine: ({ result }) => result.fine ?? null,
    notes: ({ result }) => result.notes,
    scored: ({ result }) => isScored(result),
    remarks: ofVerdict(({ remarks }) => remarks, []),
    class: ofVerdict(verdict => verdict.class, null),
    roles: ofVerdict(({ roles }) => roles, []),
    model: ofVerdict(({ model }) => model, null),
    supervisors: ofVerdict(({ supervisors }) => supervisors, []),
    regulators: ofVerdict(({ regulators = [] }) => regulators, []),
    duties: ofVerdict(({ duties }) => duties, []),
    requests: ofVerdict(({ requests }) => requests, []),
    scores: ofVerdict(({ scores }) => scores, null),
    working: ofVerdict(({ working }) => working, []),
    fines: ofVerdict(({ fines }) => fines, null),
    trace: ofVerdict(({ trace }) => trace, []),
    flips: ofVerdict(({ flips }) => flips, []),
    clocks: ofVerdict(({ clocks }) => clocks, []),
    corrections: ({ bankVersion }) => [...correctionsOf(bankVersion)],
    async changes(report, { since }) {
      const before = await findReportBefore(report, since ? idOrNotFound(since, 'Report') : undefined);
      if (since && !before) throw notFound('Report');
      return before && { since: inShort(before), ...changesBetween(before.result, report.result) };
    },
    earlier: async report => (await listReportsBefore(report)).map(inShort),
  },
} satisfies Resolvers;
