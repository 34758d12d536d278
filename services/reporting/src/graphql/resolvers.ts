import { correctionsOf } from '@aicp/compliance/banks/corrections';
import { splitAction } from '@aicp/compliance/scoring/actionTitle';
import { changesBetween } from '@aicp/compliance/scoring/changes';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import { bandWords } from '@aicp/contracts/bandWords';
import { DomainError } from '@aicp/contracts/domainError';
import { signedIn } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { DateTime, JSONValue } from '@aicp/service/graph/scalars';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { exportPage } from '@aicp/service/store/exportPage';
import { hashOf } from '../domain/hashOf.ts';
import type { Report } from '../domain/reportOf.ts';
import { findNextDays } from '../store/clocks.ts';
import { exportSections, findReportBefore, listReportsBefore } from '../store/reports.ts';
import type { Review } from '../store/reviews.ts';
import { reportsForReview } from '../use-cases/reportsForReview.ts';
import { approveReport, askForChanges, sendForReview } from '../use-cases/reviewReport.ts';
import { actionResolvers } from './actionResolvers.ts';
import type { GraphContext } from './loaders.ts';
import { recommendedActions } from './recommendedActions.ts';
import type { Resolvers } from './resolvers.generated.ts';

const MAX_DAYS = 20;
const MAX_SYSTEMS = 400;

const personOf = (id: number | null) => (id === null ? null : { id: String(id) });

/** An approval of another text does not count. */
async function reviewOf(report: Report, { review }: GraphContext['loaders']): Promise<Review | null> {
  const found = await review.load(report.id);
  return found?.state === 'approved' && found.hash !== hashOf(report) ? null : found;
}

/** A report as other services name it. */
function inShort({
  id,
  completedAt,
  result,
}: Pick<Report, 'id' | 'completedAt'> & {
  result: Pick<Verdict, 'riskLevel' | 'scored'>;
}) {
  return { id, completedAt, riskLevel: result.riskLevel, scored: result.scored };
}

export const resolvers = {
  DateTime,
  JSON: JSONValue,
  ...actionResolvers,
  Query: {
    reportsForReview: (_root, { jurisdiction }, ctx) => reportsForReview(ctx, jurisdiction),
    ...actionResolvers.Query,
    exportReporting: (_root, { after }, ctx) =>
      exportPage(exportSections(requireRecentConfirmation(ctx.actor, ctx.now())), after),
    async nextDays(_root, { jurisdiction, first, systems }, { actor, now }) {
      const { organisationId } = signedIn(actor);
      const today = now().toISOString().slice(0, 10);
      const limit = Math.min(Math.max(first, 1), MAX_DAYS);
      const systemIds = systems?.slice(0, MAX_SYSTEMS).map(id => idOrNotFound(id, 'AI system'));
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
      const report = await pollUntil(() => loaders.report.load(idOrNotFound(id, 'Report')));
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
      scored: result.scored,
    }),
    riskResult: ({ result }) => ({ level: result.riskLevel, score: result.riskScore }),
    compliance: ({ result }) => ({ score: result.complianceScore, band: bandWords(result) }),
    euClass: ({ result }) => result.euClass ?? null,
    ragScore: ({ result }) => result.ragScore ?? null,
    principleScores: ({ result }) => result.principleScores ?? null,
    gaps: ({ result }) => result.gaps,
    recommendations: ({ result }) => result.recommendations.map(text => splitAction(text).title),
    findings: ({ result }) => result.findings,
    actions: (report, _args, { loaders }) => recommendedActions(report, loaders),
    estimatedFine: ({ result }) => result.estimatedFine ?? null,
    fine: ({ result }) => result.fine ?? null,
    notes: ({ result }) => result.notes,
    scored: ({ result }) => result.scored,
    remarks: ({ result }) => result.remarks,
    class: ({ result }) => result.class,
    roles: ({ result }) => result.roles,
    model: ({ result }) => result.model,
    supervisors: ({ result }) => result.supervisors,
    regulators: ({ result }) => result.regulators ?? [],
    duties: ({ result }) => result.duties,
    requests: ({ result }) => result.requests,
    scores: ({ result }) => result.scores,
    working: ({ result }) => result.working,
    fines: ({ result }) => result.fines,
    trace: ({ result }) => result.trace,
    flips: ({ result }) => result.flips,
    clocks: ({ result }) => result.clocks,
    corrections: ({ bankVersion }) => [...correctionsOf(bankVersion)],
    async changes(report, { since }) {
      const before = await findReportBefore(report, since ? idOrNotFound(since, 'Report') : undefined);
      if (since && !before) throw notFound('Report');
      return before && { since: inShort(before), ...changesBetween(before.result, report.result) };
    },
    earlier: async report => (await listReportsBefore(report)).map(inShort),
  },
} satisfies Resolvers;
