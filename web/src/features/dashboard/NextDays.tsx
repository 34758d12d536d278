import { longDate, stateOf } from '@aicp/compliance/law/calendar';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { systemPath } from '../../parts/paths.ts';
import { today } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';

const Fragment = graphql(`
  fragment NextDays_day on ClockDay {
    date
    binding
    what
    systemCount
    systems {
      id
      name
    }
  }
`);

type Props = { jurisdiction: Jurisdiction; days: readonly FragmentType<typeof Fragment>[] | null | undefined };

/** The next days of the law over all systems, by their latest reports. */
export function NextDays({ jurisdiction, ...props }: Props) {
  const days = readFragment(Fragment, props.days);
  if (!days) return null;
  const all = (
    <Link to="/deadlines" className="text-xs underline underline-offset-4 hover:no-underline">
      All Deadlines
    </Link>
  );
  if (days.length === 0) return <p className="mt-4">{all}</p>;
  const now = today();
  return (
    <section aria-labelledby="next-days" className="mt-4 rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <h2 id="next-days" className="text-xs font-medium text-muted">
          Dates to come for your systems
        </h2>
        {all}
      </div>
      <ul className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {days.map(({ date, binding, what, systemCount, systems }) => {
          const { daysLeft } = stateOf(date, now);
          const named = systems.flatMap(system => system ?? []);
          const more = systemCount - named.length;
          return (
            <li key={`${date} ${binding}`} className="min-w-0 text-sm">
              <p className="figures flex flex-wrap items-center gap-x-2 font-semibold">
                {longDate(date)}
                <span className="font-normal text-muted">
                  in {daysLeft.toLocaleString('en-GB')} {daysLeft === 1 ? 'day' : 'days'}
                </span>
                {!binding && <Tag>Proposed, not law</Tag>}
              </p>
              <p className="mt-0.5 line-clamp-2 text-muted">{what[0]}</p>
              <p className="mt-0.5 truncate">
                {named.map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <Link to={systemPath(jurisdiction, id)} className="underline underline-offset-4 hover:no-underline">
                      {name}
                    </Link>
                  </span>
                ))}
                {more > 0 && <span className="text-muted"> and {more} more</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
