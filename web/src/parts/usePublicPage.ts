import { useEffect } from 'react';
import { publicPages } from './publicPages.ts';

/** Gives the document the title and description of a public page, as its own HTML file has them. */
export function usePublicPage(path: keyof typeof publicPages): void {
  const { title, description } = publicPages[path];
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
