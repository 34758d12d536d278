import { longDate } from '@aicp/compliance/law/calendar';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../Citation.tsx';

const Fragment = graphql(`
  fragment ClockLists_clock on Clock {
    date
    what
    binding
    citation {
      ...Citation_citation
    }
  }
`);

type Props = {
  clocks: readonly FragmentType<typeof Fragment>[];
  /** The date (ISO) that separates what applies from what is to come. */
  day: string;
  /** Whether days are counted from today; a report counts none. */
  isLive: boolean;
};

/** The dates that apply and those to come, and separately those only proposed. */
export function ClockLists({ day, isLive, ...props }: Props) {
  const clocks = readFragment(Fragment, props.clocks).toSorted((one, other) => one.date.localeCompare(other.date));
  const law = clocks.filter(({ binding }) => binding);
  const parts = [
    { title: 'Upcoming', clocks: law.filter(({ date }) => date > day) },
    { title: isLive ? 'Applies now' : `Applicable on ${longDate(day)}`, clocks: law.filter(({ date }) => date <= day) },
    { title: 'Proposed, not law', clocks: clocks.filter(({ binding }) => !binding) },
  ];
  return parts
    .filter(part => part.clocks.length > 0)
    .map(part => (
      <div key={part.title} className="mt-5 print:break-inside-avoid">
        <h3 className="text-sm font-semibold">{part.title}</h3>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {part.clocks.map(({ date, what, citation, binding }) => (
            <li
              key={`${date} ${what}`}
              className="grid gap-x-6 gap-y-1.5 py-3 text-sm sm:grid-cols-[9.5rem_1fr_fit-content(40%)] print:grid-cols-[8rem_1fr_fit-content(40%)]"
            >
              <span className="figures font-medium">{longDate(date)}</span>
              <span className="min-w-0">{what}</span>
              <span>
                <Citation
                  citation={citation}
                  appliesFrom={binding ? date : null}
                  undated={!binding}
                  on={isLive ? undefined : day}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
    ));
}
