import type { ReactNode } from 'react';
import type { Deadline } from '../../parts/deadlines/deadlines.ts';

/** A shape for each kind, in the colour of the surrounding text, in a box of about 12 by 12. */
const shapes: Record<Deadline['kind'], ReactNode> = {
  law: <path d="M6 0 12 6 6 12 0 6Z" fill="currentColor" />,
  action: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  risk: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2.5" />,
  evidence: <path d="M1 1H11V11H1Z" fill="currentColor" />,
  reassessment: <path d="M6 0.5 12 11H0Z" fill="currentColor" />,
  review: <path d="M2 2H10V10H2Z" fill="none" stroke="currentColor" strokeWidth="2.5" />,
};

/** The kind of a date as a shape; the words are next to it. */
export function KindMark({ kind }: { kind: Deadline['kind'] }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className="shrink-0">
      {shapes[kind]}
    </svg>
  );
}
