import { Suspense, useState } from 'react';
import type { ActionState, WorkState } from '../../gql/graphql.ts';
import { compactControl } from '../../ui/compactControl.ts';
import { useRefusal } from '../account/useRefusal.ts';
import { lazyComponent } from '../lazyComponent.ts';
import { stateNames } from './stateNames.ts';
import { useUpdateAction } from './useUpdateAction.tsx';

const DoneDialog = lazyComponent(() => import('./DoneDialog.tsx').then(module => module.DoneDialog));

const workable: readonly WorkState[] = ['open', 'doing', 'done'];

type Props = { id: string; title: string; state: ActionState };

/** The state, changed in place. "Done" asks what was done. Only an approval sets "accepted", and only a report sets "closed". */
export function StateSelect({ id, title, state }: Props) {
  const refused = useRefusal('work');
  const { save, saving, choice } = useUpdateAction(id);
  const [asks, setAsks] = useState(false);
  if (state === 'closed') return <span className="text-sm text-muted">Closed</span>;
  const change = (next: WorkState, doneNote?: string | null) =>
    save({ state: next, ...(doneNote && { doneNote }) }, { seen: { state }, yours: stateNames[next] });

  async function markDone(doneNote: string | null) {
    if ((await change('done', doneNote)) !== 'failed') setAsks(false);
  }
  return (
    <>
      <select
        aria-label={`Status of ${title}`}
        title={refused}
        value={state}
        disabled={saving || !!refused}
        onChange={({ target }) => (target.value === 'done' ? setAsks(true) : change(target.value as WorkState))}
        className={`${compactControl} w-full disabled:opacity-70`}
      >
        {state === 'accepted' && <option value="accepted">{stateNames.accepted}</option>}
        {workable.map(one => (
          <option key={one} value={one}>
            {stateNames[one]}
          </option>
        ))}
      </select>
      {asks && (
        <Suspense>
          <DoneDialog id={id} title={title} saving={saving} onDone={markDone} onClose={() => setAsks(false)} />
        </Suspense>
      )}
      {choice}
    </>
  );
}
