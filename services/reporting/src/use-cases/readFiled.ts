import { signedIn } from '@aicp/contracts/actor';
import { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { DomainError } from '@aicp/contracts/domainError';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { findFiled } from '../store/canonicalReports.ts';
import { findReports } from '../store/reports.ts';

/** The document that a report was filed as: as a value, and as the text that its digest is taken of. */
export type FiledReport = { report: CanonicalReport; text: string; sha256: string };

/**
 * @throws DomainError NOT_FOUND where the caller's organisation has no such report, UNAVAILABLE while one from an earlier release is not
 *   filed yet
 */
export async function readFiled(ctx: Pick<RequestContext, 'actor'>, input: string): Promise<FiledReport> {
  const { organisationId } = signedIn(ctx.actor);
  const id = idOrNotFound(input, 'Report');
  const filed = await findFiled(organisationId, id);
  if (filed) return { text: filed.text, sha256: filed.sha256, report: CanonicalReport.parse(JSON.parse(filed.text)) };
  const [report] = await findReports(organisationId, [id]);
  if (!report) throw notFound('Report');
  throw new DomainError('UNAVAILABLE', 'The report is being prepared. Please try again in a moment.');
}
