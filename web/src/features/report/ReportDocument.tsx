import { isolated } from '@aicp/contracts/isolated';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { dashboardPath } from '../../parts/paths.ts';
import { SystemTabs } from '../../parts/system/SystemTabs.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { productName } from '../../ui/productName.ts';
import { useSecondDraw } from '../../ui/useSecondDraw.ts';
import { PaperLines } from './PaperLines.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportContents } from './ReportContents.tsx';
import { ReportTitle } from './ReportTitle.tsx';
import { ApprovalLine } from './review/ApprovalLine.tsx';
import { useUnfoldedOnPaper } from './useUnfoldedOnPaper.ts';
import { ActionSection } from './verdict/ActionSection.tsx';
import { GapSection } from './verdict/GapSection.tsx';
import { ProhibitedBand } from './verdict/ProhibitedBand.tsx';
import { VerdictSection } from './verdict/VerdictSection.tsx';

const Fragment = graphql(`
  fragment ReportDocument_report on Report {
    id
    jurisdiction
    scored
    requests
    system {
      id
      name
    }
    assessment {
      id
      completedAt
    }
    review {
      state
    }
    actions {
      items(first: 1) {
        id
        owner {
          id
        }
      }
    }
    ...ReportTitle_report
    ...ProhibitedBand_report
    ...VerdictSection_report
    ...GapSection_report
    ...ActionSection_report
    ...ApprovalLine_report
  }
`);

type Props = {
  report: FragmentType<typeof Fragment>;
  isArchived: boolean;
  /** The organisation's letterhead, if its plan includes one. */
  letterhead: ReactNode;
  /** Shown next to the report on screen only; not part of it. */
  notice: ReactNode;
  /** The review, shown on screen only. */
  review: ReactNode;
  /** The sections after gaps and actions, which are loaded separately. */
  children: ReactNode;
};

/** A report on screen, laid out as a document: the verdict with the next steps, gaps, actions, and the rest. */
export function ReportDocument({ children, isArchived, letterhead, notice, review, ...props }: Props) {
  const report = readFragment(Fragment, props.report);
  const { jurisdiction, system, assessment, actions } = report;
  const day = assessment.completedAt.slice(0, 10);
  const isWhole = useSecondDraw();
  useUnfoldedOnPaper();
  return (
    <div className="max-w-240 xl:grid xl:max-w-310 xl:grid-cols-[minmax(0,1fr)_13rem] xl:gap-x-6">
      <article className="sheet max-w-240 min-w-0 px-4 py-6 sm:px-6 print:max-w-none print:p-0">
        <PaperLines
          cover={`${productName} · Report on ${isolated(system.name.length > 60 ? `${system.name.slice(0, 59)}…` : system.name)}`}
          foot={`Report ${report.id} of ${formatDay(assessment.completedAt)} · Guidance, not legal advice`}
        />
        <SystemTabs id={system.id} jurisdiction={jurisdiction} reportId={report.id} />
        <ReportContents key={report.id} place="above" />
        {notice}
        {letterhead}
        <ProhibitedBand report={report} day={day} />
        <ReportTitle report={report} />
        <ApprovalLine report={report} />
        <div className="[counter-reset:section]">
          <VerdictSection report={report} day={day}>
            <ReportActions
              id={report.id}
              jurisdiction={jurisdiction}
              system={system}
              isArchived={isArchived}
              isApproved={report.review?.state === 'approved'}
              unassigned={actions.filter(({ items: [item] }) => item && !item.owner).length}
              requests={report.scored ? report.requests.length : null}
            />
          </VerdictSection>
          {isWhole ? (
            <>
              <GapSection report={report} day={day} />
              <ActionSection report={report} day={day} isWorkedOn isArchived={isArchived} />
              {review}
              {children}
              <ButtonLink to={dashboardPath(jurisdiction)} look="quiet" size="small" className="no-print mt-6 -ml-3">
                Back to Dashboard
              </ButtonLink>
            </>
          ) : (
            <div className="h-dvh" />
          )}
        </div>
      </article>
      <ReportContents key={report.id} place="side" />
    </div>
  );
}
