import { type ComponentType, useState } from 'react';
import { toastFailure } from './toast.ts';

/**
 * A part of a page that is fetched on request. If that fails, the user sees a message and the page stays. The second value fetches it,
 * and returns whether it is available.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  async function fetchPart(): Promise<boolean> {
    try {
      const part = await load();
      setPart(() => part);
      return true;
    } catch {
      toastFailure('Error', 'This could not be loaded. Check your connection, or reload the page.');
      return false;
    }
  }

  return [Part, fetchPart] as const;
}
