import { useEffect, useId, useState } from 'react';
import { compactControl } from '../../../ui/compactControl.ts';
import { useNotices } from '../useNotices.ts';
import { useUsers } from '../users/useUsers.ts';

const MAX_USERS = 20;

type Props = { userId: string | undefined; onPick: (userId: string | undefined) => void };

/** Picks one account by name; the browser's own list suggests matches. */
export function UserPicker({ userId, onPick }: Props) {
  const { users, isComplete, refresh } = useUsers();
  useNotices('users', () => refresh([]).catch(() => {}));
  const [typed, setTyped] = useState<string>();
  const list = useId();
  const picked = users.find(({ id }) => id === userId)?.username ?? (userId && `User ${userId}`) ?? '';
  const text = typed ?? picked;
  const wanted = text.toLowerCase();
  const fitting = typed ? users.filter(({ username }) => username.toLowerCase().includes(wanted)) : [];
  const isUnknown = !!typed && isComplete && fitting.length === 0;
  const named = fitting.find(({ username }) => username.toLowerCase() === wanted);

  // The filter may name a user before the list with their name is loaded.
  useEffect(() => {
    if (!named) return;
    setTyped(undefined);
    onPick(named.id);
  }, [named, onPick]);

  function type(next: string) {
    setTyped(next || undefined);
    if (!next) onPick(undefined);
  }

  return (
    <>
      <input
        type="search"
        dir="auto"
        aria-label="User"
        aria-invalid={isUnknown}
        placeholder="All users"
        list={list}
        value={text}
        onChange={event => type(event.target.value)}
        className={`${compactControl} aria-invalid:border-high`}
      />
      <datalist id={list}>
        {fitting.slice(0, MAX_USERS).map(({ id, username }) => (
          <option key={id} value={username} />
        ))}
      </datalist>
      {isUnknown && (
        <span role="status" className="sr-only">
          No user has this name.
        </span>
      )}
    </>
  );
}
