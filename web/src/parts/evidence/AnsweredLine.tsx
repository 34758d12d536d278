import type { ReactNode } from 'react';
import { formatShortDate } from '../../ui/formatDate.ts';

/** The person who answered a duty, and the day; without a person it is an answer of the organisation. */
export function AnsweredLine({ at, by }: { at: string; by: ReactNode }) {
  return (
    <span className="figures mt-0.5 block text-xs text-muted">
      Answered {formatShortDate(at)} {by ? <>by {by}</> : 'for the organisation'}
    </span>
  );
}
