import { useState } from 'react';

/** Where the build has drawn what a page looks like while it is awaited (src/prerender.tsx), until the client draws. */
export const DRAWN_SKELETON = 'skeleton';

/** After one that is there already nothing is awaited for a moment more: the page changes once. */
const followsAnother = () => typeof document !== 'undefined' && document.getElementById(DRAWN_SKELETON) !== null;

/** Lines where text will stand, in its final geometry; drawn only after a moment. */
export function Skeleton({ rows = 1, className = 'h-5' }: { rows?: number; className?: string }) {
  const [atOnce] = useState(followsAnother);
  return (
    <div role="status" className={`awaited space-y-3 ${atOnce ? '' : 'after-a-moment'}`}>
      <span className="sr-only">Loading</span>
      {[...Array(rows).keys()].map(row => (
        <div key={row} className={`skeleton ${className}`} />
      ))}
    </div>
  );
}
