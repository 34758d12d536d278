import { isolated } from '@aicp/contracts/isolated';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { UserBadges } from '../UserBadges.tsx';
import { UserMenu } from './UserMenu.tsx';
import type { Act } from './useUserActions.tsx';

const Fragment = graphql(`
  fragment UserRow_user on AdminUser {
    id
    username
    email
    companyName
    assessmentCount
    createdAt
    lastLogin
    ...UserBadges_user
    ...UserMenu_user
  }
`);

type Props = {
  user: FragmentType<typeof Fragment>;
  act: Act;
  ownId: string | undefined;
  isSelected: boolean;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
};

export const userColumns = `grid-cols-[1.5rem_minmax(0,1fr)_2rem] @xl:grid-cols-[1.5rem_minmax(0,1fr)_11.5rem_8.5rem_2rem]
  @2xl:grid-cols-[1.5rem_minmax(0,1fr)_11.5rem_5.5rem_8.5rem_2rem] @4xl:grid-cols-[1.5rem_minmax(0,1fr)_11.5rem_5.5rem_8.5rem_8.5rem_2rem]`;

/** The cells of one account. The row links to its page; the menu lies above that link. */
export const UserRow = memo(function UserRow({ act, ownId, isSelected, onSelect, ...props }: Props) {
  const user = readFragment(Fragment, props.user);
  const { id, username, email, companyName, assessmentCount, createdAt, lastLogin } = user;
  const who = companyName ? `${email} · ${isolated(companyName)}` : email;
  return (
    <>
      <td className="relative z-1 @max-xl:col-start-1 @max-xl:row-start-1">
        <UserTick
          username={username}
          isOwn={id === ownId}
          isSelected={isSelected}
          onSelect={isSelected => onSelect([id], isSelected)}
        />
      </td>
      <th scope="row" className="min-w-0 text-left font-normal @max-xl:row-start-1">
        <Link
          to={`/admin/users/${id}`}
          title={username}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {username}
        </Link>
        <span className="block truncate text-muted" title={who}>
          {who}
        </span>
      </th>
      <td className="flex flex-wrap gap-1.5 @max-xl:col-span-2 @max-xl:col-start-2">
        <UserBadges user={user} />
      </td>
      <td className="text-right @max-2xl:hidden">{assessmentCount}</td>
      <td className="text-muted @max-4xl:hidden">{formatDay(createdAt)}</td>
      <td className="text-muted @max-xl:col-span-2 @max-xl:col-start-2">
        <span className="@xl:hidden">
          {assessmentCount === 1 ? '1 assessment' : `${assessmentCount} assessments`} ·{' '}
        </span>
        {lastLogin ? (
          <>
            <span className="@xl:hidden">Last login </span>
            {formatDay(lastLogin)}
          </>
        ) : (
          'Never'
        )}
      </td>
      <td className="relative @max-xl:col-start-3 @max-xl:row-start-1">
        <UserMenu user={user} act={act} />
      </td>
    </>
  );
});

type UserTickProps = { username: string; isOwn: boolean; isSelected: boolean; onSelect: (isSelected: boolean) => void };

/** Selects an account for bulk changes; the administrator's own account cannot be selected. */
function UserTick({ username, isOwn, isSelected, onSelect }: UserTickProps) {
  return (
    <label className="grid size-6 place-items-center" title={isOwn ? 'This is your own account.' : undefined}>
      <input
        type="checkbox"
        aria-label={isOwn ? `${username} is your own account` : `Select ${username}`}
        checked={isSelected}
        disabled={isOwn}
        onChange={({ target }) => onSelect(target.checked)}
        className="size-4.5"
      />
    </label>
  );
}
