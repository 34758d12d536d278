import { createHash } from 'node:crypto';
import type { BesideReport } from '@aicp/contracts/besideReport';
import { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { DomainError } from '@aicp/contracts/domainError';
import { type Actor, requireReportLink, signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { Drawing } from '@aicp/render/drawing';
import { layOutReport } from '@aicp/render/report/layOutReport';
import { csvText } from '@aicp/service/process/csvText';
import type { RequestContext } from '../context.ts';
import { hashOf } from '../domain/hashOf.ts';
import { reportRows } from '../domain/reportRows.ts';
import { findFiled } from '../store/canonicalReports.ts';
import { listReports } from '../store/reports.ts';
import { listReviews } from '../store/reviews.ts';

/** A report as bytes of one type, with a version for the ETag that changes with the bytes. */
export type ReportFile = { type: string; bytes: string | Uint8Array; version: string };

type DrawingContext = RequestContext & { drawing: Drawing };
type Draw = (ctx: DrawingContext, filed: FiledReport, beside: BesideReport) => ReportFile | Promise<ReportFile>;

/** The values of `?format=`; each is rendered from the filed document. */
const formats: Record<string, Draw> = {
  json: (_ctx, { text, sha256 }) => ({ type: 'application/json; charset=utf-8', bytes: text, version: sha256 }),
  csv(_ctx, { report }, { proof }) {
    const bytes = csvText(reportRows(report, proof));
    return { type: 'text/csv; charset=utf-8', bytes, version: versionOf(bytes) };
  },
  html: onPaper('html', 'text/html; charset=utf-8'),
  pdf: onPaper('pdf', 'application/pdf'),
  docx: onPaper('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
};

const NOTHING: BesideReport = { organisation: null, preparedBy: null, approvedBy: null, letterhead: null, proof: null };

const versionOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** For readers: with names, approval, proofs and letterhead, which are not part of the report. */
function onPaper(format: 'html' | 'pdf' | 'docx', type: string): Draw {
  return async (ctx, { report }, { organisation, preparedBy, approvedBy, letterhead, proof }) => {
    // A link shows the state at its creation: an approval may be newer.
    const isLinkActor = ctx.actor.kind === 'link';
    const approval = isLinkActor ? null : await approvalOf(signedIn(ctx.actor).organisationId, report.id);
    const paper = layOutReport(report, {
      organisation,
      preparedBy,
      proof,
      approval: approval && { by: approvedBy, ...approval },
    });
    const bytes = await ctx.drawing.file(placeOf(ctx.actor), { format, paper, letterhead });
    return { type, bytes, version: versionOf(bytes) };
  };
}

/** The fair-queue lane of a rendering: the user's, or the link's. */
const placeOf = (actor: Actor) => (actor.kind === 'link' ? -actor.link : signedIn(actor).userId);

/** An approval of another text does not count. */
async function approvalOf(
  organisationId: number,
  id: number,
): Promise<{ on: string; hash: string; function: string | null } | null> {
  const [[report], [review]] = await Promise.all([
    listReports(organisationId, [id]),
    listReviews(organisationId, [id]),
  ]);
  if (!report || review?.state !== 'approved' || !review.decidedAt) return null;
  const hash = hashOf(report);
  const on = review.decidedAt.toISOString().slice(0, 10);
  return review.hash === hash ? { on, hash, function: review.function } : null;
}

/**
 * A report as a file, with its file name.
 * @param beside other services' data, for formats that show it
 * @throws DomainError INVALID for an unknown format, and the errors of `readFiled`
 */
export async function openReportFile(
  ctx: DrawingContext,
  id: string,
  format: string,
  beside: BesideReport = NOTHING,
): Promise<ReportFile & { name: string }> {
  const draw = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!draw)
    throw new DomainError(
      'INVALID',
      `"${format.slice(0, 20)}" is not a report format. The formats are ${listOf(Object.keys(formats))}.`,
    );
  const filed = await readFiled(ctx, id);
  const { system, day } = filed.report;
  return { name: `${fileName(system.name)} - report ${day}.${format}`, ...(await draw(ctx, filed, beside)) };
}

const MAX_NAME_LENGTH = 100;

/** The system's name, without characters that file systems reject and cut to a maximum length. */
function fileName(name: string): string {
  return [...name.replaceAll(/[\p{C}/\\:*?"<>|]/gu, '')].slice(0, MAX_NAME_LENGTH).join('').trim();
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** The filed document of a report: as a value, and as the text that its hash is computed from. */
type FiledReport = { report: CanonicalReport; text: string; sha256: string };

/** @throws DomainError NOT_FOUND if the caller's organisation has no such report */
async function readFiled({ actor }: { actor: Actor }, input: string): Promise<FiledReport> {
  const id = idOrNotFound(input, 'Report');
  const { organisationId } = actor.kind === 'link' ? requireReportLink(actor, id) : signedIn(actor);
  const filed = await findFiled(organisationId, id);
  if (!filed) throw notFound('Report');
  return { text: filed.text, sha256: filed.sha256, report: CanonicalReport.parse(JSON.parse(filed.text)) };
}
