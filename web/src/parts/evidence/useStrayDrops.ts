import { useEffect } from 'react';

/** Prevents a file dropped in the wrong place from replacing the page, which is what browsers do by default. */
export function useStrayDrops() {
  useEffect(() => {
    function refuse(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
