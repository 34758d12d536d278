import { useState } from 'react';
import { failureOf } from '../client/failure.ts';

/** Whether nothing was saved because someone else had changed the same meanwhile. */
export const isChanged = (error: unknown) => failureOf(error).reason === 'changed';

/** Lets someone choose, in a `MeanwhileDialog` that shows the conflict, between a change of theirs and what stands now. */
export function useEditConflict<Conflict>() {
  const [open, setOpen] = useState<{ conflict: Conflict; choose: (isMine: boolean) => void }>();

  /** Returns whether to save theirs over what stands now. */
  async function isMineChosen(conflict: Conflict): Promise<boolean> {
    const isMine = await new Promise<boolean>(choose => setOpen({ conflict, choose }));
    setOpen(undefined);
    return isMine;
  }
  const choices = { onKeep: () => open?.choose(false), onSave: () => open?.choose(true) };
  return { isMineChosen, conflict: open?.conflict, choices };
}
