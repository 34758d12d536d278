import { longDate } from '@aicp/compliance/law/calendar';
import { isolated } from '@aicp/contracts/isolated';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Citation } from '../../parts/Citation.tsx';
import { DeadlineSystems } from '../../parts/deadlines/DeadlineSystems.tsx';
import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import { actionPath, assessmentPath, dutiesPath, factsPath, policiesPath } from '../../parts/paths.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';

/** On touch screens the whole row is the link; the systems below lie above it. */
const link =
  'underline underline-offset-4 hover:no-underline pointer-coarse:after:absolute pointer-coarse:after:inset-0';

type Props = {
  deadline: Deadline;
  /** ISO date. */
  today: string;
};

/** One date: its kind, its owner, and a link to act on it. */
export function DeadlineRow({ deadline, today }: Props) {
  const { date, jurisdiction, systems } = deadline;
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-5 py-4 text-sm sm:grid-cols-[10rem_1fr]">
      <span className="figures font-medium">{longDate(date)}</span>
      <div className="min-w-0 space-y-1.5">
        <What deadline={deadline} today={today} />
        <p className="flex items-start gap-2 text-muted">
          {jurisdiction && <Tag>{jurisdiction}</Tag>}
          <span className="relative z-1 min-w-0 wrap-anywhere">
            <DeadlineSystems deadline={deadline} />
            {(deadline.kind === 'action' || deadline.kind === 'risk') &&
              `${systems.length > 0 || deadline.organisation ? ' · ' : ''}${isolated(deadline.owner ?? 'Unassigned')}`}
          </span>
        </p>
      </div>
    </li>
  );
}

function What({ deadline, today }: Props): ReactNode {
  switch (deadline.kind) {
    case 'evidence':
      return (
        <p className="wrap-anywhere">
          {deadline.date < today ? 'Evidence has expired: ' : 'Evidence expires: '}
          <span className="font-medium">{deadline.file}</span>
        </p>
      );
    case 'action':
    case 'risk':
      return (
        <p className="wrap-anywhere">
          {deadline.kind === 'risk' ? 'Review the accepted risk: ' : 'Action: '}
          <Link to={actionPath(deadline.id)} className={`font-medium ${link}`}>
            {deadline.title}
          </Link>
        </p>
      );
    case 'review': {
      const { jurisdiction, systems, duty, policy } = deadline;
      if (policy)
        return (
          <p className="wrap-anywhere">
            Review the policy:{' '}
            <Link to={policiesPath} className={`font-medium ${link}`}>
              {policy}
            </Link>
          </p>
        );
      if (duty)
        return (
          <p className="wrap-anywhere">
            Review your answer:{' '}
            <Link to={dutiesPath} className={`font-medium ${link}`}>
              {duty}
            </Link>
          </p>
        );
      return (
        <p>
          Next review, as recorded in{' '}
          <Link to={factsPath(jurisdiction ?? 'EU', systems[0]?.id ?? '')} className={link}>
            the system’s facts
          </Link>
          .
        </p>
      );
    }
    case 'reassessment': {
      const { lastAssessed, openAssessmentId, jurisdiction } = deadline;
      return (
        <p>
          Reassess. Last assessed on {formatDay(lastAssessed)}.
          {openAssessmentId && (
            <>
              {' '}
              <Link to={assessmentPath(jurisdiction ?? 'EU', openAssessmentId)} className={link}>
                Continue the assessment in progress
              </Link>
            </>
          )}
        </p>
      );
    }
    case 'law': {
      const { what, binding, citation, date } = deadline;
      return (
        <>
          {what.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="flex flex-wrap items-center gap-2">
            <Citation citation={citation} appliesFrom={binding ? date : null} undated={!binding} />
            {!binding && <Tag>Proposed, not law</Tag>}
          </p>
        </>
      );
    }
  }
}
