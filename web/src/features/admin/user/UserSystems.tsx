import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { RiskBadge, type RiskLevel } from '../../../ui/RiskBadge.tsx';

const Fragment = graphql(`
  fragment UserSystems_system on AdminSystem {
    id
    name
    systemType
    jurisdiction
    riskLevel
    assessedAt
  }
`);

/** The server lists no more. */
const MOST = 200;

/** The AI systems of an account. */
export function UserSystems(props: { systems: readonly FragmentType<typeof Fragment>[] }) {
  const systems = readFragment(Fragment, props.systems);
  return (
    <section aria-labelledby="user-systems" className="mt-10">
      <h2 id="user-systems" className="font-serif text-xl font-semibold">
        AI systems
      </h2>
      {systems.length === MOST && <p className="mt-1 text-sm text-muted">The latest {MOST} systems.</p>}
      {systems.length === 0 ? (
        <p className="mt-3 rounded-card border border-line bg-surface px-6 py-10 text-center text-sm text-muted">
          None yet. AI systems that this user creates appear here.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          {systems.map(({ id, name, systemType, jurisdiction, riskLevel, assessedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm [contain-intrinsic-size:auto_66px] [content-visibility:auto] sm:px-6"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="truncate font-medium" title={name}>
                  {name}
                </p>
                <p className="figures truncate text-xs text-muted">
                  {[jurisdiction, systemType, assessedAt && `assessed ${formatDay(assessedAt)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <RiskBadge level={riskLevel as RiskLevel | null} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
