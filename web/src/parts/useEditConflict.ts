import { useState } from 'react';
import { failureOf } from '../client/failure.ts';

/** Whether nothing was saved because another member had changed the same data. */
export const isChanged = (error: unknown) => failureOf(error).reason === 'changed';

/** Lets the user choose between their change and the current value, in a `MeanwhileDialog` that shows the conflict. */
export function useEditConflict<Conflict>() {
  const [open, setOpen] = useState<{ conflict: Conflict; choose: (isMine: boolean) => void }>();

  /** Returns whether to save the user's change over the current value. */
  async function isMineChosen(conflict: Conflict): Promise<boolean> {
    const isMine = await new Promise<boolean>(choose => setOpen({ conflict, choose }));
    setOpen(undefined);
    return isMine;
  }
  const choices = { onKeep: () => open?.choose(false), onSave: () => open?.choose(true) };
  return { isMineChosen, conflict: open?.conflict, choices };
}
