import type { ReactNode } from 'react';
import { formatDay, formatShortDate } from '../../ui/formatDate.ts';

export type AnsweredBy = {
  at: string;
  /** Null or undefined if the person is not known. */
  by: ReactNode;
  /** Whether it is the organisation's answer for all of its systems. */
  fromOrganisation: boolean;
};

/** The day on which a duty was answered, and the person. */
export function Answered({
  at,
  by,
  fromOrganisation,
  word = 'answered',
  format = formatDay,
}: AnsweredBy & { word?: string; format?: typeof formatDay }) {
  return (
    <>
      {word} {format(at)}
      {fromOrganisation && ' for the organisation'}
      {by && <> by {by}</>}
    </>
  );
}

/** The answer under a duty in a table. */
export const AnsweredLine = (answered: AnsweredBy) => (
  <span className="figures mt-0.5 block text-xs text-muted">
    <Answered {...answered} word="Answered" format={formatShortDate} />
  </span>
);
