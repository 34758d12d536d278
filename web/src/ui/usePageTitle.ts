import { isolated } from '@aicp/contracts/isolated';
import { useEffect } from 'react';
import { productName } from './productName.ts';

/** Sets the page's title in the browser's tab and history. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${isolated(title)} – ${productName}` : productName;
  }, [title]);
}
