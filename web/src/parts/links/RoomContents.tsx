import { isolated } from '@aicp/contracts/isolated';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { formatCount } from '../../ui/formatCount.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { formatSize } from '../../ui/formatSize.ts';
import { validWords } from '../evidence/validWords.ts';
import type { SharedDuties } from './RoomProof.tsx';
import { type RoomHead, RoomReportHead } from './RoomReportHead.tsx';
import { RoomRow } from './RoomRow.tsx';
import { unbroken } from './unbroken.ts';

type Id = string | number;
type Document = {
  id: string;
  title: string;
  version: number;
  sha256: string;
  createdAt: string;
  approvedAt?: string | null | undefined;
  approvedBy?: string | null | undefined;
  mark?: string | null | undefined;
};
type File = {
  id: Id;
  name: string;
  title: string;
  bytes: number;
  sha256: string;
  proves: string;
  duties: readonly string[];
  uploadedAt: string;
  uploadedBy: string;
  validUntil?: string | null | undefined;
  isGone: boolean;
};
type Bundle = { root: string; madeAt: string; stampedAt?: string | null | undefined; isGone: boolean };

/** The people who completed and answered the assessment of a report; a name is null for an answer of the organisation. */
type RoomOrigin = {
  completedBy: string | null;
  answeredBy: readonly string[];
  steps: readonly ({ answeredBy: string | null; answeredAt: string; fromOrganisation: boolean } | null)[];
};

/** An audit room's contents for one report. */
export type ShownReport = RoomHead & {
  id: Id;
  sha256?: string | null;
  factCount: number;
  actionCount: number;
  answerCount: number;
  /** Missing in a preview. */
  requestCount?: number;
  /** Whether the fact about human oversight is recorded; missing in a preview. */
  hasOversight?: boolean;
  documents: readonly Document[];
  /** The version of its transparency notice, null without one; missing in a preview. */
  noticeVersion?: number | null;
  evidence: readonly File[];
  bundle?: Bundle | null | undefined;
  /** Every duty; missing in a preview. */
  proof?: SharedDuties;
  /** Missing in a preview. */
  origin?: RoomOrigin;
};

type Paging = {
  /** The number of reports that match the search, and of all reports in the room. */
  found: number;
  size: number;
  /** From 1. */
  page: number;
  pageSize: number;
  search: string;
  onSearch: (text: string) => void;
  onPage: (page: number) => void;
};

type Props = {
  /** A page. */
  reports: readonly ShownReport[];
  paging: Paging;
  /** Buttons for each item; none in a preview. */
  onReport?: (report: ShownReport) => ReactNode;
  onDocument?: (document: Document, report: ShownReport) => ReactNode;
  onFile?: (file: File) => ReactNode;
  onBundle?: (bundle: Bundle, report: ShownReport) => ReactNode;
  /** Every duty; missing in a preview. */
  onDuties?: (report: ShownReport) => ReactNode;
  /** Facts, actions and supplier answers; a preview shows only their numbers. */
  onTrail?: (report: ShownReport) => ReactNode;
};

/** Shorter lists have no search. */
const SEARCHED_FROM = 8;

/** The index of an audit room: each system with its result, report, documents, evidence and bundle. */
export function RoomContents({ reports, paging, ...actions }: Props) {
  const { found, size, page, pageSize, search, onSearch, onPage } = paging;
  const pages = Math.ceil(found / pageSize);
  return (
    <div className="space-y-6">
      {size > SEARCHED_FROM && (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="w-full sm:w-80">
            <Field
              label="Find a System, File or Article"
              type="search"
              value={search}
              onChange={event => onSearch(event.currentTarget.value)}
            />
          </div>
          <p role="status" className="figures text-sm text-muted">
            {found === 1 ? '1 report' : `${formatCount(found)} reports`}
            {pages > 1 && `, page ${page} of ${pages}`}
          </p>
        </div>
      )}
      {found === 0 && search.trim() !== '' && (
        <EmptyState title="Nothing found" text="No system, file or article in this room matches." />
      )}
      {reports.map(report => (
        <ReportSection key={report.id} report={report} {...actions} />
      ))}
      {pages > 1 && (
        <nav aria-label="Pages of the room" className="flex gap-3">
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous Page
          </Button>
          <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next Page
          </Button>
        </nav>
      )}
    </div>
  );
}

type SectionProps = Omit<Props, 'reports' | 'paging'> & { report: ShownReport };

function ReportSection({ report, onReport, onDocument, onFile, onBundle, onDuties, onTrail }: SectionProps) {
  const { id, system, jurisdiction, completedAt, documents, evidence, bundle, proof } = report;
  const asOf = proof?.asOf ?? new Date().toISOString().slice(0, 10);
  const met = new Set(proof?.duties.flatMap(duty => (duty.proof ? `${duty.title} (${duty.citation})` : [])));
  return (
    <section
      id={roomReportId(id)}
      tabIndex={-1}
      aria-label={`${system}, ${jurisdiction}`}
      className="scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface"
    >
      <RoomReportHead report={report} />
      <ul className="divide-y divide-line">
        <RoomRow
          title="Report"
          text={`Report ${id} of ${formatDay(completedAt)}`}
          hash={report.sha256}
          actions={onReport?.(report)}
        />
        {onDuties?.(report)}
        {noticeLine(report) && <RoomRow title={NOTICE} text={noticeLine(report) ?? ''} />}
        {documents.map(document => (
          <RoomRow
            key={document.id}
            title={document.title}
            text={joined(
              `Version ${document.version} of ${formatDay(document.createdAt)}`,
              document.approvedAt && `approved ${formatDay(document.approvedAt)}${byWhom(document.approvedBy)}`,
              document.mark,
            )}
            hash={document.sha256}
            actions={onDocument?.(document, report)}
          />
        ))}
        {evidence.map(file => (
          <RoomRow
            key={file.id}
            title={file.title}
            text={joined(
              'Evidence',
              file.name,
              formatSize(file.bytes),
              `added ${formatDay(file.uploadedAt)}${byWhom(file.uploadedBy)}`,
              file.validUntil && validWords(file.validUntil, asOf),
            )}
            hash={file.sha256}
            gone={file.isGone && 'This file was removed after the room was created. Its hash is kept.'}
            actions={onFile?.(file)}
          >
            <FiledFor {...file} met={hasExpired(file, asOf) ? NO_PLACES : met} />
          </RoomRow>
        ))}
        {bundle && (
          <RoomRow
            title="Audit bundle"
            text={`The whole report in one file, with every document and evidence file · created ${formatDay(bundle.madeAt)}`}
            hashName="Root"
            hash={bundle.root}
            gone={
              bundle.isGone &&
              'A file in this bundle was removed after the room was created. Its root can still be verified.'
            }
            actions={onBundle?.(bundle, report)}
          />
        )}
      </ul>
      {onTrail ? onTrail(report) : <TrailLine {...report} />}
    </section>
  );
}

function TrailLine({ factCount, actionCount, answerCount }: ShownReport) {
  if (factCount + actionCount + answerCount === 0) return null;
  return (
    <p className="figures border-t border-line px-5 py-4 text-sm text-muted">
      Also shown: actions with comments ({actionCount}), facts ({factCount}), accepted supplier answers ({answerCount})
    </p>
  );
}

/** The duties with their provisions, those that are met as proved, and the question whose answer the file supports. */
function FiledFor({ proves, duties, met }: Pick<File, 'proves' | 'duties'> & { met: ReadonlySet<string> }) {
  return (
    <div className="mt-2 space-y-0.5 wrap-anywhere">
      {duties.map(duty => (
        <p key={duty}>
          {met.has(duty) ? 'Proves' : 'Filed for'}: {unbroken(duty)}
        </p>
      ))}
      <p className={duties.length > 0 ? 'text-muted' : ''}>
        {duties.length > 0 ? 'Answer to' : 'Filed for'}: {proves}
      </p>
    </div>
  );
}

const NO_PLACES: ReadonlySet<string> = new Set();
const hasExpired = ({ validUntil }: File, asOf: string) => !!validUntil && validUntil < asOf;

/** The title of the document. */
export const NOTICE = 'Transparency notice';

/** The line about a transparency notice that the room does not show; null if it shows it. */
function noticeLine({ documents, noticeVersion }: ShownReport): string | null {
  if (noticeVersion === undefined || documents.some(({ title }) => title === NOTICE)) return null;
  return noticeVersion === null ? 'Not generated' : `Version ${noticeVersion}, not in this room`;
}

/** The id of the part of a room about a report. */
export const roomReportId = (id: Id) => `room-report-${id}`;

const byWhom = (name: string | null | undefined) => (name ? ` by ${isolated(name)}` : '');

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');
