import { DomainError } from '@aicp/contracts/domainError';
import { csvText } from '@aicp/service/store/csvText';
import type { RequestContext } from '../context.ts';
import { reportRows } from '../domain/reportRows.ts';
import { type FiledReport, readFiled } from './readFiled.ts';

/** A report as bytes of one type, and what changes when they do, for the ETag. */
export type ReportFile = { type: string; bytes: string | Uint8Array; version: string };

/** What `?format=` can ask for; each is drawn from the document that was filed. */
const formats: Record<string, (ctx: RequestContext, filed: FiledReport) => ReportFile | Promise<ReportFile>> = {
  json: (_ctx, { text, sha256 }) => ({ type: 'application/json; charset=utf-8', bytes: text, version: sha256 }),
  csv: (_ctx, { report, sha256 }) => ({
    type: 'text/csv; charset=utf-8',
    bytes: csvText(reportRows(report)),
    version: `${sha256}-csv`,
  }),
};

/**
 * A report as a file, under the name that it is saved by.
 * @throws DomainError INVALID for a format that there is not, and as `readFiled` does
 */
export async function openReportFile(
  ctx: RequestContext,
  id: string,
  format: string,
): Promise<ReportFile & { name: string }> {
  const draw = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!draw)
    throw new DomainError(
      'INVALID',
      `A report has no format "${format.slice(0, 20)}". Its formats are ${listOf(Object.keys(formats))}.`,
    );
  const filed = await readFiled(ctx, id);
  const { system, day } = filed.report;
  return { name: `${fileName(system.name)} - report ${day}.${format}`, ...(await draw(ctx, filed)) };
}

const LONGEST_NAME = 100;

/** Of a system's name what every file system takes. */
function fileName(name: string): string {
  return [...name.replaceAll(/[\p{C}/\\:*?"<>|]/gu, '')].slice(0, LONGEST_NAME).join('').trim();
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
