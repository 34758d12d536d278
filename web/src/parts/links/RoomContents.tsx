import type { ReactNode } from 'react';
import { formatDay } from '../../ui/formatDate.ts';
import { formatSize } from '../../ui/formatSize.ts';
import { HashLine } from '../../ui/HashLine.tsx';
import { Tag } from '../../ui/Tag.tsx';

type Id = string | number;
type Document = {
  id: string;
  title: string;
  version: number;
  sha256: string;
  createdAt: string;
  approvedAt?: string | null | undefined;
  mark?: string | null | undefined;
};
type File = {
  id: Id;
  name: string;
  bytes: number;
  sha256: string;
  uploadedAt: string;
  validUntil?: string | null | undefined;
  isGone: boolean;
};
type Bundle = { root: string; madeAt: string; stampedAt?: string | null | undefined; isGone: boolean };

/** What an audit room shows of one report. */
export type ShownReport = {
  id: Id;
  system: string;
  jurisdiction: 'EU' | 'UK';
  completedAt: string;
  sha256?: string | null;
  documents: readonly Document[];
  evidence: readonly File[];
  bundle?: Bundle | null | undefined;
};

type Props = {
  reports: readonly ShownReport[];
  /** What can be done with each thing; nothing, where it is only looked at before the room is made. */
  onReport?: (report: ShownReport) => ReactNode;
  onDocument?: (document: Document, report: ShownReport) => ReactNode;
  onFile?: (file: File) => ReactNode;
  onBundle?: (bundle: Bundle, report: ShownReport) => ReactNode;
};

/** The index of an audit room: each system with its report, documents, evidence and bundle, and the hash of each. */
export function RoomContents({ reports, onReport, onDocument, onFile, onBundle }: Props) {
  return (
    <div className="space-y-6">
      {reports.map(report => {
        const { id, system, jurisdiction, completedAt, documents, evidence, bundle } = report;
        return (
          <section
            key={id}
            aria-label={`${system}, ${jurisdiction}`}
            className="overflow-hidden rounded-card border border-line bg-surface"
          >
            <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-4 font-serif text-lg font-semibold">
              <span className="min-w-0 wrap-anywhere">{system}</span>
              <Tag>{jurisdiction === 'UK' ? 'UK principles' : 'EU AI Act'}</Tag>
            </h2>
            <ul className="divide-y divide-line">
              <Row
                title="Report"
                text={`Report ${id} of ${formatDay(completedAt)}`}
                hash={report.sha256}
                actions={onReport?.(report)}
              />
              {documents.map(document => (
                <Row
                  key={document.id}
                  title={document.title}
                  text={[
                    `Version ${document.version} of ${formatDay(document.createdAt)}`,
                    document.approvedAt && `approved ${formatDay(document.approvedAt)}`,
                    document.mark,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  hash={document.sha256}
                  actions={onDocument?.(document, report)}
                />
              ))}
              {evidence.map(file => (
                <Row
                  key={file.id}
                  title={file.name}
                  text={[
                    'Evidence',
                    formatSize(file.bytes),
                    `uploaded ${formatDay(file.uploadedAt)}`,
                    file.validUntil && `valid until ${formatDay(file.validUntil)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  hash={file.sha256}
                  gone={file.isGone && 'This file was removed after the room was made. Its hash stays.'}
                  actions={onFile?.(file)}
                />
              ))}
              {bundle && (
                <Row
                  title="Audit bundle"
                  text={`Everything of this report in one file, with every document and evidence file · sealed ${formatDay(bundle.madeAt)}`}
                  hashName="Root"
                  hash={bundle.root}
                  gone={
                    bundle.isGone &&
                    'A file of this bundle was removed after the room was made. Its root can still be verified.'
                  }
                  actions={onBundle?.(bundle, report)}
                />
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type RowProps = {
  title: string;
  text: string;
  hashName?: string;
  hash?: string | null | undefined;
  gone?: string | false;
  actions?: ReactNode;
};

function Row({ title, text, hashName = 'SHA-256', hash, gone, actions }: RowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72 text-sm">
        <h3 className="font-medium wrap-anywhere">{title}</h3>
        <p className="figures mt-0.5 text-muted">{text}</p>
        {hash && <HashLine name={hashName} hash={hash} />}
        {gone && <p className="mt-1">{gone}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}
