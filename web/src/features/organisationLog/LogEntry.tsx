import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatMoment } from '../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment LogEntry_entry on OrganisationLogEntry {
    id
    at
    username
    details
    hash
  }
`);

/** Who did what, and when; the number and the hash are for those who compare it with a copy. */
export function LogEntry(props: { entry: FragmentType<typeof Fragment> }) {
  const { id, at, username, details, hash } = readFragment(Fragment, props.entry);
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-3 text-sm sm:grid-cols-[9.5rem_minmax(0,1fr)_6.5rem] sm:px-6">
      <time dateTime={at} className="figures text-muted">
        {formatMoment(at)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{username}</p>
        <p>{details}</p>
      </div>
      <p className="figures text-xs text-muted sm:text-right">
        Entry {id}
        <span className="font-mono max-sm:ml-2 sm:block" title={`SHA-256 ${hash}`}>
          {hash.slice(0, 8)}
        </span>
      </p>
    </li>
  );
}
