import { startTransition, useEffect, useState } from 'react';

/**
 * Renders a long page in two steps: its top first, and after that is painted the rest, in short pieces so that the page stays responsive.
 * False in the first step.
 */
export function useSecondDraw(): boolean {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => startTransition(() => setSecond(true)), []);
  return isSecond;
}
