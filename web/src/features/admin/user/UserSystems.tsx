import { useLazyQuery } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { SystemRisk } from '../../../parts/system/SystemRisk.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import type { RiskLevel } from '../../../ui/RiskBadge.tsx';
import { toastFailure } from '../../../ui/toast.ts';

const Fragment = graphql(`
  fragment UserSystems_system on AdminSystem {
    id
    name
    systemType
    jurisdiction
    riskLevel
    scored
    class
    assessedAt
  }
`);

const NamedSystems = graphql(`
  query NamedSystems($id: ID!) {
    adminUser(id: $id) {
      id
      systems(names: true) {
        id
        ...UserSystems_system
      }
    }
  }
`);

/** The maximum number of systems that the server lists. */
const MAX_SYSTEMS = 200;

type Props = { userId: string; systems: readonly FragmentType<typeof Fragment>[] };

/** The AI systems of the user's organisation. Names are shown on request, which the log records. */
export function UserSystems({ userId, ...props }: Props) {
  // Not into the cache: fetching the list without names again would remove them.
  const [ask, { data, loading }] = useLazyQuery(NamedSystems, { fetchPolicy: 'no-cache' });
  const named = readFragment(Fragment, data?.adminUser.systems);
  const names = new Map(named?.map(({ id, name }) => [id, name]));
  const systems = readFragment(Fragment, props.systems);

  async function show() {
    const { error } = await ask({ variables: { id: userId } });
    if (error) toastFailure('Error', failureOf(error).message);
  }

  return (
    <section aria-labelledby="user-systems" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="user-systems" className="font-serif text-xl font-semibold">
          AI systems
        </h2>
        {systems.length > 0 && !named && (
          <Button size="small" disabled={loading} onClick={show}>
            {loading ? 'Loading...' : 'Show Names'}
          </Button>
        )}
      </div>
      {systems.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {named
            ? 'The names are shown. This is recorded in the activity log.'
            : 'Names belong to the organisation and are hidden. Showing them is recorded in the activity log.'}
        </p>
      )}
      {systems.length === MAX_SYSTEMS && <p className="mt-1 text-sm text-muted">The latest {MAX_SYSTEMS} systems.</p>}
      {systems.length === 0 ? (
        <p className="mt-3 rounded-card border border-line bg-surface px-6 py-10 text-center text-sm text-muted">
          None yet. AI systems that this user creates appear here.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          {systems.map(({ id, name, systemType, jurisdiction, riskLevel, assessedAt, ...result }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm [contain-intrinsic-size:auto_66px] [content-visibility:auto] sm:px-6"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="truncate font-medium" title={names.get(id) ?? name}>
                  {names.get(id) ?? name}
                </p>
                <p className="figures truncate text-xs text-muted">
                  {[jurisdiction, systemType, assessedAt && `assessed ${formatDay(assessedAt)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <SystemRisk
                latest={riskLevel ? { ...result, riskLevel: riskLevel as RiskLevel } : null}
                law={jurisdiction}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
