import { byDue } from '@aicp/compliance/scoring/byDue';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { formatShortDate } from '../../../ui/formatDate.ts';
import { Section } from '../Section.tsx';
import { severities } from '../severities.ts';
import { actionsByQuestion } from './reportWork.ts';
import { WorkLine } from './WorkLine.tsx';

const Fragment = graphql(`
  fragment GapSection_report on Report {
    jurisdiction
    scored
    findings {
      questionId
      text
      severity
      appliesFrom
      state
      citation {
        appliesFrom
        ...Citation_citation
      }
    }
    ...ReportWork_report
  }
`);

const columns = 'md:grid-cols-[1.5rem_minmax(0,1fr)_5.25rem_7.5rem_10rem]';

/** The gaps, one per row, by the date from which they count. Each links to the action that closes it. */
export function GapSection({ day, ...props }: { report: FragmentType<typeof Fragment>; day: string }) {
  const report = readFragment(Fragment, props.report);
  const { findings, scored, jurisdiction } = report;
  const groups = byDue(findings, day, jurisdiction);
  const work = actionsByQuestion(report, day);
  return (
    <Section id="gaps" title="Critical Compliance Gaps">
      {findings.length === 0 && (
        <p className="mt-4 text-base text-muted">
          {scored
            ? 'Your answers show no gaps. Reassess when the system, its use or the law changes.'
            : 'No duty applies to the system, so there are no gaps to find.'}
        </p>
      )}
      {findings.length > 0 && (
        <p
          aria-hidden="true"
          className={`mt-3 hidden text-xs font-medium text-muted md:grid md:gap-x-3 ${columns} [&>span:first-child]:col-start-2`}
        >
          {['Gap', 'Severity, from', 'Article', 'Action, owner, due, status'].map(title => (
            <span key={title}>{title}</span>
          ))}
        </p>
      )}
      {groups.map(({ title, start, members }) => (
        <div key={title}>
          <h3 className="mt-3 border-b border-line pb-1.5 text-sm font-semibold print:break-after-avoid">
            {title} ({members.length})
          </h3>
          <ol start={start} className="divide-y divide-line border-b border-line text-sm">
            {members.map(({ questionId, text, severity, citation, appliesFrom }, index) => {
              const number = start + index;
              const action = work.get(questionId);
              return (
                <li
                  key={`${questionId} ${text}`}
                  id={`gap-${number}`}
                  className={`grid scroll-mt-20 grid-cols-[1.5rem_1fr] items-center gap-x-3 gap-y-1.5 py-1.5 md:py-0.5 target:bg-accent-soft print:break-inside-avoid ${columns}`}
                >
                  <span className="figures self-start text-right text-faint">{number}</span>
                  <p>{text}</p>
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:col-start-2 md:contents">
                    <span className="flex flex-wrap items-center gap-x-3 md:block">
                      <Badge {...severities[severity]} />
                      <span className="figures whitespace-nowrap text-muted md:mt-0.5 md:block md:text-xs md:leading-none">
                        {appliesFrom && appliesFrom > day ? formatShortDate(appliesFrom) : appliesFrom ? 'Now' : '–'}
                      </span>
                    </span>
                    <span className="min-w-0">
                      <Citation citation={citation} undated />
                    </span>
                    <span className="figures min-w-0 text-xs">{action && <WorkLine {...action} />}</span>
                  </div>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </Section>
  );
}
