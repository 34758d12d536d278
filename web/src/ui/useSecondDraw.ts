import { startTransition, useEffect, useState } from 'react';

/**
 * Draws a long page in two steps: its top first, and once that is on the screen the rest, in short pieces so that the page stays
 * responsive. False in the first step.
 */
export function useSecondDraw(): boolean {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => startTransition(() => setSecond(true)), []);
  return isSecond;
}
