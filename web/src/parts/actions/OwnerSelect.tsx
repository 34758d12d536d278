import { compactControl } from '../../ui/compactControl.ts';
import { useRefusal } from '../account/useRefusal.ts';
import type { Member } from '../people/personName.ts';
import { type Named, personName } from '../people/personName.ts';
import { useUpdateAction } from './useUpdateAction.tsx';

type Owner = (Named & { id: string }) | null;

type Props = { id: string; title: string; owner: Owner; members: readonly Member[]; disabled: boolean };

/** The owner of an action, changed in place. */
export function OwnerSelect({ id, title, owner, members, disabled }: Props) {
  const refused = useRefusal('work');
  const { save, saving, choice } = useUpdateAction(id);
  const isKnown = members.some(member => member.id === owner?.id);
  function change(next: string | null) {
    const chosen = members.find(member => member.id === next);
    const yours = chosen ? personName(chosen) : 'Unassigned';
    void save({ owner: next }, { seen: { owner: owner?.id ?? null }, yours });
  }
  return (
    <>
      <select
        data-owner
        aria-label={`Owner of ${title}`}
        title={refused}
        value={owner?.id ?? ''}
        disabled={disabled || saving || !!refused}
        onChange={({ target }) => change(target.value || null)}
        className={`${compactControl} w-full disabled:opacity-70`}
      >
        <option value="">Unassigned</option>
        {owner && !isKnown && <option value={owner.id}>{personName(owner)}</option>}
        {members.map(person => (
          <option key={person.id} value={person.id}>
            {personName(person)}
          </option>
        ))}
      </select>
      {choice}
    </>
  );
}
