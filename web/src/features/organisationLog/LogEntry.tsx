import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { formatUtcTime } from '../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment LogEntry_entry on OrganisationLogEntry {
    id
    at
    username
    name
    details
    hash
  }
`);

/** A log entry: who did what, and when. The number and the hash allow comparison with a copy. */
export function LogEntry(props: { entry: FragmentType<typeof Fragment> }) {
  const { id, at, username, name, details, hash } = readFragment(Fragment, props.entry);
  return (
    <li className="px-5 py-3 text-sm wrap-anywhere sm:px-6">
      <p>
        <span className="font-medium">
          <PersonName person={{ username, fullName: name === username ? null : name }} />
        </span>{' '}
        · {details}
      </p>
      <p className="figures mt-0.5 text-muted">
        <time dateTime={at}>{formatUtcTime(at)}</time> · Entry {id}{' '}
        <span className="font-mono text-xs" title={`SHA-256 ${hash}`}>
          {hash.slice(0, 8)}
        </span>
      </p>
    </li>
  );
}
