import { isolated } from '@aicp/contracts/isolated';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OpenedLink } from '../../../parts/links/openLink.ts';
import type { SharedDuties } from '../../../parts/links/RoomProof.tsx';
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
import { asProof, asReport, type FiledReport } from './asReport.ts';
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
    ...ReportWork_report
  }
`);

type Props = {
  link: OpenedLink;
  report: FiledReport;
  /** Only in a room. */
  origin?: Origin | null;
  /** Next to the report and no part of it; null until they are loaded. */
  duties: SharedDuties | null;
  onChoose: (id: number) => void;
  /** Back to the other contents of the link, if there are any. */
  onBack?: () => void;
  onFailure: (error: unknown) => void;
};

/** A report as it was filed, for the recipient of a link, with the proofs, answers and actions of its duties, and no way into the product. */
export function SharedReport({ link, report: filed, origin = null, duties, onChoose, onBack, onFailure }: Props) {
  const report = readFragment(Fragment, asReport(filed, duties) as unknown as FragmentType<typeof Fragment>);
  const proof = duties && (asProof(duties) as unknown as Parameters<typeof VerdictSections>[0]['proof']);
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
          <VerdictSections report={report} evidence={null} proof={proof} origin={origin} work={report} day={of} />
        </div>
        <SourceList report={report} />
        <ReportFootnote report={report} />
      </article>
    </>
  );
}
