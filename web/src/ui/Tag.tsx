import type { ReactNode } from 'react';

/** A word next to a title that names its kind; it is not a rating, so it has no colour. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-control border border-edge px-2 py-0.5 font-sans text-xs font-medium whitespace-nowrap text-muted">
      {children}
    </span>
  );
}
