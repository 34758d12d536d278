import { isolated } from '@aicp/contracts/isolated';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OpenedLink } from '../../../parts/links/openLink.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { productName } from '../../../ui/productName.ts';
import { PaperLines } from '../PaperLines.tsx';
import { ReportFootnote } from '../ReportFootnote.tsx';
import { ReportTitle } from '../ReportTitle.tsx';
import { SourceList } from '../SourceList.tsx';
import { useUnfoldedOnPaper } from '../useUnfoldedOnPaper.ts';
import { VerdictSections } from '../VerdictSections.tsx';
import { ActionSection } from '../verdict/ActionSection.tsx';
import { GapSection } from '../verdict/GapSection.tsx';
import type { Origin } from '../verdict/origin.tsx';
import { ProhibitedBand } from '../verdict/ProhibitedBand.tsx';
import { VerdictSection } from '../verdict/VerdictSection.tsx';
import { asReport, type FiledReport } from './asReport.ts';
import { SharedBar } from './SharedBar.tsx';

const Fragment = graphql(`
  fragment SharedReport_report on Report {
    jurisdiction
    ...ProhibitedBand_report
    ...ReportTitle_report
    ...SourceList_report
    ...ReportFootnote_report
    ...VerdictSection_report
    ...GapSection_report
    ...ActionSection_report
    ...VerdictSections_report
  }
`);

type Props = {
  link: OpenedLink;
  report: FiledReport;
  /** Only in a room. */
  origin?: Origin | null;
  onChoose: (id: number) => void;
  /** Back to what else the link shows, where there is more. */
  onBack?: () => void;
  onFailure: (error: unknown) => void;
};

/** A report as it was filed, for the person who holds a link to it: nothing that came later, and no way into the product. */
export function SharedReport({ link, report: filed, origin = null, onChoose, onBack, onFailure }: Props) {
  const report = readFragment(Fragment, asReport(filed) as unknown as FragmentType<typeof Fragment>);
  useUnfoldedOnPaper();
  const { id, day, completedAt, system } = filed;
  const of = completedAt.slice(0, 10);
  return (
    <>
      <SharedBar
        link={link}
        id={id}
        name={`${system.name} - report ${day}`}
        onChoose={onChoose}
        onBack={onBack}
        onFailure={onFailure}
      />
      <article className="mx-auto max-w-240 min-w-0 px-4 py-8 sm:px-6 sm:py-10 print:max-w-none print:p-0">
        <PaperLines
          cover={`${productName} · Report on ${isolated(system.name.length > 60 ? `${system.name.slice(0, 59)}…` : system.name)}`}
          foot={`Report ${id} of ${formatDay(completedAt)} · ${isolated(link.organisation)} · Guidance, not legal advice`}
        />
        <ProhibitedBand report={report} day={of} />
        <ReportTitle report={report} />
        <div className="[counter-reset:section]">
          <VerdictSection report={report} day={of} />
          <GapSection report={report} day={of} />
          <ActionSection report={report} day={of} isWorkedOn={false} isArchived={false} />
          <VerdictSections report={report} evidence={null} proof={null} origin={origin} day={of} />
        </div>
        <SourceList report={report} />
        <ReportFootnote report={report} />
      </article>
    </>
  );
}
