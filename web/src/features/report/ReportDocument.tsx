import { useSearchParams } from 'react-router';
import { dashboardPath } from '../../client/paths.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ActionList } from './ActionList.tsx';
import { FindingList } from './FindingList.tsx';
import { FineSection } from './FineSection.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PrincipleSection } from './PrincipleSection.tsx';
import { PrintWhenReady } from './PrintWhenReady.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFootnote } from './ReportFootnote.tsx';
import { ReportTitle } from './ReportTitle.tsx';
import { ScoreSection } from './ScoreSection.tsx';

const Fragment = graphql(`
  fragment ReportDocument_report on Report {
    id
    jurisdiction
    system {
      id
      name
    }
    ...ReportTitle_report
    ...ScoreSection_report
    ...FindingList_report
    ...ActionList_report
    ...PrincipleSection_report
    ...FineSection_report
    ...ReportFootnote_report
  }
`);

/** The report, set as a document: on screen, and alone on the page when it was opened for printing. */
export function ReportDocument(props: { report: FragmentType<typeof Fragment> }) {
  const report = readFragment(Fragment, props.report);
  const printing = useSearchParams()[0].has('print');
  return (
    <article className="mx-auto max-w-240 px-4 py-8 sm:px-6 sm:py-10 print:max-w-none print:p-0">
      {printing ? (
        <PrintWhenReady />
      ) : (
        <div className="no-print mb-8 flex flex-wrap items-center justify-between gap-3">
          <ButtonLink to={dashboardPath(report.jurisdiction)} look="quiet" size="small" className="-ml-3">
            Back to Dashboard
          </ButtonLink>
          <ReportActions systemName={report.system.name} />
        </div>
      )}
      <ReportTitle report={report} />
      <div className="[counter-reset:section]">
        <ScoreSection report={report} />
        <FindingList report={report} />
        <ActionList report={report} />
        {report.jurisdiction === 'UK' ? <PrincipleSection report={report} /> : <FineSection report={report} />}
        <NextSteps />
      </div>
      <ReportFootnote report={report} />
    </article>
  );
}
