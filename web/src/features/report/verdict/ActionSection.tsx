import { byDue } from '@aicp/compliance/scoring/byDue';
import { linkedRows } from '@aicp/compliance/scoring/linkedRows';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Section } from '../Section.tsx';
import { actionColumns, RecommendedAction } from './RecommendedAction.tsx';

const Fragment = graphql(`
  fragment ActionSection_report on Report {
    jurisdiction
    findings {
      questionId
      severity
      appliesFrom
      state
      citation {
        appliesFrom
      }
    }
    actions {
      questionId
      text
      goodPractice
      ...RecommendedAction_action
    }
  }
`);

type Props = {
  report: FragmentType<typeof Fragment>;
  day: string;
  /** Whether owner, due date and status are shown. They are not part of the report, and only its organisation sees them. */
  isWorkedOn: boolean;
  isArchived: boolean;
};

/** The actions in the order of the gaps, then good practice. */
export function ActionSection({ day, isWorkedOn, isArchived, ...props }: Props) {
  const { findings, actions: recommended, jurisdiction } = readFragment(Fragment, props.report);
  const gaps = byDue(findings, day, jurisdiction).flatMap(({ members }) => members);
  const { actions } = linkedRows(gaps, recommended);
  const rows = actions.map((action, at) => ({ ...action, number: at + 1 }));
  const required = rows.filter(({ goodPractice }) => !goodPractice);
  const voluntary = rows.filter(({ goodPractice }) => goodPractice);
  const list = (some: typeof rows) => (
    <ol start={some[0]?.number} className="divide-y divide-line border-y border-line text-sm">
      {some.map(action => (
        <RecommendedAction
          key={`${action.questionId} ${action.text}`}
          action={action}
          number={action.number}
          gap={action.gap}
          day={day}
          isWorkedOn={isWorkedOn}
          isArchived={isArchived}
        />
      ))}
    </ol>
  );
  return (
    <Section id="actions" title="Recommended Actions">
      {actions.length === 0 && (
        <p className="mt-4 text-base text-muted">No action is needed. Review the assessment once a year.</p>
      )}
      {isWorkedOn && actions.length > 0 && (
        <p
          aria-hidden="true"
          className={`no-print mt-3 hidden pb-1.5 text-xs font-medium text-muted md:grid ${actionColumns(true)} [&>span:first-child]:col-start-2`}
        >
          {['Action', '', 'Owner', 'Due', 'Status'].map(title => (
            <span key={title}>{title}</span>
          ))}
        </p>
      )}
      {required.length > 0 && list(required)}
      {voluntary.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-sm font-semibold print:break-after-avoid">
            Good practice, not required ({voluntary.length})
          </h3>
          {list(voluntary)}
        </>
      )}
    </Section>
  );
}
