import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { PrincipleSection } from './PrincipleSection.tsx';
import { ClockSection } from './verdict/ClockSection.tsx';
import { DutySection } from './verdict/DutySection.tsx';
import { FineLines } from './verdict/FineLines.tsx';
import type { Origin } from './verdict/origin.tsx';
import { RegulatorSection } from './verdict/RegulatorSection.tsx';
import { SentenceSection } from './verdict/SentenceSection.tsx';
import { TraceSection } from './verdict/TraceSection.tsx';

const Fragment = graphql(`
  fragment VerdictSections_report on Report {
    jurisdiction
    notes
    requests
    ...DutySection_report
    ...FineLines_report
    ...ClockSection_report
    ...TraceSection_report
    ...RegulatorSection_report
    ...PrincipleSection_report
  }
`);

type Props = {
  report: FragmentType<typeof Fragment>;
  /** Null if the report is opened through a shared link. */
  evidence: Parameters<typeof DutySection>[0]['evidence'];
  /** Null until it is loaded if the report is opened through a shared link. */
  proof: Parameters<typeof DutySection>[0]['proof'];
  /** Null if the report is opened through a shared link to this report alone. */
  origin: Origin | null;
  /** The report with the work on its actions. */
  work: Parameters<typeof DutySection>[0]['work'];
  /** The report's date (ISO). Statements on what is in force refer to it, whenever the report is read. */
  day: string;
};

/** The sections after gaps and actions: fine or principles, supplier questions, and folded the basis of the verdict. */
export function VerdictSections({ evidence, proof, origin, work, day, ...props }: Props) {
  const report = readFragment(Fragment, props.report);
  const isUk = report.jurisdiction === 'UK';
  return (
    <>
      {isUk ? <PrincipleSection report={report} /> : <FineLines report={report} day={day} />}
      {isUk && <RegulatorSection report={report} />}
      <SentenceSection
        id="requests"
        title="Information you need from your provider or another company"
        intro="Only your provider, your deployer or your supplier can give it."
        sentences={report.requests}
      />
      <div className="mt-10 border-t border-line">
        <DutySection report={report} evidence={evidence} proof={proof} work={work} day={day} />
        <ClockSection report={report} day={day} />
        <TraceSection report={report} origin={origin} day={day} />
        <SentenceSection id="notes" title="Notes" sentences={report.notes} isFolded />
      </div>
    </>
  );
}
