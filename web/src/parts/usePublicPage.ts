import { useEffect } from 'react';
import { publicPages } from './publicPages.ts';

/** Sets the document's title and description to those in the HTML file of a public page. */
export function usePublicPage(path: keyof typeof publicPages): void {
  const { title, description } = publicPages[path];
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
