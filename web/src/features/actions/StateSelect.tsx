import type { ActionState, WorkState } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { compactControl } from '../../ui/compactControl.ts';
import { stateNames } from './actionView.ts';
import { useUpdateAction } from './useUpdateAction.tsx';

const workable: readonly WorkState[] = ['open', 'doing', 'done'];

type Props = { id: string; title: string; state: ActionState };

/** How far it is, changed in place; an approval accepts, and a report closes. */
export function StateSelect({ id, title, state }: Props) {
  const refused = useRefusal('work');
  const { save, saving, choice } = useUpdateAction(id);
  if (state === 'closed') return <span className="text-sm text-muted">Closed</span>;
  const change = (next: WorkState) => save({ state: next }, { seen: { state }, yours: stateNames[next] });
  return (
    <>
      <select
        aria-label={`State of ${title}`}
        title={refused}
        value={state}
        disabled={saving || !!refused}
        onChange={({ target }) => change(target.value as WorkState)}
        className={`${compactControl} w-full disabled:opacity-70`}
      >
        {state === 'accepted' && <option value="accepted">Accepted</option>}
        {workable.map(one => (
          <option key={one} value={one}>
            {stateNames[one]}
          </option>
        ))}
      </select>
      {choice}
    </>
  );
}
