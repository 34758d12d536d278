import { longDate } from '@aicp/compliance/law/calendar';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { ClockLists } from '../../../parts/clocks/ClockLists.tsx';
import { FoldedSection } from './FoldedSection.tsx';

const Fragment = graphql(`
  fragment ClockSection_report on Report {
    clocks {
      ...ClockLists_clock
    }
  }
`);

/** The dates that matter to this system, relative to the report's date. */
export function ClockSection({ day, ...props }: { report: FragmentType<typeof Fragment>; day: string }) {
  const { clocks } = readFragment(Fragment, props.report);
  if (clocks.length === 0) return null;
  return (
    <FoldedSection id="dates" title="Dates" note={String(clocks.length)}>
      <p className="max-w-170 text-sm text-muted">Legal dates for this system, as of {longDate(day)}.</p>
      <ClockLists clocks={clocks} day={day} isLive={false} />
    </FoldedSection>
  );
}
