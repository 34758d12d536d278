import { isolated } from '@aicp/contracts/isolated';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { dashboardPath } from '../../parts/paths.ts';
import { SystemTabs } from '../../parts/system/SystemTabs.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { productName } from '../../ui/productName.ts';
import { useSecondDraw } from '../../ui/useSecondDraw.ts';
import { PaperLines } from './PaperLines.tsx';
import { PrintWhenReady } from './PrintWhenReady.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportContents } from './ReportContents.tsx';
import { ReportFootnote } from './ReportFootnote.tsx';
import { ReportTitle } from './ReportTitle.tsx';
import { ApprovalLine } from './review/ApprovalLine.tsx';
import { SourceList } from './SourceList.tsx';
import { VerdictBody } from './VerdictBody.tsx';
import { ProhibitedBand } from './verdict/ProhibitedBand.tsx';

const Fragment = graphql(`
  fragment ReportDocument_report on Report {
    id
    jurisdiction
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
    ...ReportTitle_report
    ...SourceList_report
    ...ReportFootnote_report
    ...ProhibitedBand_report
    ...VerdictBody_report
    ...ApprovalLine_report
  }
`);

type Props = {
  report: FragmentType<typeof Fragment>;
  /** The organisation's own, where the plan includes it. */
  letterhead: ReactNode;
  /** Next to the report and no part of it, for the screen alone. */
  notice: ReactNode;
  /** Where it is reviewed, for the screen alone. */
  review: ReactNode;
  evidence: Parameters<typeof VerdictBody>[0]['evidence'];
  proof: Parameters<typeof VerdictBody>[0]['proof'];
  /** Sections of what can be made of the report; they are for the screen alone. */
  children: ReactNode;
};

/** The report, set as a document: on screen, and alone on the page when it was opened for printing. */
export function ReportDocument({ children, letterhead, notice, review, evidence, proof, ...props }: Props) {
  const report = readFragment(Fragment, props.report);
  const { jurisdiction, system, assessment } = report;
  const printing = useSearchParams()[0].has('print');
  const day = assessment.completedAt.slice(0, 10);
  const isWhole = useSecondDraw(printing);
  const document = (
    <article className="sheet max-w-240 min-w-0 px-4 py-8 sm:px-6 sm:py-10 print:max-w-none print:p-0">
      <PaperLines
        cover={`${productName} · Report on ${isolated(system.name.length > 60 ? `${system.name.slice(0, 59)}…` : system.name)}`}
        foot={`Report ${report.id} of ${formatDay(assessment.completedAt)} · Guidance, not legal advice`}
      />
      {printing ? (
        <PrintWhenReady />
      ) : (
        <>
          <SystemTabs id={system.id} jurisdiction={jurisdiction} reportId={report.id} />
          <div className="no-print mb-8 flex flex-wrap items-center justify-between gap-3">
            <div className="-ml-3 flex flex-wrap">
              <ButtonLink to={dashboardPath(jurisdiction)} look="quiet" size="small">
                Back to Dashboard
              </ButtonLink>
            </div>
            <ReportActions id={report.id} systemName={system.name} isApproved={report.review?.state === 'approved'} />
          </div>
        </>
      )}
      {!printing && notice}
      {letterhead}
      <ProhibitedBand report={report} day={day} />
      <ReportTitle report={report} />
      <ApprovalLine report={report} printing={printing} />
      {!printing && review}
      <div className="[counter-reset:section]">
        <VerdictBody report={report} evidence={evidence} proof={proof} day={day} printing={printing} isWhole={isWhole}>
          <SourceList report={report} />
          {!printing && (
            <section aria-labelledby="tools" className="no-print mt-16 border-y-4 border-double border-line pt-6 pb-10">
              <h2 id="tools" className="scroll-mt-20 font-serif text-2xl font-semibold">
                Work With This Report
              </h2>
              <p className="mt-2 max-w-170 text-sm text-muted">
                What can be made of it and kept with it. It is no part of the report, and is not printed.
              </p>
              {children}
            </section>
          )}
        </VerdictBody>
      </div>
      {isWhole ? <ReportFootnote report={report} /> : <div className="h-dvh" />}
    </article>
  );
  if (printing) return document;
  return (
    <div className="max-w-240 xl:grid xl:max-w-310 xl:grid-cols-[minmax(0,1fr)_13rem] xl:gap-x-6">
      <ReportContents key={report.id} />
      {document}
    </div>
  );
}
