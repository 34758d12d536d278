import { type ComponentType, useState } from 'react';
import { toastFailure } from './toast.ts';

/**
 * A part of a page that is fetched when someone asks for it. If that fails, they see a message and the page stays.
 * The second value fetches, and returns whether the part is there.
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
