import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { compactControl } from '../../../ui/compactControl.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCount } from '../../../ui/formatCount.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VirtualTable } from '../../../ui/VirtualTable.tsx';
import { ConfirmedDownload } from '../ConfirmedDownload.tsx';
import { useNotices } from '../useNotices.ts';
import { UserBulkBar } from './UserBulkBar.tsx';
import { UserHead } from './UserHead.tsx';
import { UserRow, userColumns } from './UserRow.tsx';
import type { ListedUser } from './userList.ts';
import { type UserFilter, type UserOrder, userFilters, usersInOrder, usersInView } from './userView.ts';
import { useUserActions } from './useUserActions.tsx';
import { useUsers } from './useUsers.ts';

const heights = { row: 65, card: 137 };
const idOf = (user: ListedUser) => user.id;
/** All accounts: searched and filtered in the browser, with actions in each row. */
export function UserManagement() {
  const { users, isComplete, failure, tryAgain, refresh } = useUsers();
  const { act, dialog } = useUserActions();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<UserFilter>('all');
  const [order, setOrder] = useState<UserOrder>();
  // The search field responds at once; a long list follows.
  const deferred = useDeferredValue(search);
  const shown = useMemo(
    () => usersInOrder(usersInView(users, filter, deferred), order),
    [users, filter, deferred, order],
  );
  const drawn = useRef<readonly ListedUser[]>([]);
  const onDrawn = useCallback((rows: readonly ListedUser[]) => {
    drawn.current = rows;
  }, []);
  const again = useCallback(() => refresh(drawn.current).catch(() => {}), [refresh]);
  useNotices('users', () => isComplete && again());
  const session = useSession();
  const ownId = session.status === 'user' ? session.user.id : undefined;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (ids: readonly string[], isSelected: boolean) =>
      setTicked(known => {
        const next = new Set(known);
        for (const id of ids) isSelected ? next.add(id) : next.delete(id);
        return next;
      }),
    [],
  );
  const selectable = useMemo(() => shown.filter(({ id }) => id !== ownId), [shown, ownId]);
  // Accounts that the list no longer shows are not changed.
  const selected = useMemo(() => selectable.filter(({ id }) => ticked.has(id)), [selectable, ticked]);
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
          dir="auto"
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
        <ConfirmedDownload href="/api/admin/users.csv" name="users.csv" />
      </search>
      <p role="status" className="figures mt-3 text-xs text-muted">
        {isComplete
          ? shown.length === total
            ? `${formatCount(total)} ${total === 1 ? 'user' : 'users'}`
            : `${formatCount(shown.length)} of ${formatCount(total)} users match`
          : !failure && total > 0 && `${formatCount(total)} users loaded...`}
      </p>
      {isComplete && <UserBulkBar selectable={selectable} selected={selected} ownId={ownId} onSelect={select} />}
      <section aria-label="Users" className="mt-2 overflow-hidden rounded-card border border-line bg-surface">
        {failure && !isComplete && (
          <EmptyState title="The users could not be loaded" text={failure.message}>
            <Button onClick={tryAgain}>Try Again</Button>
          </EmptyState>
        )}
        {!isComplete && !failure && (
          <div className="p-6">
            <Skeleton rows={6} className="h-12" />
          </div>
        )}
        {isComplete && shown.length === 0 && (
          <EmptyState title="No user matches" text="Use fewer search words, or choose another filter.">
            <Button onClick={showAll}>Show All Users</Button>
          </EmptyState>
        )}
        {isComplete && shown.length > 0 && (
          <VirtualTable
            label={order ? 'Users' : 'Users, newest first'}
            rows={shown}
            idOf={idOf}
            heights={heights}
            columns={userColumns}
            head={<UserHead order={order} onOrder={setOrder} />}
            view={`${filter} ${deferred} ${order?.by} ${order?.descending}`}
            onDrawn={onDrawn}
          >
            {user => <UserRow user={user} act={act} ownId={ownId} isSelected={ticked.has(user.id)} onSelect={select} />}
          </VirtualTable>
        )}
      </section>
      {dialog}
    </>
  );
}
