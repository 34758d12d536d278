import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ClockLists } from '../../parts/clocks/ClockLists.tsx';
import { today } from '../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment SystemDates_system on AiSystem {
    clocks {
      ...ClockLists_clock
    }
  }
`);

/** What applies to the system now, what comes next and when, by its latest report. */
export function SystemDates(props: { system: FragmentType<typeof Fragment> }) {
  const { clocks } = readFragment(Fragment, props.system);
  if (!clocks || clocks.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="font-serif text-xl font-semibold">Dates</h2>
      <p className="mt-1 text-sm text-muted">Legal dates for this system, from its latest report.</p>
      <ClockLists clocks={clocks} day={today()} isLive />
    </section>
  );
}
