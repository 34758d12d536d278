import { useId, useState } from 'react';
import { compactControl } from '../../../ui/compactControl.ts';
import { useUsers } from '../users/useUsers.ts';

const MOST = 20;

type Props = { userId: string | undefined; onPick: (userId: string | undefined) => void };

/** One account, by its name: the browser's own list suggests those that fit what is typed. */
export function UserPicker({ userId, onPick }: Props) {
  const { users } = useUsers();
  const [typed, setTyped] = useState<string>();
  const list = useId();
  const picked = users.find(({ id }) => id === userId)?.username ?? (userId && `User ${userId}`) ?? '';
  const text = typed ?? picked;
  const wanted = text.toLowerCase();
  const fitting = typed ? users.filter(({ username }) => username.toLowerCase().includes(wanted)).slice(0, MOST) : [];
  const isUnknown = !!typed && fitting.length === 0;

  function type(next: string) {
    const user = users.find(({ username }) => username.toLowerCase() === next.toLowerCase());
    setTyped(user || !next ? undefined : next);
    if (user || !next) onPick(user?.id);
  }

  return (
    <>
      <input
        type="search"
        aria-label="User"
        aria-invalid={isUnknown}
        placeholder="All users"
        list={list}
        value={text}
        onChange={event => type(event.target.value)}
        className={`${compactControl} aria-invalid:border-high`}
      />
      <datalist id={list}>
        {fitting.map(({ id, username }) => (
          <option key={id} value={username} />
        ))}
      </datalist>
      {isUnknown && (
        <span role="status" className="sr-only">
          There is no user of this name.
        </span>
      )}
    </>
  );
}
