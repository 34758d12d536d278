import { linkTo, signedIn } from '@aicp/contracts/actor';
import { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { DomainError } from '@aicp/contracts/domainError';
import { ReportUnfiled } from '@aicp/contracts/reportEvents';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { waitFor } from '@aicp/service/process/waitFor';
import type { RequestContext } from '../context.ts';
import { type Filed, findFiled } from '../store/canonicalReports.ts';
import { findReports } from '../store/reports.ts';

/** The document that a report was filed as: as a value, and as the text that its digest is taken of. */
export type FiledReport = { report: CanonicalReport; text: string; sha256: string };

type ReadContext = Pick<RequestContext, 'actor' | 'publish'>;

/**
 * One from an earlier release is filed when it is first asked for, with its answers, which come in some milliseconds.
 * @throws DomainError NOT_FOUND where the caller's organisation has no such report, UNAVAILABLE when the answers have not come in 5 s
 */
export async function readFiled(ctx: ReadContext, input: string): Promise<FiledReport> {
  const id = idOrNotFound(input, 'Report');
  const { organisationId } = ctx.actor.kind === 'link' ? linkTo(ctx.actor, id) : signedIn(ctx.actor);
  const filed = (await findFiled(organisationId, id)) ?? (await fileNow(ctx, organisationId, id));
  return { text: filed.text, sha256: filed.sha256, report: CanonicalReport.parse(JSON.parse(filed.text)) };
}

async function fileNow(ctx: ReadContext, organisationId: number, id: number): Promise<Filed> {
  const [report] = await findReports(organisationId, [id]);
  if (!report) throw notFound('Report');
  await ctx.publish(ReportUnfiled, { userId: report.userId, organisationId, assessmentId: id });
  const filed = await waitFor(() => findFiled(organisationId, id));
  if (filed) return filed;
  throw new DomainError('UNAVAILABLE', 'The report is being prepared. Please try again in a moment.');
}
