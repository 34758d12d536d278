type Props = { username: string; isOwn: boolean; isSelected: boolean; onSelect: (isSelected: boolean) => void };

/** Takes an account into what is changed together, or out of it; one's own account cannot be. */
export function UserTick({ username, isOwn, isSelected, onSelect }: Props) {
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
