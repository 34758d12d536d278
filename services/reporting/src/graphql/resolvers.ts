import { changesBetween } from '@aicp/compliance/scoring/changes';
import { DomainError } from '@aicp/contracts/domainError';
import { provenPersonally } from '@aicp/contracts/proof';
import { idOrNotFound } from '@aicp/contracts/serialId';
import { DateTime, JSONValue } from '@aicp/service/graph/scalars';
import { waitFor } from '@aicp/service/process/waitFor';
import { exportPage } from '@aicp/service/store/exportPage';
import { exportSections, findReportBefore } from '../store/reports.ts';
import type { Resolvers } from './resolvers.generated.ts';

export const resolvers = {
  DateTime,
  JSON: JSONValue,
  Query: {
    exportReporting: (_root, { after }, ctx) =>
      exportPage(exportSections(provenPersonally(ctx.actor, ctx.now()).userId), after),
  },
  Assessment: {
    async report({ id, status }, _args, { loaders }) {
      if (status !== 'completed') return null;
      const report = await waitFor(() => loaders.report.load(idOrNotFound(id, 'Report')));
      if (report) return report;
      throw new DomainError('UNAVAILABLE', 'The report is being prepared. Please try again in a moment.');
    },
  },
  Report: {
    assessment: ({ id, completedAt, result }) => ({ id, completedAt, riskLevel: result.riskLevel }),
    riskResult: ({ result }) => ({ level: result.riskLevel, score: result.riskScore }),
    compliance: ({ result }) => ({ score: result.complianceScore, band: result.band }),
    euClass: ({ result }) => result.euClass ?? null,
    ragScore: ({ result }) => result.ragScore ?? null,
    principleScores: ({ result }) => result.principleScores ?? null,
    gaps: ({ result }) => result.gaps,
    recommendations: ({ result }) => result.recommendations,
    findings: ({ result }) => result.findings,
    actions: ({ result }) => result.actions,
    estimatedFine: ({ result }) => result.estimatedFine ?? null,
    fine: ({ result }) => result.fine ?? null,
    notes: ({ result }) => result.notes,
    async changes(report) {
      const before = await findReportBefore(report);
      if (!before) return null;
      const since = { id: before.id, completedAt: before.completedAt, riskLevel: before.result.riskLevel };
      return { since, ...changesBetween(before.result, report.result) };
    },
  },
} satisfies Resolvers;
