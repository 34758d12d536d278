import { longDate } from '@aicp/compliance/law/calendar';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Citation } from '../../parts/Citation.tsx';
import { assessmentPath, systemPath } from '../../parts/paths.ts';
import { formatDay, today } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { Deadline } from './deadlines.ts';

const link = 'underline underline-offset-4 hover:no-underline';

/** One date: what it is, whose, and where to do something about it. */
export function DeadlineRow({ deadline }: { deadline: Deadline }) {
  const { date, jurisdiction, systems, more } = deadline;
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-4 text-sm sm:grid-cols-[10rem_1fr]">
      <span className="figures font-medium">{longDate(date)}</span>
      <div className="min-w-0 space-y-1.5">
        <What deadline={deadline} />
        <p className="flex items-start gap-2 text-muted">
          <Tag>{jurisdiction}</Tag>
          <span className="min-w-0 wrap-anywhere">
            {systems.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={systemPath(jurisdiction, id)} className={link}>
                  {name}
                </Link>
              </span>
            ))}
            {more > 0 && ` and ${more.toLocaleString('en-GB')} more`}
          </span>
        </p>
      </div>
    </li>
  );
}

function What({ deadline }: { deadline: Deadline }): ReactNode {
  if (deadline.kind === 'evidence')
    return (
      <p className="wrap-anywhere">
        {deadline.date < today() ? 'Evidence has expired: ' : 'Evidence expires: '}
        <span className="font-medium">{deadline.file}</span>
      </p>
    );
  if (deadline.kind === 'reassessment') {
    const { lastAssessed, openAssessmentId, jurisdiction } = deadline;
    return (
      <p>
        Reassess. Last assessed on {formatDay(lastAssessed)}.
        {openAssessmentId && (
          <>
            {' '}
            <Link to={assessmentPath(jurisdiction, openAssessmentId)} className={link}>
              Continue the assessment in progress
            </Link>
          </>
        )}
      </p>
    );
  }
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
