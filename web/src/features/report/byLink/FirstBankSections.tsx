import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { ActionList } from '../ActionList.tsx';
import { FindingList } from '../FindingList.tsx';
import { FineSection } from '../FineSection.tsx';
import { PrincipleSection } from '../PrincipleSection.tsx';
import { ScoreSection } from '../ScoreSection.tsx';

const Fragment = graphql(`
  fragment FirstBankSections_report on Report {
    jurisdiction
    ...ScoreSection_report
    ...FindingList_report
    ...ActionList_report
    ...PrincipleSection_report
    ...FineSection_report
  }
`);

/** The sections of a report of the first question banks. */
export function FirstBankSections({ day, ...props }: { report: FragmentType<typeof Fragment>; day: string }) {
  const report = readFragment(Fragment, props.report);
  return (
    <>
      <ScoreSection report={report} />
      <FindingList report={report} day={day} />
      <ActionList report={report} />
      {report.jurisdiction === 'UK' ? <PrincipleSection report={report} /> : <FineSection report={report} />}
    </>
  );
}
