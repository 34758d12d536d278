import { longDate } from '@aicp/compliance/law/calendar';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { productName } from '../../ui/productName.ts';

const Fragment = graphql(`
  fragment ReportFootnote_report on Report {
    id
    bankVersion
    lawAsOf
  }
`);

/** The basis of this report, and its limits. */
export function ReportFootnote(props: { report: FragmentType<typeof Fragment> }) {
  const { id, bankVersion, lawAsOf } = readFragment(Fragment, props.report);
  return (
    <footer className="mt-12 border-t border-line pt-4 text-xs text-muted print:break-inside-avoid">
      <p className="max-w-170">
        Report {id} by {productName}, based on the answers given and question bank {bankVersion}, which reflects the law
        as of {longDate(lawAsOf)}. It is guidance, not legal advice.
      </p>
    </footer>
  );
}
