/**
 * Calls `open` as often as the page comes into view, and `close` as often as it goes out of it, and in the end. Browsers open six
 * connections to a server: pages that no one looks at leave theirs to those that are looked at.
 * @returns what ends it
 */
export function whileVisible(open: () => void, close: () => void): () => void {
  function follow() {
    close();
    if (!document.hidden) open();
  }
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
