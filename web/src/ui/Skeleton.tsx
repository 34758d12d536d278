import { useState } from 'react';

/** The id of a prerendered loading state (src/prerender.tsx), which stays until the client renders. */
export const DRAWN_SKELETON = 'skeleton';

/** After a prerendered skeleton there is no further delay, so that the page changes once. */
const followsAnother = () => typeof document !== 'undefined' && document.getElementById(DRAWN_SKELETON) !== null;

/** Placeholder lines with the final geometry of the text; shown after a short delay. */
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
