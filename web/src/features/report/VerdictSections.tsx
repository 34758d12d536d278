import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { PrincipleSection } from './PrincipleSection.tsx';
import { ActionSection } from './verdict/ActionSection.tsx';
import { ClockSection } from './verdict/ClockSection.tsx';
import { DutySection } from './verdict/DutySection.tsx';
import { FineLines } from './verdict/FineLines.tsx';
import { GapSection } from './verdict/GapSection.tsx';
import { RegulatorSection } from './verdict/RegulatorSection.tsx';
import { SentenceSection } from './verdict/SentenceSection.tsx';
import { TraceSection } from './verdict/TraceSection.tsx';
import { VerdictSection } from './verdict/VerdictSection.tsx';

const Fragment = graphql(`
  fragment VerdictSections_report on Report {
    jurisdiction
    notes
    requests
    ...VerdictSection_report
    ...GapSection_report
    ...ActionSection_report
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
  /** Null where the report is read by a link. */
  evidence: Parameters<typeof DutySection>[0]['evidence'];
  /** Null where the report is read by a link. */
  proof: Parameters<typeof DutySection>[0]['proof'];
  /** The report's own, ISO: what is in force is said of it, whenever the report is read. */
  day: string;
  printing: boolean;
  /** Or only the sections that its reader sees first. */
  isWhole: boolean;
};

/** The sections of a report on a verdict, in the order that is specified, without what leads into the product and what is compared with other reports. */
export function VerdictSections({ evidence, proof, day, printing, isWhole, ...props }: Props) {
  const report = readFragment(Fragment, props.report);
  const isUk = report.jurisdiction === 'UK';
  return (
    <>
      <VerdictSection report={report} day={day} printing={printing} />
      {isWhole && (
        <>
          <GapSection report={report} day={day} />
          <ActionSection report={report} day={day} />
          {isUk ? <PrincipleSection report={report} /> : <FineLines report={report} day={day} />}
          {isUk && <RegulatorSection report={report} />}
          <SentenceSection
            id="requests"
            title="What to Ask the Other Party"
            intro="What only the provider, the deployer or a supplier can give."
            sentences={report.requests}
          />
          <DutySection report={report} evidence={evidence} proof={proof} day={day} />
          <ClockSection report={report} day={day} />
          <TraceSection report={report} day={day} printing={printing} />
          <SentenceSection id="notes" title="What Else to Know" sentences={report.notes} />
        </>
      )}
    </>
  );
}
