import { memo } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { actionWords } from '../../../parts/activity/actionWords.ts';
import { formatUtcTime } from '../../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment ActivityRow_activity on Activity {
    id
    username
    userId
    action
    details
    target {
      kind
      id
    }
    address
    device
    reason
    timestamp
    hash
  }
`);

export const activityHead = (
  <>
    <th className="font-medium">Entry</th>
    <th className="font-medium">Time</th>
    <th className="font-medium">User</th>
    <th className="font-medium">Activity</th>
    <th className="font-medium @max-4xl:hidden">From</th>
  </>
);

export const activityColumns = `grid-cols-[minmax(0,1fr)_auto] @xl:grid-cols-[5.5rem_8.5rem_minmax(0,1fr)_minmax(0,2fr)]
  @4xl:grid-cols-[5.5rem_8.5rem_10rem_minmax(0,1fr)_11rem]`;

/** The cells of one entry of the log. */
export const ActivityRow = memo(function ActivityRow(props: { activity: FragmentType<typeof Fragment> }) {
  const entry = readFragment(Fragment, props.activity);
  const { id, username, userId, action, details, target, address, device, reason, timestamp, hash } = entry;
  const sentence = reason ? `${details} Reason: ${reason}` : details;
  return (
    <>
      <td className="min-w-0 @max-xl:col-start-2 @max-xl:row-start-1 @max-xl:text-right">
        <span className="text-muted">{id}</span>
        <span className="block truncate font-mono text-xs text-faint" title={`SHA-256 ${hash}`}>
          {hash.slice(0, 8)}
        </span>
      </td>
      <td className="text-muted @max-xl:col-span-2">
        <time dateTime={timestamp}>{formatUtcTime(timestamp)}</time>
      </td>
      <th
        scope="row"
        className="min-w-0 text-left font-medium @max-xl:col-start-1 @max-xl:row-start-1"
        title={username}
      >
        {userId ? (
          <Link
            to={`/admin/users/${userId}`}
            className="inline-block min-h-6 max-w-full truncate underline-offset-4 hover:underline"
          >
            {username}
          </Link>
        ) : (
          <span className="block truncate">{username}</span>
        )}
      </th>
      <td className="min-w-0 @max-xl:col-span-2">
        <span className="line-clamp-2" title={sentence}>
          {sentence}
        </span>
        <span className="block truncate text-xs text-muted">
          {actionWords(action)}
          {target && (
            <>
              {' · '}
              {target.kind === 'user' ? (
                <Link
                  to={`/admin/users/${target.id}`}
                  className="inline-block min-h-6 underline underline-offset-2 -outline-offset-2"
                >
                  user {target.id}
                </Link>
              ) : (
                `${actionWords(target.kind).toLowerCase()} ${target.id}`
              )}
            </>
          )}
        </span>
      </td>
      <td className="min-w-0 truncate text-xs text-muted @max-4xl:hidden" title={[device, address].join(' ')}>
        {device}
        <span className="block">{address}</span>
      </td>
    </>
  );
});
