import type { ReactNode } from 'react';
import { formatShortDate } from '../../ui/formatDate.ts';

/** The person who answered a duty, and the day; null for an answer of the organisation, undefined if the person is not known. */
export function AnsweredLine({ at, by }: { at: string; by: ReactNode }) {
  return (
    <span className="figures mt-0.5 block text-xs text-muted">
      Answered {formatShortDate(at)}
      {by === null && ' for the organisation'}
      {by && <> by {by}</>}
    </span>
  );
}
