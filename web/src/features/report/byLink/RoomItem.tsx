import { isolated } from '@aicp/contracts/isolated';
import type { ReactNode } from 'react';
import { Line, ownerParts, sinceParts } from '../../../parts/actions/dutyLine.tsx';
import { stateNames } from '../../../parts/actions/stateNames.ts';
import { validWords } from '../../../parts/evidence/validWords.ts';
import { capitalise } from '../../../ui/capitalise.ts';
import { formatDay, formatUtcTime } from '../../../ui/formatDate.ts';
import { formatSize } from '../../../ui/formatSize.ts';
import { HashLine } from '../../../ui/HashLine.tsx';
import { RiskBadge } from '../../../ui/RiskBadge.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { ItemFile, Items, Person } from './roomItems.ts';

type WithFiles<Item> = Item & {
  /** The ISO date on which the room was made. */
  asOf: string;
  onFile: (file: ItemFile) => ReactNode;
};

const nameOf = (person: Person | null) => isolated(person?.name ?? 'Former member');
const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');

function Item({ title, tags, children }: { title: string; tags?: ReactNode; children: ReactNode }) {
  return (
    <li className="px-5 py-4 wrap-anywhere">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="min-w-0">{title}</span>
        {tags}
      </h3>
      <div className="figures mt-0.5 space-y-1 text-muted">{children}</div>
    </li>
  );
}

type SystemProps = Items['systems'] & {
  /** The reports that the room shows. */
  shown: ReadonlySet<number>;
  onReport: (id: number, system: string) => void;
};

/** A system of the inventory, with its latest report under each law. */
export function RoomSystem({ shown, onReport, ...system }: SystemProps) {
  const { name, systemType, owner, status, isArchived, heldUntil, reports } = system;
  return (
    <Item title={name} tags={isArchived && <Tag>Archived</Tag>}>
      <p>
        {joined(
          owner ? `Owner: ${nameOf(owner)}` : 'No owner',
          status ? `Status: ${status}` : 'Status not recorded',
          systemType,
          heldUntil && `held until ${formatDay(heldUntil)}`,
        )}
      </p>
      {reports.length === 0 && <p>Not assessed</p>}
      {reports.map(report => (
        <div key={report.id} className="grid gap-x-3 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <span className="justify-self-start">
            <RiskBadge level={report.riskLevel} law={report.jurisdiction} scored={report.scored} />
          </span>
          <span>
            {joined(
              report.jurisdiction === 'UK' ? 'UK principles' : 'EU AI Act',
              report.class,
              report.scored && `risk score ${report.riskScore}`,
              report.scored && `compliance score ${report.complianceScore}`,
              report.approvedAt
                ? `approved ${formatDay(report.approvedAt)} by ${nameOf(report.approvedBy)}`
                : 'approval: none',
            )}
            {' · '}
            {shown.has(report.id) ? (
              <button
                type="button"
                className="text-left font-medium text-accent underline underline-offset-4"
                onClick={() => onReport(report.id, name)}
              >
                report {report.id} of {formatDay(report.completedAt)}
              </button>
            ) : (
              `report ${report.id} of ${formatDay(report.completedAt)}, not in this room`
            )}
          </span>
        </div>
      ))}
    </Item>
  );
}

/** The approved version of a policy. */
export function RoomPolicy({ asOf, onFile, ...policy }: WithFiles<Items['policies']>) {
  const { title, owner, reviewOn, duties, version, text, writtenBy, writtenAt, approvedBy, approvedAt } = policy;
  return (
    <Item title={title} tags={<Tag>Approved</Tag>}>
      <p>
        Version {version}, written by {nameOf(writtenBy)} on {formatDay(writtenAt)}
        {approvedAt && `, approved by ${nameOf(approvedBy)} on ${formatDay(approvedAt)}`}
      </p>
      <p>
        {joined(
          owner && `Owner: ${nameOf(owner)}`,
          reviewOn ? `next review ${formatDay(reviewOn)}` : 'no review date',
          `read by ${policy.readBy} of ${policy.members} members`,
        )}
      </p>
      {duties.length > 0 && <p>Duties: {duties.join(', ')}</p>}
      {text && <Text summary="Read the policy" of={title} text={text} />}
      <Files files={policy.files} asOf={asOf} onFile={onFile} />
    </Item>
  );
}

/** A management review or an internal audit. */
export function RoomRecord({ asOf, onFile, ...record }: WithFiles<Items['records']>) {
  const { kind, title, heldOn, participants, minutes, decisions, writtenBy, writtenAt, files } = record;
  return (
    <Item title={title} tags={<Tag>{kind === 'internalAudit' ? 'Internal audit' : 'Management review'}</Tag>}>
      <p>
        Held on {formatDay(heldOn)}, recorded by {nameOf(writtenBy)} on {formatDay(writtenAt)}
      </p>
      {participants.length > 0 && <p>Participants: {participants.join(', ')}</p>}
      {decisions && <p className="whitespace-pre-line text-ink">Decisions: {decisions}</p>}
      {minutes && <Text summary="Read the minutes" of={title} text={minutes} />}
      <Files files={files} asOf={asOf} onFile={onFile} />
    </Item>
  );
}

/** A duty of the organisation as a whole. */
export function RoomDuty({ onFile, ...duty }: WithFiles<Items['duties']>) {
  const { title, citation, jurisdiction, answer, answeredBy, answeredAt, reviewOn, proof, asOf, action, policy } = duty;
  return (
    <Item title={`${title} (${citation})`} tags={<Tag>{jurisdiction}</Tag>}>
      <p className="text-ink">{answer ?? 'Not answered'}</p>
      {answeredAt && (
        <p>
          {joined(
            `Answered by ${nameOf(answeredBy)} on ${formatDay(answeredAt)}`,
            reviewOn && `next review ${formatDay(reviewOn)}`,
          )}
        </p>
      )}
      {proof && (
        <p className={proof === 'expired' ? 'font-semibold text-high' : ''}>
          {capitalise(proof)} as of {formatDay(asOf)}
        </p>
      )}
      {action && (
        <p>
          Action: {action.title.replace(/\.$/, '')} ·{' '}
          <Line
            parts={[
              ...ownerParts({ ...action, owner: action.owner && nameOf(action.owner) }, asOf),
              ...sinceParts(
                { ...action, owner: null, stateBy: action.stateBy && nameOf(action.stateBy), filed: null },
                { reportId: null, gap: null },
                stateNames[action.state].toLowerCase(),
              ),
            ]}
          />
        </p>
      )}
      {policy && <p>Policy: {policy}</p>}
      <Files files={duty.files} asOf={asOf} onFile={onFile} />
    </Item>
  );
}

/** An entry of the log of the organisation. */
export function RoomLogEntry({ seq, at, by, byName, details, hash }: Items['log']) {
  return (
    <li className="px-5 py-3 wrap-anywhere">
      <p>{details}</p>
      <p className="figures mt-0.5 text-muted">
        {formatUtcTime(at)} · {byName ?? nameOf(by)}
      </p>
      <details className="text-xs text-muted">
        <summary className="w-fit cursor-pointer">
          Entry {seq}
          <span className="sr-only">, its hash</span>
        </summary>
        <HashLine hash={hash} whole />
      </details>
    </li>
  );
}

function Text({ summary, of, text }: { summary: string; of: string; text: string }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer font-medium text-ink">
        {summary}
        <span className="sr-only">: {of}</span>
      </summary>
      <p className="mt-2 max-w-170 whitespace-pre-line text-ink">{text}</p>
    </details>
  );
}

function Files({ files, asOf, onFile }: WithFiles<{ files: readonly ItemFile[]; asOf: string }>) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 space-y-2" aria-label="Files">
      {files.map(file => (
        <li key={file.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">
            <span className="text-ink">{file.title}</span>
            <p>
              {joined(
                file.name !== file.title && file.name,
                formatSize(file.bytes),
                `added by ${nameOf(file.uploadedBy)} on ${formatDay(file.uploadedAt)}`,
                file.validUntil && validWords(file.validUntil, asOf),
              )}
            </p>
            <HashLine hash={file.sha256} />
            {file.isGone && <p>This file was removed after the room was created. Its hash stays.</p>}
          </div>
          {!file.isGone && onFile(file)}
        </li>
      ))}
    </ul>
  );
}
