import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { compactControl } from '../../../ui/compactControl.ts';
import { DownloadLink } from '../../../ui/DownloadLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VirtualTable } from '../../../ui/VirtualTable.tsx';
import { useNotices } from '../useNotices.ts';
import { UserRow, userColumns, userHead } from './UserRow.tsx';
import type { ListedUser } from './userList.ts';
import { type UserFilter, userFilters, usersInView } from './userView.ts';
import { useUserActions } from './useUserActions.tsx';
import { useUsers } from './useUsers.ts';

const heights = { row: 65, card: 137 };
const idOf = (user: ListedUser) => user.id;
const count = new Intl.NumberFormat('en-GB');

/** Everybody who has an account: searched and filtered here, and acted upon in place. */
export function UserManagement() {
  const { users, isComplete, failure, tryAgain, refresh } = useUsers();
  const { act, dialog } = useUserActions();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<UserFilter>('all');
  // The field that is typed into answers at once; a long list follows.
  const deferred = useDeferredValue(search);
  const shown = useMemo(() => usersInView(users, filter, deferred), [users, filter, deferred]);
  const drawn = useRef<readonly ListedUser[]>([]);
  const onDrawn = useCallback((rows: readonly ListedUser[]) => {
    drawn.current = rows;
  }, []);
  const again = useCallback(() => refresh(drawn.current).catch(() => {}), [refresh]);
  useNotices('users', () => isComplete && again());
  // Someone who comes back to a list that is there already sees what has changed since.
  const [wasComplete] = useState(isComplete);
  useEffect(() => {
    if (wasComplete) again();
  }, [wasComplete, again]);
  const total = users.length;
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };

  return (
    <>
      <search className="grid grid-cols-2 gap-2 sm:flex">
        <input
          type="search"
          aria-label="Search users"
          placeholder="Search by username, email or company"
          value={search}
          onChange={event => setSearch(event.target.value)}
          className={`${compactControl} col-span-2 sm:flex-1`}
        />
        <select
          aria-label="Filter users"
          value={filter}
          onChange={event => setFilter(event.target.value as UserFilter)}
          className={compactControl}
        >
          {Object.entries(userFilters).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <DownloadLink href="/api/admin/users.csv">Export CSV</DownloadLink>
      </search>
      <p role="status" className="figures mt-3 text-xs text-muted">
        {isComplete
          ? shown.length === total
            ? `${count.format(total)} ${total === 1 ? 'user' : 'users'}`
            : `${count.format(shown.length)} of ${count.format(total)} users match`
          : !failure && total > 0 && `${count.format(total)} users loaded...`}
      </p>
      <section aria-label="Users" className="mt-2 overflow-hidden rounded-card border border-line bg-surface">
        {failure && !isComplete && (
          <EmptyState title="The users could not be loaded" text={failure.message}>
            <Button onClick={tryAgain}>Try again</Button>
          </EmptyState>
        )}
        {!isComplete && !failure && (
          <div className="p-6">
            <Skeleton rows={6} className="h-12" />
          </div>
        )}
        {isComplete && shown.length === 0 && (
          <EmptyState title="No user matches" text="Use fewer search words, or choose another filter.">
            <Button onClick={showAll}>Show all users</Button>
          </EmptyState>
        )}
        {isComplete && shown.length > 0 && (
          <VirtualTable
            label="Users, newest first"
            rows={shown}
            idOf={idOf}
            heights={heights}
            columns={userColumns}
            head={userHead}
            view={`${filter} ${deferred}`}
            onDrawn={onDrawn}
          >
            {user => <UserRow user={user} act={act} />}
          </VirtualTable>
        )}
      </section>
      {dialog}
    </>
  );
}
