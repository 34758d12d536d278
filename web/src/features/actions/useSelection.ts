import { MAX_ACTIONS_AT_ONCE } from '@aicp/contracts/limits';
import { useState } from 'react';

/** The selected actions among those shown. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = chosen.filter(id => shown.includes(id));
  return {
    ids,
    set: setChosen,
    toggle: (id: string, isOn: boolean) => setChosen(isOn ? [...ids, id] : ids.filter(other => other !== id)),
    /** The largest selection that can be changed at once. */
    most: (all: readonly string[]) => all.slice(0, MAX_ACTIONS_AT_ONCE),
  };
}
export type Selection = ReturnType<typeof useSelection>;
