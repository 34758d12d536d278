import { isolated } from '@aicp/contracts/isolated';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OpenedLink } from '../../../parts/links/openLink.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { productName } from '../../../ui/productName.ts';
import { PaperLines } from '../PaperLines.tsx';
import { ReportFootnote } from '../ReportFootnote.tsx';
import { ReportTitle } from '../ReportTitle.tsx';
import { SourceList } from '../SourceList.tsx';
import { VerdictSections } from '../VerdictSections.tsx';
import { ProhibitedBand } from '../verdict/ProhibitedBand.tsx';
import { asReport, type FiledReport } from './asReport.ts';
import { SharedBar } from './SharedBar.tsx';

const Fragment = graphql(`
  fragment SharedReport_report on Report {
    jurisdiction
    ...ProhibitedBand_report
    ...ReportTitle_report
    ...SourceList_report
    ...ReportFootnote_report
    ...VerdictSections_report
  }
`);

type Props = {
  link: OpenedLink;
  report: FiledReport;
  onChoose: (id: number) => void;
  /** Back to what else the link shows, where there is more. */
  onBack?: () => void;
  onFailure: (error: unknown) => void;
};

/** A report as it was filed, for the person who holds a link to it: nothing that came later, and no way into the product. */
export function SharedReport({ link, report: filed, onChoose, onBack, onFailure }: Props) {
  const report = readFragment(Fragment, asReport(filed) as unknown as FragmentType<typeof Fragment>);
  const printing = usePrinting();
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
          <VerdictSections report={report} evidence={null} proof={null} day={of} printing={printing} isWhole />
        </div>
        <SourceList report={report} />
        <ReportFootnote report={report} />
      </article>
    </>
  );
}

/** Whether the browser is about to print: everything is open on paper. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
