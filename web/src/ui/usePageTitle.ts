import { useEffect } from 'react';
import { productName } from './productName.ts';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} – ${productName}` : productName;
  }, [title]);
}
