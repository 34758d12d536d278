import { useRefusal } from '../../parts/account/useRefusal.ts';
import { personName } from '../../parts/people/personName.ts';
import { compactControl } from '../../ui/compactControl.ts';
import { useUpdateAction } from './useUpdateAction.tsx';

export type Member = { id: string; username: string };
type Owner = { id: string; username?: string | null } | null;

type Props = { id: string; title: string; owner: Owner; members: readonly Member[]; disabled: boolean };

/** Who does it, changed in place. */
export function OwnerSelect({ id, title, owner, members, disabled }: Props) {
  const refused = useRefusal('work');
  const { save, saving, choice } = useUpdateAction(id);
  const isKnown = members.some(member => member.id === owner?.id);
  function change(next: string | null) {
    const yours = members.find(member => member.id === next)?.username ?? 'Nobody';
    void save({ owner: next }, { seen: { owner: owner?.id ?? null }, yours });
  }
  return (
    <>
      <select
        aria-label={`Owner of ${title}`}
        title={refused}
        value={owner?.id ?? ''}
        disabled={disabled || saving || !!refused}
        onChange={({ target }) => change(target.value || null)}
        className={`${compactControl} w-full disabled:opacity-70`}
      >
        <option value="">Nobody</option>
        {owner && !isKnown && <option value={owner.id}>{personName(owner)}</option>}
        {members.map(({ id: member, username }) => (
          <option key={member} value={member}>
            {username}
          </option>
        ))}
      </select>
      {choice}
    </>
  );
}
